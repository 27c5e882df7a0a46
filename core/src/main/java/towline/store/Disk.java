package towline.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The place of the files of a {@link Store}: on a desktop the {@link SystemDisk}, elsewhere any
 * storage of bytes under names.
 */
public interface Disk {
  /** The kind of thing under a name. */
  enum Kind {
    /** Nothing. */
    NOTHING,
    /** A file, or a link to one. */
    FILE,
    /** A thing that can be neither read nor replaced: a folder, a pipe, a device, a broken link. */
    OTHER
  }

  /** A lock that keeps other games off a folder until it is closed. */
  interface Lock extends AutoCloseable {
    /** Returns the reason why nothing is locked; empty if the lock is held. */
    Optional<Problem> reason();

    @Override
    void close();
  }

  /** The exception for a thing that is no file. */
  final class NoFileException extends IOException {
    private static final long serialVersionUID = 1L;
  }

  /** Returns true if the player finds the files under their paths, outside of the game. */
  boolean hasPaths();

  /**
   * Returns the kind of thing under {@code path}.
   *
   * @throws IOException if it cannot be determined
   */
  Kind kind(Path path) throws IOException;

  /** Returns true if there is a file that can be read. */
  boolean isFile(Path path);

  /** Returns true if there is anything under {@code path}; false if that cannot be determined. */
  default boolean exists(Path path) {
    try {
      return kind(path) != Kind.NOTHING;
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * Returns the first {@code mostBytes} bytes of a file, or all of a shorter one.
   *
   * @throws NoFileException if {@code file} is not a file
   * @throws IOException if it cannot be read
   */
  byte[] read(Path file, int mostBytes) throws IOException;

  /**
   * Replaces the content of a file by {@code bytes}. A reader finds the old content or the new one,
   * even after a crash in the middle.
   *
   * @throws StoreException if that fails, or the folder is missing; the old content is unchanged
   */
  void write(Path file, byte[] bytes) throws StoreException;

  /**
   * Makes a folder, and its parent folders if they are missing.
   *
   * @throws IOException if that fails
   */
  void makeFolder(Path folder) throws IOException;

  /**
   * Returns the contents of a folder, in any order; empty if there is no such folder.
   *
   * @throws IOException if it cannot be read
   */
  List<Path> list(Path folder) throws IOException;

  /**
   * Renames a file to a name that is not in use.
   *
   * @throws IOException if that fails
   */
  void move(Path file, Path to) throws IOException;

  /**
   * Deletes a file, if there is one.
   *
   * @throws IOException if that fails
   */
  void delete(Path file) throws IOException;

  /**
   * Deletes the temporary files in {@code folder} that killed programs have left there.
   *
   * @throws IOException if the folder cannot be read or a file cannot be deleted
   */
  void deleteLeftovers(Path folder) throws IOException;

  /**
   * Waits at most two seconds for the lock of a folder, and not at all after a wait in vain; the
   * result has a reason if it is not held.
   */
  Lock lock(Path folder);
}
