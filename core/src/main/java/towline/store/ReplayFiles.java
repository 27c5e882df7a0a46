package towline.store;

import java.io.IOException;
import java.nio.file.Path;
import towline.session.replay.Replay;
import towline.session.replay.ReplayException;
import towline.session.replay.ReplayFormat;

/** Replays as files. */
public final class ReplayFiles {
  private ReplayFiles() {}

  /**
   * Writes {@code replay} to {@code file} and replaces what was there.
   *
   * @throws StoreException if that failed; what was there is unchanged
   */
  public static void save(Replay replay, Path file) throws StoreException {
    save(replay, new SystemDisk(), file);
  }

  /** The same on that disk. */
  static void save(Replay replay, Disk disk, Path file) throws StoreException {
    disk.write(file, ReplayFormat.write(replay));
  }

  /**
   * The replay in {@code file}.
   *
   * @throws StoreException if the file cannot be read, or holds no replay of this format
   */
  public static Replay load(Path file) throws StoreException {
    return load(new SystemDisk(), file);
  }

  /** The same on that disk. */
  static Replay load(Disk disk, Path file) throws StoreException {
    try {
      // One byte more than a replay can have, so that a longer file is noticed and not read on.
      return ReplayFormat.read(disk.read(file, ReplayFormat.MOST_BYTES + 1));
    } catch (Disk.NoFileException e) {
      Problem why = Problem.of(Problem.Kind.NOT_A_REPLAY);
      throw new StoreException(Problem.of(Problem.Kind.CANNOT_READ, file, why), e);
    } catch (ReplayException e) {
      throw new StoreException(Problem.of(Problem.Kind.CANNOT_USE, file, e.getMessage()), e);
    } catch (IOException e) {
      Problem why = AtomicFile.reason(e);
      throw new StoreException(Problem.of(Problem.Kind.CANNOT_READ, file, why), e);
    }
  }
}
