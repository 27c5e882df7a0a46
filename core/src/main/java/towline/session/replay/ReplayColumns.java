package towline.session.replay;

/**
 * Transposes the command runs of a replay into columns: the first byte of every run, then the
 * second of every run, and so on. The bearing, which changes with nearly every tick, is stored as
 * second differences, modulo 2^16. Columns compress to half the size of rows, and the
 * transformation can be undone for any bytes.
 */
final class ReplayColumns {
  /** Column of the bearing's first byte of two. */
  private static final int BEARING_COLUMN = 5;

  private ReplayColumns() {}

  /** Transposes {@code rows} rows of {@code width} bytes from {@code offset} on into columns. */
  static void split(byte[] bytes, int offset, int rows, int width) {
    byte[] from = bytes.clone();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < width; column++) {
        bytes[offset + column * rows + row] = from[offset + row * width + column];
      }
    }
    for (int order = 0; order < 2; order++) {
      int previous = 0;
      for (int row = 0; row < rows; row++) {
        int bearing = bearing(bytes, offset, rows, row);
        setBearing(bytes, offset, rows, row, bearing - previous);
        previous = bearing;
      }
    }
  }

  /** Undoes {@link #split}. */
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
    int high = offset + BEARING_COLUMN * rows + row;
    return (bytes[high] << Byte.SIZE) | (bytes[high + rows] & 0xFF);
  }

  private static void setBearing(byte[] bytes, int offset, int rows, int row, int bearing) {
    int high = offset + BEARING_COLUMN * rows + row;
    bytes[high] = (byte) (bearing >> Byte.SIZE);
    bytes[high + rows] = (byte) bearing;
  }
}
