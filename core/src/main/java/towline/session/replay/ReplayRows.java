package towline.session.replay;

import java.nio.ByteBuffer;

/**
 * The command runs of formats 5 and 6: rows of 18 bytes, transposed into columns, the first byte of
 * every row, then the second of every row, and so on. The bearing is stored as second differences
 * modulo 2^16.
 */
final class ReplayRows {
  /** Bytes of a row: length in ticks (2), controls (8), orders (8). */
  static final int BYTES = Short.BYTES + 2 * Long.BYTES;

  /** Column of the bearing's first byte of two. */
  private static final int BEARING_COLUMN = 5;

  private static final String DURATION = "duration of all command runs";

  private ReplayRows() {}

  /**
   * Reads {@code count} rows of {@code ticks} ticks.
   *
   * @throws ReplayException if they are of other durations, or of values without a meaning
   */
  static CommandRuns read(ByteBuffer in, int count, int ticks) throws ReplayException {
    ReplayException.checkLeft(in, (long) count * BYTES);
    int offset = in.position();
    join(in.array(), in.arrayOffset() + offset, count, BYTES);
    CommandRuns runs = new CommandRuns();
    long sum = 0;
    for (int row = 0; row < count; row++) {
      int rowOffset = in.position();
      int length = Short.toUnsignedInt(in.getShort());
      ReplayException.check(length > 0, rowOffset, "length of a command run", 0);
      sum += length;
      ReplayException.check(sum <= ticks, rowOffset, DURATION, sum);
      long controls = in.getLong();
      runs.add(controls, in.getLong(), length, rowOffset + Short.BYTES);
    }
    ReplayException.check(sum == ticks, offset, DURATION, sum);
    return runs;
  }

  /** Turns columns into rows. */
  static void join(byte[] bytes, int offset, int rows, int width) {
    for (int order = 0; order < 2; order++) {
      int sum = 0;
      for (int row = 0; row < rows; row++) {
        int high = offset + BEARING_COLUMN * rows + row;
        sum += (bytes[high] << Byte.SIZE) | (bytes[high + rows] & 0xFF);
        bytes[high] = (byte) (sum >> Byte.SIZE);
        bytes[high + rows] = (byte) sum;
      }
    }
    byte[] from = bytes.clone();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < width; column++) {
        bytes[offset + row * width + column] = from[offset + column * rows + row];
      }
    }
  }
}
