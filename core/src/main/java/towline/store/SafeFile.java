package towline.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A file that holds one value, with a backup of its previous content. Its content is never lost: a
 * damaged file is renamed, a file of a later version is left alone. Every failure becomes a message
 * to the player, never an exception.
 */
final class SafeFile<T> {
  private static final int MOST_DAMAGED = 1000;

  /** The most sentences about single fields of one file. */
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

  /** What was found on the disk. */
  private sealed interface Found<T> {
    record Nothing<T>() implements Found<T> {}

    record Good<T>(T value, ByteBuffer bytes, List<Problem> notes) implements Found<T> {}

    /** Exists, but must not be touched. */
    record Closed<T>(Problem why) implements Found<T> {}

    record Damaged<T>(Problem why) implements Found<T> {}
  }

  /** The value of the file, else of its backup, else the default. */
  T load() {
    Found<T> found = read(file);
    if (found instanceof Found.Good<T> good) {
      addNotes(good.notes());
      return good.value();
    }
    moveAside(file, found);
    return fromBackup(found);
  }

  /** Whether a damaged file of that name has been moved aside. */
  boolean hasDamagedCopy() {
    return disk.exists(damagedCopy(file, 1));
  }

  private static Path damagedCopy(Path path, int number) {
    return path.resolveSibling(path.getFileName() + ".damaged-" + number);
  }

  /** The first few notes and how many more there are: a hostile file may be wrong in thousands. */
  private void addNotes(List<Problem> notes) {
    int shown = Math.min(MOST_NOTES, notes.size());
    for (Problem note : notes.subList(0, shown)) {
      messages.add(Problem.Kind.NOTE, file, note);
    }
    if (notes.size() > shown) {
      messages.add(Problem.Kind.MORE_NOTES, file, notes.size() - shown);
    }
  }

  /** The value that the file holds now, if any; adds no message and renames nothing. */
  Optional<T> current() {
    return read(file) instanceof Found.Good<T> good ? Optional.of(good.value()) : Optional.empty();
  }

  private T fromBackup(Found<T> original) {
    Found<T> found = read(backup);
    if (found instanceof Found.Good<T> good) {
      if (original instanceof Found.Nothing) {
        messages.add(Problem.Kind.RESTORED, file);
      } else {
        messages.add(Problem.Kind.BACKUP_USED, backup);
      }
      return good.value();
    }
    if (!locked) {
      moveAside(backup, found);
    }
    return format.defaults();
  }

  /**
   * Makes {@code value} the content of the file; what was in it becomes the backup.
   *
   * @return false, with a message, if that failed
   */
  boolean save(T value) {
    if (locked) {
      messages.add(Problem.Kind.NOT_SAVED, file, format.kind());
      return false;
    }
    byte[] bytes = format.write(value);
    try {
      disk.makeFolder(file.toAbsolutePath().resolveSibling(""));
      Found<T> found = read(file);
      if (found instanceof Found.Good<T> good) {
        if (good.bytes().equals(ByteBuffer.wrap(bytes))) {
          return true;
        }
        disk.write(backup, good.bytes().array());
      } else if (!moveAside(file, found)) {
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

  /** Makes room for writing; false, and locked from now on, if the file must not be replaced. */
  private boolean moveAside(Path path, Found<T> found) {
    if (found instanceof Found.Damaged<T> damaged) {
      locked = locked || !renameDamaged(path, damaged.why());
    } else if (found instanceof Found.Closed<T> closed) {
      messages.add(closed.why());
      locked = true;
    }
    return !locked;
  }

  private Found<T> read(Path path) {
    List<Problem> notes = new ArrayList<>();
    try {
      Disk.Kind kind = disk.kind(path);
      if (kind == Disk.Kind.NOTHING) {
        return new Found.Nothing<>();
      }
      if (kind == Disk.Kind.OTHER) {
        return new Found.Closed<>(Problem.of(Problem.Kind.LEFT_ALONE, path));
      }
      byte[] bytes = disk.read(path, FileFormat.MOST_BYTES + 1);
      T value = format.read(bytes, path.toString(), notes::add);
      return new Found.Good<>(value, ByteBuffer.wrap(bytes), notes);
    } catch (FileFormat.NewerVersion e) {
      return new Found.Closed<>(Problem.of(Problem.Kind.NEWER, path, e.version, format.version()));
    } catch (StoreException e) {
      return new Found.Damaged<>(e.problem());
    } catch (IOException e) {
      return unreadable(path, e);
    }
  }

  private static <T> Found<T> unreadable(Path path, IOException problem) {
    return new Found.Closed<>(
        Problem.of(Problem.Kind.CANNOT_READ, path, AtomicFile.reason(problem)));
  }

  /** Gives a damaged file a name that is still free. */
  private boolean renameDamaged(Path path, Problem why) {
    for (int number = 1; number <= MOST_DAMAGED; number++) {
      Path aside = damagedCopy(path, number);
      if (!disk.exists(aside)) {
        try {
          disk.move(path, aside);
          messages.add(Problem.Kind.MOVED_ASIDE, path, aside.getFileName(), why);
          return true;
        } catch (IOException e) {
          messages.add(Problem.Kind.STUCK, path, why, AtomicFile.reason(e));
          return false;
        }
      }
    }
    messages.add(Problem.Kind.TOO_MANY_COPIES, path, why);
    return false;
  }
}
