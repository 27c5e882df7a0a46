package towline.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * Writes a file so that readers find the old content or the new one, never a part, even after a
 * crash in the middle. It fills a temporary file in the same folder, flushes it to the disk, reads
 * it back and moves it over the old one. It replaces only ordinary files: a symbolic link remains
 * and its target gets the content; a folder, a pipe, a device or a broken link is refused.
 */
public final class AtomicFile {
  private static final Pattern TEMPORARY = Pattern.compile("\\..+\\.(\\d{1,18})\\.part");

  private static final int BLOCK_BYTES = 1 << 16;

  /** Message of Linux and macOS on a path that goes through a file. */
  private static final String NOT_A_FOLDER = "Not a directory";

  /** Messages of Linux and macOS, and of Windows in English, on a full disk. */
  private static final Pattern DISK_FULL =
      Pattern.compile("No space left|quota exceeded|not enough space");

  private AtomicFile() {}

  /**
   * A writer of the content of a file, which may be larger than the memory.
   *
   * @param <X> exception of a writer that has no content after all
   */
  @FunctionalInterface
  public interface Content<X extends Exception> {
    /** Writes all content; need neither flush nor close the stream. */
    void writeTo(OutputStream out) throws IOException, X;
  }

  /**
   * Replaces the content of {@code file} by {@code bytes}.
   *
   * @throws StoreException if that fails; the old content is unchanged
   */
  public static void write(Path file, byte[] bytes) throws StoreException {
    write(file, out -> out.write(bytes));
  }

  /**
   * Replaces the content of {@code file} by the output of {@code content}. A failure of the disk
   * counts even if {@code content} swallows it.
   *
   * @throws StoreException if that fails; the old content is unchanged
   * @throws X if {@code content} throws it; the old content is unchanged
   */
  public static <X extends Exception> void write(Path file, Content<X> content)
      throws StoreException, X {
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
      replace(target, content);
      flushFolder(folder);
    } catch (IOException e) {
      throw new StoreException(Problem.of(Problem.Kind.CANNOT_WRITE, file, reason(e)), e);
    }
  }

  private static StoreException cannotWrite(Path file, Problem reason) {
    return new StoreException(Problem.of(Problem.Kind.CANNOT_WRITE, file, reason));
  }

  /** Returns the reason of a failure, and a remedy. */
  static Problem reason(IOException e) {
    if (e instanceof NoSuchFileException) {
      return Problem.of(Problem.Kind.NO_SUCH_FILE);
    }
    if (e instanceof AccessDeniedException) {
      return Problem.of(Problem.Kind.PERMISSION_DENIED);
    }
    String report = report(e);
    if (e instanceof FileAlreadyExistsException || report.equals(NOT_A_FOLDER)) {
      return Problem.of(Problem.Kind.NOT_A_FOLDER);
    }
    return DISK_FULL.matcher(report).find()
        ? Problem.of(Problem.Kind.DISK_FULL)
        : Problem.of(Problem.Kind.SYSTEM_REFUSES, report);
  }

  /** Returns the exception that a stream of files wrapped. */
  static IOException cause(UncheckedIOException e) {
    IOException cause = e.getCause();
    return cause == null ? new IOException(e) : cause;
  }

  /**
   * Returns the message of the system; some exceptions have it only in their class, and name only
   * the file.
   */
  private static String report(IOException e) {
    if (!(e instanceof FileSystemException failed)) {
      return String.valueOf(e.getMessage());
    }
    if (failed.getReason() != null) {
      return failed.getReason();
    }
    if (e instanceof NotDirectoryException) {
      return NOT_A_FOLDER;
    }
    return e instanceof DirectoryNotEmptyException
        ? "Directory not empty"
        : e.getClass().getSimpleName();
  }

  /**
   * Deletes the temporary files that killed programs have left in {@code folder}.
   *
   * @throws IOException if the folder cannot be read or a file cannot be deleted
   */
  public static void deleteLeftovers(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    List<Path> leftovers;
    try (Stream<Path> files = Files.list(folder)) {
      leftovers = files.filter(AtomicFile::isLeftover).toList();
    } catch (UncheckedIOException e) {
      throw cause(e);
    }
    for (Path file : leftovers) {
      Files.deleteIfExists(file);
    }
  }

  private static boolean isLeftover(Path file) {
    Matcher temporary = TEMPORARY.matcher(file.getFileName().toString());
    return temporary.matches()
        && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
        && ProcessHandle.of(Long.parseLong(temporary.group(1))).isEmpty();
  }

  private static <X extends Exception> void replace(Path target, Content<X> content)
      throws IOException, X {
    // The process id keeps two programs that write the same file apart.
    Path temporary =
        target.resolveSibling(
            "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".part");
    try {
      Files.deleteIfExists(temporary);
      readBack(temporary, fill(temporary, content));
      Files.move(
          temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  /** Fills a new file; returns the checksum of the written bytes. */
  private static <X extends Exception> long fill(Path file, Content<X> content)
      throws IOException, X {
    try (FileChannel channel =
        FileChannel.open(
            file,
            // Does not follow a link that another program has put there.
            StandardOpenOption.CREATE_NEW,
            StandardOpenOption.WRITE)) {
      ChannelOutput out = new ChannelOutput(channel);
      content.writeTo(out);
      out.flush();
      channel.force(true);
      return out.written.getValue();
    }
  }

  /** Reads the file back: detects a disk that lost data while the old content still exists. */
  private static void readBack(Path file, long checksum) throws IOException {
    CRC32C found = new CRC32C();
    byte[] block = new byte[BLOCK_BYTES];
    try (InputStream in = Files.newInputStream(file)) {
      for (int read = in.read(block); read >= 0; read = in.read(block)) {
        found.update(block, 0, read);
      }
    }
    if (found.getValue() != checksum) {
      throw new IOException("the disk returned different bytes from those written");
    }
  }

  /**
   * A buffered stream that fails at every use after a failed write, so that no writer can miss the
   * failure.
   */
  private static final class ChannelOutput extends OutputStream {
    private final FileChannel channel;
    private final ByteBuffer buffer = ByteBuffer.allocate(BLOCK_BYTES);
    private final CRC32C written = new CRC32C();
    private @Nullable IOException failure;

    ChannelOutput(FileChannel channel) {
      this.channel = channel;
    }

    @Override
    public void write(int value) throws IOException {
      write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int start, int length) throws IOException {
      written.update(bytes, start, length);
      int position = start;
      while (position < start + length) {
        if (!buffer.hasRemaining()) {
          flush();
        }
        int count = Math.min(buffer.remaining(), start + length - position);
        buffer.put(bytes, position, count);
        position += count;
      }
    }

    @Override
    public void flush() throws IOException {
      if (failure != null) {
        throw new IOException(failure.getMessage(), failure);
      }
      buffer.flip();
      try {
        while (buffer.hasRemaining()) {
          channel.write(buffer);
        }
      } catch (IOException e) {
        failure = e;
        throw e;
      } finally {
        buffer.clear();
      }
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
