package towline.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The lock of a folder, held while a game reads a file and writes it again. The system releases it
 * if the process is killed. If nothing can be locked, it has a reason instead.
 *
 * <p>A lock is an attempt with a limit, unlike {@link FileChannel#lock}: a game that hangs must not
 * make this one hang.
 */
final class FolderLock implements Disk.Lock {
  private static final String NAME = ".lock";
  private static final long PAUSE_MS = 5;

  /** Number of attempts in two seconds. */
  static final int PATIENT = 400;

  private final @Nullable FileChannel channel;
  private final Optional<Problem> reason;

  private FolderLock(@Nullable FileChannel channel, Optional<Problem> reason) {
    this.channel = channel;
    this.reason = reason;
  }

  /** Attempts to lock {@code folder} up to {@code attempts} times. */
  static FolderLock acquire(Path folder, int attempts) {
    FileChannel channel = null;
    try {
      Files.createDirectories(folder);
      Path file = folder.resolve(NAME);
      if (Files.exists(file, LinkOption.NOFOLLOW_LINKS) && !Files.isRegularFile(file)) {
        // Opening a pipe would block until there is a reader.
        return refused(file, Problem.of(Problem.Kind.NOT_REGULAR));
      }
      channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (isLocked(channel, attempts)) {
        return new FolderLock(channel, Optional.empty());
      }
      channel.close();
      return refused(folder, Problem.of(Problem.Kind.IN_USE));
    } catch (IOException e) {
      close(channel);
      return refused(folder, AtomicFile.reason(e));
    }
  }

  private static FolderLock refused(Path folder, Problem reason) {
    return new FolderLock(null, Optional.of(Problem.of(Problem.Kind.CANNOT_LOCK, folder, reason)));
  }

  private static boolean isLocked(FileChannel channel, int attempts) throws IOException {
    for (int attempt = 1; !lock(channel); attempt++) {
      if (attempt >= attempts) {
        return false;
      }
      try {
        Thread.sleep(PAUSE_MS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IOException("interrupted", e);
      }
    }
    return true;
  }

  private static boolean lock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      // Another store of this process holds it.
      return false;
    }
  }

  @Override
  public Optional<Problem> reason() {
    return reason;
  }

  @Override
  public void close() {
    close(channel);
  }

  /** Closes the channel, which releases the lock. */
  private static void close(@Nullable FileChannel channel) {
    if (channel != null) {
      try {
        channel.close();
      } catch (IOException e) {
        throw new java.io.UncheckedIOException("a lock file cannot be closed", e);
      }
    }
  }
}
