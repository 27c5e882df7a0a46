package towline.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Where a {@link Store} keeps its files. On a desktop that is the {@link SystemDisk}; elsewhere it
 * is what keeps bytes under a name.
 */
public interface Disk {
  /** What there is under a name. */
  enum Kind {
    /** Nothing. */
    NOTHING,
    /** A file, or a link to one. */
    FILE,
    /** What can be neither read nor replaced: a folder, a pipe, a device, a broken link. */
    OTHER
  }

  /** Keeps other games off a folder until it is closed. */
  interface Lock extends AutoCloseable {
    /** Why nothing is locked; empty if the lock is held. */
    Optional<Problem> reason();

    @Override
    void close();
  }

  /** There is something, but no file. */
  final class NoFileException extends IOException {
    private static final long serialVersionUID = 1L;
  }

  /** Whether the player finds the files under their paths, outside of the game. */
  boolean hasPaths();

  /**
   * What there is under that name.
   *
   * @throws IOException if that cannot be told
   */
  Kind kind(Path path) throws IOException;

  /** Whether there is a file that can be read. */
  boolean isFile(Path path);

  /** Whether there is anything, as far as can be told. */
  default boolean exists(Path path) {
    try {
      return kind(path) != Kind.NOTHING;
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * The first bytes of a file: all of them, but at most so many.
   *
   * @throws NoFileException if that is something else
   * @throws IOException if it cannot be read
   */
  byte[] read(Path file, int most) throws IOException;

  /**
   * Makes {@code bytes} the content of a file. Whoever reads it, even after a crash in the middle,
   * finds the old content or the new one.
   *
   * @throws StoreException if that cannot be, or the folder is missing; what was there is unchanged
   */
  void write(Path file, byte[] bytes) throws StoreException;

  /**
   * Makes a folder, and those that it is in, where they are missing.
   *
   * @throws IOException if that cannot be
   */
  void makeFolder(Path folder) throws IOException;

  /**
   * What is in a folder, in any order; nothing if there is no such folder.
   *
   * @throws IOException if it cannot be read
   */
  List<Path> list(Path folder) throws IOException;

  /**
   * Gives a file another name, under which there is nothing.
   *
   * @throws IOException if that cannot be
   */
  void move(Path file, Path to) throws IOException;

  /**
   * Deletes a file, if there is one.
   *
   * @throws IOException if that cannot be
   */
  void delete(Path file) throws IOException;

  /**
   * Deletes what killed programs have left in a folder of writing half.
   *
   * @throws IOException if the folder cannot be read or something not be deleted
   */
  void deleteLeftovers(Path folder) throws IOException;

  /** Waits for the lock of a folder for at most two seconds; without it, it has a reason. */
  Lock lock(Path folder);
}
