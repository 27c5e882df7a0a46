package towline.store;

import java.io.IOException;
import java.nio.file.Path;
import towline.session.replay.Replay;
import towline.session.replay.ReplayException;
import towline.session.replay.ReplayFormat;

/** Saves and loads replays as files. */
public final class ReplayFiles {
  private ReplayFiles() {}

  /**
   * Writes {@code replay} to {@code file} and replaces its content.
   *
   * @throws StoreException if that fails; the old content is unchanged
   */
  public static void save(Replay replay, Path file) throws StoreException {
    save(replay, new SystemDisk(), file);
  }

  /** Writes {@code replay} to a file of {@code disk}; see {@link #save(Replay, Path)}. */
  static void save(Replay replay, Disk disk, Path file) throws StoreException {
    disk.write(file, ReplayFormat.write(replay));
  }

  /**
   * Returns the replay in {@code file}.
   *
   * @throws StoreException if the file cannot be read, or is no replay of this format
   */
  public static Replay load(Path file) throws StoreException {
    return load(new SystemDisk(), file);
  }

  /** Returns the replay in a file of {@code disk}; see {@link #load(Path)}. */
  static Replay load(Disk disk, Path file) throws StoreException {
    try {
      // Reads at most one byte more than a replay can have: enough to refuse a longer file.
      return ReplayFormat.read(disk.read(file, ReplayFormat.MOST_BYTES + 1));
    } catch (Disk.NoFileException e) {
      Problem reason = Problem.of(Problem.Kind.NOT_A_REPLAY);
      throw new StoreException(Problem.of(Problem.Kind.CANNOT_READ, file, reason), e);
    } catch (ReplayException e) {
      throw new StoreException(Problem.of(Problem.Kind.CANNOT_USE, file, e.getMessage()), e);
    } catch (IOException e) {
      Problem reason = AtomicFile.reason(e);
      throw new StoreException(Problem.of(Problem.Kind.CANNOT_READ, file, reason), e);
    }
  }
}
