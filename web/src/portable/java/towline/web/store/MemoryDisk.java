package towline.web.store;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import towline.store.Disk;
import towline.store.Problem;

/**
 * Files in memory, which somebody else may keep: a browser, in its database. What is written is
 * there at once. Nobody else has these files, so they are never locked out.
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

  /** Hears of every change. */
  public interface Keeper {
    /** Keeps nothing. */
    Keeper NOBODY =
        new Keeper() {
          @Override
          public void put(String name, byte[] bytes) {}

          @Override
          public void remove(String name) {}
        };

    /** A file of that name has that content now. */
    void put(String name, byte[] bytes);

    /** There is no file of that name any more. */
    void remove(String name);
  }

  /** A disk with what was kept, by name; {@code keeper} hears of changes. */
  public MemoryDisk(Map<String, byte[]> kept, Keeper keeper) {
    files = new TreeMap<>(kept);
    this.keeper = keeper;
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
    // A folder is what the names of its files have in common.
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
    // Nothing is ever half written.
  }

  @Override
  public Lock lock(Path folder) {
    return LOCK;
  }
}
