package towline.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** The disk of the operating system. */
final class SystemDisk implements Disk {
  /** Number of attempts to lock a folder: one, while another game hangs with its lock. */
  private final AtomicInteger lockAttempts = new AtomicInteger(FolderLock.PATIENT);

  @Override
  public boolean hasPaths() {
    return true;
  }

  @Override
  public Kind kind(Path path) throws IOException {
    try {
      // Files.exists would return false for a file in a locked folder.
      Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    } catch (NoSuchFileException e) {
      return Kind.NOTHING;
    }
    return Files.isRegularFile(path) ? Kind.FILE : Kind.OTHER;
  }

  @Override
  public boolean isFile(Path path) {
    return Files.isRegularFile(path);
  }

  @Override
  public byte[] read(Path file, int mostBytes) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      // Opening a pipe would block until there is a writer.
      throw new NoFileException();
    }
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(mostBytes);
    }
  }

  @Override
  public void write(Path file, byte[] bytes) throws StoreException {
    AtomicFile.write(file, bytes);
  }

  @Override
  public void makeFolder(Path folder) throws IOException {
    Files.createDirectories(folder);
  }

  @Override
  public List<Path> list(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    } catch (UncheckedIOException e) {
      throw AtomicFile.cause(e);
    }
  }

  @Override
  public void move(Path file, Path to) throws IOException {
    Files.move(file, to);
  }

  @Override
  public void delete(Path file) throws IOException {
    Files.deleteIfExists(file);
  }

  @Override
  public void deleteLeftovers(Path folder) throws IOException {
    AtomicFile.deleteLeftovers(folder);
  }

  /** Returns the number of attempts of the next {@link #lock}. */
  int lockAttempts() {
    return lockAttempts.get();
  }

  @Override
  public Lock lock(Path folder) {
    FolderLock lock = FolderLock.acquire(folder, lockAttempts.get());
    lockAttempts.set(lock.reason().isEmpty() ? FolderLock.PATIENT : 1);
    return lock;
  }
}
