package towline.session.replay;

/**
 * The command runs of a replay, column by column: first the first byte of every run, then the
 * second of every run, and so on. Of the bearing, which changes with nearly every tick, it has the
 * second differences, modulo 2^16. It compresses to half of what the rows do, and any bytes can be
 * turned there and back.
 */
final class ReplayColumns {
  /** Where the bearing is in a run, two bytes. */
  private static final int BEARING = 5;

  private ReplayColumns() {}

  /**
   * Turns {@code rows} runs of {@code width} bytes from {@code offset} on, which are rows, into
   * columns.
   */
  static void split(byte[] bytes, int offset, int rows, int width) {
    byte[] from = bytes.clone();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < width; column++) {
        bytes[offset + column * rows + row] = from[offset + row * width + column];
      }
    }
    for (int order = 0; order < 2; order++) {
      int before = 0;
      for (int row = 0; row < rows; row++) {
        int bearing = bearing(bytes, offset, rows, row);
        setBearing(bytes, offset, rows, row, bearing - before);
        before = bearing;
      }
    }
  }

  /** Turns what {@link #split} gives into rows again. */
  static void join(byte[] bytes, int offset, int rows, int width) {
    for (int order = 0; order < 2; order++) {
      int sum = 0;
      for (int row = 0; row < rows; row++) {
        sum += bearing(bytes, offset, rows, row);
        setBearing(bytes, offset, rows, row, sum);
      }
    }
    byte[] from = bytes.clone();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < width; column++) {
        bytes[offset + row * width + column] = from[offset + column * rows + row];
      }
    }
  }

  private static int bearing(byte[] bytes, int offset, int rows, int row) {
    int high = offset + BEARING * rows + row;
    return (bytes[high] << Byte.SIZE) | (bytes[high + rows] & 0xFF);
  }

  private static void setBearing(byte[] bytes, int offset, int rows, int row, int bearing) {
    int high = offset + BEARING * rows + row;
    bytes[high] = (byte) (bearing >> Byte.SIZE);
    bytes[high + rows] = (byte) bearing;
  }
}
