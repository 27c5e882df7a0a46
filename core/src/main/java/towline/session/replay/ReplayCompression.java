package towline.session.replay;

import java.io.ByteArrayOutputStream;
import java.util.Locale;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** Deflates and inflates the content of replays, to a length that is known beforehand. */
final class ReplayCompression {
  private static final int CHUNK = 8192;

  private ReplayCompression() {}

  /** Returns the compressed bytes of a part of {@code bytes}. */
  static byte[] deflate(byte[] bytes, int offset, int length) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    try {
      deflater.setInput(bytes, offset, length);
      deflater.finish();
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] chunk = new byte[CHUNK];
      while (!deflater.finished()) {
        out.write(chunk, 0, deflater.deflate(chunk));
      }
      return out.toByteArray();
    } finally {
      deflater.end();
    }
  }

  /**
   * Inflates a part of {@code from} into exactly {@code size} bytes of {@code to} from {@code
   * offset} on.
   *
   * @throws ReplayException if the part is damaged or has another length
   */
  static void inflate(byte[] from, int start, int length, byte[] to, int offset, int size)
      throws ReplayException {
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(from, start, length);
      int filled = offset;
      int inflated = -1;
      int end = offset + size;
      while (filled < end && inflated != 0) {
        inflated = inflater.inflate(to, filled, end - filled);
        filled += inflated;
      }
      // The end of the stream may still be unread when the last byte is there.
      boolean hasMore = inflater.inflate(new byte[1]) > 0;
      if (filled < end || hasMore || !inflater.finished() || inflater.getRemaining() > 0) {
        throw new ReplayException(
            String.format(
                Locale.ROOT,
                "it is damaged: its content does not have the %d bytes that it states",
                size));
      }
    } catch (DataFormatException e) {
      throw new ReplayException("it is damaged: its content cannot be decompressed");
    } finally {
      inflater.end();
    }
  }
}
