package towline.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import towline.session.RunSetup;
import towline.session.replay.Replay;

/** The replays on disk: those of high scores, and those saved by the player. */
public final class Replays {
  /** Pattern of the file names of replays, from which no path can be built. */
  private static final Pattern NAME = Pattern.compile("[a-z0-9]([a-z0-9-]{0,60}[a-z0-9])?");

  private static final String EXTENSION = ".replay";

  private final Disk disk;
  private final Path best;
  private final Path saved;
  private final StoreMessages messages;

  Replays(Disk disk, Path folder, StoreMessages messages) {
    this.disk = disk;
    best = folder.resolve("best");
    saved = folder.resolve("saved");
    this.messages = messages;
  }

  /** Returns the replays saved by the player, by name; other files are not listed. */
  public List<Path> saved() {
    return list(saved);
  }

  /** Returns the names of the replays of high scores. */
  List<String> best() {
    return list(best).stream()
        .map(file -> file.getFileName().toString())
        .map(file -> file.substring(0, file.length() - EXTENSION.length()))
        .filter(Replays::isName)
        .toList();
  }

  private List<Path> list(Path folder) {
    try {
      return disk.list(folder).stream()
          .filter(file -> file.toString().endsWith(EXTENSION) && disk.isFile(file))
          .sorted()
          .toList();
    } catch (IOException e) {
      messages.add(Problem.Kind.CANNOT_READ, folder, AtomicFile.reason(e));
    }
    return List.of();
  }

  /** Returns the file of the replay of a score, if there is one. */
  public Optional<Path> of(ScoreEntry entry) {
    return entry.replay().map(this::best).filter(disk::isFile);
  }

  /**
   * Returns the replay in a file; empty, with a message, if it cannot be read or played.
   *
   * @param check throws an {@link IllegalArgumentException} if the game cannot play such a run
   */
  public Optional<Replay> load(Path file, Consumer<RunSetup> check) {
    try {
      Replay replay = ReplayFiles.load(disk, file);
      check.accept(replay.setup());
      return Optional.of(replay);
    } catch (StoreException e) {
      messages.add(e.problem());
    } catch (IllegalArgumentException e) {
      messages.add(Problem.Kind.CANNOT_PLAY, file, e.getMessage());
    }
    return Optional.empty();
  }

  /** Saves a run for the player; returns its file, or empty with a message. */
  public Optional<Path> save(Replay replay) {
    Path file = saved.resolve(nameOf(replay) + EXTENSION);
    return write(replay, file) ? Optional.of(file) : Optional.empty();
  }

  /** Saves the run of a high score; returns its name, or empty with a message. */
  Optional<String> add(Replay replay) {
    String name = nameOf(replay);
    return write(replay, best(name)) ? Optional.of(name) : Optional.empty();
  }

  /** Deletes the run of a score that is no longer in any table. */
  void delete(String name) {
    try {
      disk.delete(best(name));
    } catch (IOException e) {
      messages.add(Problem.Kind.CANNOT_DELETE, best(name), AtomicFile.reason(e));
    }
  }

  private boolean write(Replay replay, Path file) {
    try {
      disk.makeFolder(file.toAbsolutePath().resolveSibling(""));
      ReplayFiles.save(replay, disk, file);
      return true;
    } catch (StoreException e) {
      messages.add(e.problem());
    } catch (IOException e) {
      messages.add(Problem.Kind.CANNOT_WRITE, file, AtomicFile.reason(e));
    }
    return false;
  }

  private Path best(String name) {
    return best.resolve(name + EXTENSION);
  }

  /** Returns a name that identifies the replay: mode, ticks and final hash. */
  static String nameOf(Replay replay) {
    return String.format(
        Locale.ROOT,
        "%s-%d-%016x",
        replay.setup().mode().name().toLowerCase(Locale.ROOT).replace('_', '-'),
        replay.ticks(),
        replay.finalHash());
  }

  static boolean isName(String name) {
    return NAME.matcher(name).matches();
  }

  static void checkName(String name) {
    if (!isName(name)) {
      throw new IllegalArgumentException(
          "a replay's name is made of a to z, 0 to 9 and -, not '" + name + "'");
    }
  }
}
