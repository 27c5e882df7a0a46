package towline.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A file of one value, with a backup of its previous content. Content is never lost: a damaged file
 * is renamed, a file of a later version is left alone. Every failure becomes a message to the
 * player, never an exception.
 */
final class SafeFile<T> {
  private static final int MOST_DAMAGED_COPIES = 1000;

  /** Greatest number of messages about single fields of a file. */
  private static final int MOST_NOTES = 10;

  private final Disk disk;
  private final Path file;
  private final Path backup;
  private final FileFormat<T> format;
  private final StoreMessages messages;
  private boolean locked;

  SafeFile(Disk disk, Path file, FileFormat<T> format, StoreMessages messages) {
    this.disk = disk;
    this.file = file;
    this.format = format;
    this.messages = messages;
    backup = file.resolveSibling(file.getFileName() + ".backup");
  }

  /** The state of a file on the disk. */
  private sealed interface FileState<T> {
    record Nothing<T>() implements FileState<T> {}

    record Good<T>(T value, ByteBuffer bytes, List<Problem> notes) implements FileState<T> {}

    /** A file that must not be changed. */
    record Closed<T>(Problem reason) implements FileState<T> {}

    record Damaged<T>(Problem reason) implements FileState<T> {}
  }

  /** Returns the value of the file, else of its backup, else the default. */
  T load() {
    FileState<T> state = read(file);
    if (state instanceof FileState.Good<T> good) {
      addNotes(good.notes());
      return good.value();
    }
    moveAside(file, state);
    return fromBackup(state);
  }

  /** Returns true if a damaged file of this name has been moved aside. */
  boolean hasDamagedCopy() {
    return disk.exists(damagedCopy(file, 1));
  }

  private static Path damagedCopy(Path path, int number) {
    return path.resolveSibling(path.getFileName() + ".damaged-" + number);
  }

  /** Adds the first few notes and the number of the others: a hostile file may have thousands. */
  private void addNotes(List<Problem> notes) {
    int shown = Math.min(MOST_NOTES, notes.size());
    for (Problem note : notes.subList(0, shown)) {
      messages.add(Problem.Kind.NOTE, file, note);
    }
    if (notes.size() > shown) {
      messages.add(Problem.Kind.MORE_NOTES, file, notes.size() - shown);
    }
  }

  /** Returns the present value of the file, if any; adds no message and renames nothing. */
  Optional<T> current() {
    return read(file) instanceof FileState.Good<T> good
        ? Optional.of(good.value())
        : Optional.empty();
  }

  private T fromBackup(FileState<T> original) {
    FileState<T> state = read(backup);
    if (state instanceof FileState.Good<T> good) {
      if (original instanceof FileState.Nothing) {
        messages.add(Problem.Kind.RESTORED, file);
      } else {
        messages.add(Problem.Kind.BACKUP_USED, backup);
      }
      return good.value();
    }
    if (!locked) {
      moveAside(backup, state);
    }
    return format.defaults();
  }

  /**
   * Replaces the content of the file by {@code value}; the old content becomes the backup.
   *
   * @return false, with a message, if that fails
   */
  boolean save(T value) {
    if (locked) {
      messages.add(Problem.Kind.NOT_SAVED, file, format.kind());
      return false;
    }
    byte[] bytes = format.write(value);
    try {
      disk.makeFolder(file.toAbsolutePath().resolveSibling(""));
      FileState<T> state = read(file);
      if (state instanceof FileState.Good<T> good) {
        if (good.bytes().equals(ByteBuffer.wrap(bytes))) {
          return true;
        }
        disk.write(backup, good.bytes().array());
      } else if (!moveAside(file, state)) {
        return false;
      }
      disk.write(file, bytes);
      return true;
    } catch (StoreException e) {
      messages.add(e.problem());
    } catch (IOException e) {
      messages.add(Problem.Kind.CANNOT_WRITE, file, AtomicFile.reason(e));
    }
    return false;
  }

  /**
   * Moves a damaged file aside; returns false, and locks the file from now on, if it must not be
   * replaced.
   */
  private boolean moveAside(Path path, FileState<T> state) {
    if (state instanceof FileState.Damaged<T> damaged) {
      locked = locked || !renameDamaged(path, damaged.reason());
    } else if (state instanceof FileState.Closed<T> closed) {
      messages.add(closed.reason());
      locked = true;
    }
    return !locked;
  }

  private FileState<T> read(Path path) {
    List<Problem> notes = new ArrayList<>();
    try {
      Disk.Kind kind = disk.kind(path);
      if (kind == Disk.Kind.NOTHING) {
        return new FileState.Nothing<>();
      }
      if (kind == Disk.Kind.OTHER) {
        return new FileState.Closed<>(Problem.of(Problem.Kind.LEFT_ALONE, path));
      }
      byte[] bytes = disk.read(path, FileFormat.MOST_BYTES + 1);
      T value = format.read(bytes, path.toString(), notes::add);
      return new FileState.Good<>(value, ByteBuffer.wrap(bytes), notes);
    } catch (FileFormat.NewerVersion e) {
      return new FileState.Closed<>(
          Problem.of(Problem.Kind.NEWER, path, e.version, format.version()));
    } catch (StoreException e) {
      return new FileState.Damaged<>(e.problem());
    } catch (IOException e) {
      return unreadable(path, e);
    }
  }

  private static <T> FileState<T> unreadable(Path path, IOException failure) {
    return new FileState.Closed<>(
        Problem.of(Problem.Kind.CANNOT_READ, path, AtomicFile.reason(failure)));
  }

  /** Renames a damaged file to a free name. */
  private boolean renameDamaged(Path path, Problem reason) {
    for (int number = 1; number <= MOST_DAMAGED_COPIES; number++) {
      Path aside = damagedCopy(path, number);
      if (!disk.exists(aside)) {
        try {
          disk.move(path, aside);
          messages.add(Problem.Kind.MOVED_ASIDE, path, aside.getFileName(), reason);
          return true;
        } catch (IOException e) {
          messages.add(Problem.Kind.STUCK, path, reason, AtomicFile.reason(e));
          return false;
        }
      }
    }
    messages.add(Problem.Kind.TOO_MANY_COPIES, path, reason);
    return false;
  }
}
