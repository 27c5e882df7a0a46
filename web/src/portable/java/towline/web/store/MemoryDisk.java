package towline.web.store;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import towline.store.Disk;
import towline.store.Problem;

/**
 * Files in memory, whose changes are passed to a keeper, such as the database of a browser. Written
 * files can be read at once. No other program uses these files, so they are never locked.
 */
public final class MemoryDisk implements Disk {
  private static final Lock LOCK =
      new Lock() {
        @Override
        public Optional<Problem> reason() {
          return Optional.empty();
        }

        @Override
        public void close() {}
      };

  private final TreeMap<String, byte[]> files;
  private final Keeper keeper;

  /** An observer of changes. */
  public interface Keeper {
    /** A keeper that stores nothing. */
    Keeper NOBODY =
        new Keeper() {
          @Override
          public void put(String name, byte[] bytes) {}

          @Override
          public void remove(String name) {}
        };

    /** Called when a file has been written. */
    void put(String name, byte[] bytes);

    /** Called when a file has been deleted. */
    void remove(String name);
  }

  /** Creates a disk with the files of {@code kept}; {@code keeper} is called at every change. */
  public MemoryDisk(Map<String, byte[]> kept, Keeper keeper) {
    files = new TreeMap<>(kept);
    this.keeper = keeper;
  }

  /** Adopts a change that another page has stored; no content means that it deleted the file. */
  public void arrive(String name, byte @Nullable [] content) {
    if (content == null) {
      files.remove(name);
    } else {
      files.put(name, content);
    }
  }

  private static String inside(Path folder) {
    return folder + "/";
  }

  private byte[] content(Path file) throws IOException {
    byte[] bytes = files.get(file.toString());
    if (bytes != null) {
      return bytes;
    }
    if (kind(file) == Kind.OTHER) {
      throw new NoFileException();
    }
    throw new NoSuchFileException(file.toString());
  }

  @Override
  public boolean hasPaths() {
    return false;
  }

  @Override
  public Kind kind(Path path) {
    if (isFile(path)) {
      return Kind.FILE;
    }
    String next = files.ceilingKey(inside(path));
    return next != null && next.startsWith(inside(path)) ? Kind.OTHER : Kind.NOTHING;
  }

  @Override
  public boolean isFile(Path path) {
    return files.containsKey(path.toString());
  }

  @Override
  public byte[] read(Path file, int most) throws IOException {
    byte[] bytes = content(file);
    return Arrays.copyOf(bytes, Math.min(most, bytes.length));
  }

  @Override
  public void write(Path file, byte[] bytes) {
    byte[] copy = bytes.clone();
    files.put(file.toString(), copy);
    keeper.put(file.toString(), copy);
  }

  @Override
  public void makeFolder(Path folder) {
    // A folder exists if the name of a file begins with it.
  }

  @Override
  public List<Path> list(Path folder) {
    String start = inside(folder);
    return files.tailMap(start, false).keySet().stream()
        .takeWhile(name -> name.startsWith(start))
        .map(name -> name.substring(start.length()).split("/", 2)[0])
        .distinct()
        .map(folder::resolve)
        .toList();
  }

  @Override
  public void move(Path file, Path to) throws IOException {
    write(to, content(file));
    delete(file);
  }

  @Override
  public void delete(Path file) {
    if (files.remove(file.toString()) != null) {
      keeper.remove(file.toString());
    }
  }

  @Override
  public void deleteLeftovers(Path folder) {
    // No file is ever partly written.
  }

  @Override
  public Lock lock(Path folder) {
    return LOCK;
  }
}
