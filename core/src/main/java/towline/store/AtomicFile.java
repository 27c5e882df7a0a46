package towline.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Writes a file so that whoever opens it, even after a crash in the middle, finds the old content
 * or the new one, never a part: a temporary file beside it, flushed to the disk, read back, then
 * moved over it. Only an ordinary file is ever replaced: a symbolic link stays and its target gets
 * the content; a folder, a pipe, a device or a broken link is refused.
 */
public final class AtomicFile {
  private static final Pattern TEMPORARY = Pattern.compile("\\..+\\.(\\d{1,18})\\.part");

  private AtomicFile() {}

  /**
   * Makes {@code bytes} the content of {@code file}.
   *
   * @throws StoreException if that cannot be; what was there is unchanged
   */
  public static void write(Path file, byte[] bytes) throws StoreException {
    if (file.toString().isEmpty()) {
      throw new StoreException(Problem.of(Problem.Kind.NO_NAME));
    }
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS) && !Files.isRegularFile(file)) {
      throw cannotWrite(file, Problem.of(Problem.Kind.NOT_REPLACEABLE));
    }
    try {
      Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
      Path folder = target.resolveSibling("");
      if (!Files.isDirectory(folder)) {
        throw cannotWrite(file, Problem.of(Problem.Kind.NO_FOLDER));
      }
      replace(target, bytes);
      flushFolder(folder);
    } catch (IOException e) {
      throw new StoreException(Problem.of(Problem.Kind.CANNOT_WRITE, file, reason(e)), e);
    }
  }

  private static StoreException cannotWrite(Path file, Problem why) {
    return new StoreException(Problem.of(Problem.Kind.CANNOT_WRITE, file, why));
  }

  /** Why the system refused, and what to do about it. */
  static Problem reason(IOException e) {
    if (e instanceof NoSuchFileException) {
      return Problem.of(Problem.Kind.NO_SUCH_FILE);
    }
    if (e instanceof AccessDeniedException) {
      return Problem.of(Problem.Kind.PERMISSION_DENIED);
    }
    boolean explained = e instanceof FileSystemException failed && failed.getReason() != null;
    return Problem.of(
        Problem.Kind.SYSTEM_REFUSES,
        explained ? ((FileSystemException) e).getReason() : e.getMessage());
  }

  /** Deletes the temporary files that killed programs have left in {@code folder}, if it can. */
  static void deleteLeftovers(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    List<Path> left;
    try (Stream<Path> files = Files.list(folder)) {
      left = files.filter(AtomicFile::isLeftOver).toList();
    }
    for (Path file : left) {
      Files.deleteIfExists(file);
    }
  }

  private static boolean isLeftOver(Path file) {
    Matcher temporary = TEMPORARY.matcher(file.getFileName().toString());
    return temporary.matches() && ProcessHandle.of(Long.parseLong(temporary.group(1))).isEmpty();
  }

  private static void replace(Path target, byte[] bytes) throws IOException {
    // The process id keeps two programs that write the same file apart.
    Path temporary =
        target.resolveSibling(
            "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".part");
    try {
      Files.deleteIfExists(temporary);
      fill(temporary, bytes);
      readBack(temporary, bytes);
      Files.move(
          temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  private static void fill(Path file, byte[] bytes) throws IOException {
    try (FileChannel channel =
        FileChannel.open(
            file,
            // Never through a link that somebody else has put there.
            StandardOpenOption.CREATE_NEW,
            StandardOpenOption.WRITE)) {
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
      channel.force(true);
    }
  }

  /** Detects a disk that lost data while the old content still exists. */
  private static void readBack(Path file, byte[] bytes) throws IOException {
    if (!Arrays.equals(Files.readAllBytes(file), bytes)) {
      throw new IOException("the disk returned something else than was written");
    }
  }

  /** Flushes the move itself, on systems where a folder can be opened (not on Windows). */
  private static void flushFolder(Path folder) throws IOException {
    if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")
        && Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
      try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
        channel.force(true);
      }
    }
  }
}
