package towline.session.replay;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * The commands of format 7, a column for each part of them that changes by itself. A column has
 * runs of its own: thrust that is held costs nothing while the gun turns.
 *
 * <pre>
 * column, in the order of {@link Column}
 *      4  number of runs, R
 *      ?  duration of each run less 1, ticks, 7 bits a byte from the lowest on, 128 added if more follow
 *     BR  values of B bytes: the highest byte of every run, then the next lower one, and so on
 * </pre>
 *
 * <p>The bearing is stored as its second difference from run to run, modulo 2^16, its sign in the
 * lowest bit, so that a steady swing is a column of small numbers.
 */
final class ReplayColumns {
  /** Bits of a byte of a duration. */
  private static final int DURATION_BITS = 7;

  private static final int BEARING_MASK = 0xFFFF;

  /** A part of the commands. */
  private enum Column {
    THRUST(false, 0, 2),
    REEL(false, 16, 1),
    SWITCHES(false, 40, 1),
    BEARING(false, 24, 2),
    ORDERS(true, 0, 7);

    private final boolean ofOrders;
    private final int shift;
    private final int bytes;

    Column(boolean ofOrders, int shift, int bytes) {
      this.ofOrders = ofOrders;
      this.shift = shift;
      this.bytes = bytes;
    }

    private long mask() {
      return (1L << (Byte.SIZE * bytes)) - 1;
    }

    long value(CommandRuns runs, int run) {
      return (ofOrders ? runs.orders(run) : runs.controls(run)) >>> shift & mask();
    }
  }

  private static final Column[] COLUMNS = Column.values();

  /** Greatest number of bytes that a tick takes, in all columns. */
  static final int MOST_BYTES_PER_TICK =
      Arrays.stream(COLUMNS).mapToInt(column -> 1 + column.bytes).sum();

  /** Bytes of the numbers of runs. */
  static final int COUNT_BYTES = COLUMNS.length * Integer.BYTES;

  private ReplayColumns() {}

  /** The values of a column, each with its duration in ticks. */
  private static final class Values {
    private final long[] values;
    private final int[] lengths;
    private int size;

    Values(int most) {
      values = new long[most];
      lengths = new int[most];
    }

    void add(long value, int length) {
      if (size > 0 && values[size - 1] == value) {
        lengths[size - 1] += length;
      } else {
        values[size] = value;
        lengths[size++] = length;
      }
    }
  }

  /** Returns the bytes of all columns of {@code runs}. */
  static byte[] write(CommandRuns runs) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (Column column : COLUMNS) {
      Values values = new Values(runs.size());
      for (int run = 0; run < runs.size(); run++) {
        values.add(column.value(runs, run), runs.length(run));
      }
      write(values, column, out);
    }
    return out.toByteArray();
  }

  private static void write(Values values, Column column, ByteArrayOutputStream out) {
    out.write(ByteBuffer.allocate(Integer.BYTES).putInt(values.size).array(), 0, Integer.BYTES);
    for (int i = 0; i < values.size; i++) {
      int left = values.lengths[i] - 1;
      while (left >> DURATION_BITS != 0) {
        out.write(left | 1 << DURATION_BITS);
        left >>= DURATION_BITS;
      }
      out.write(left);
    }
    if (column == Column.BEARING) {
      difference(values);
    }
    for (int place = column.bytes - 1; place >= 0; place--) {
      for (int i = 0; i < values.size; i++) {
        out.write((int) (values.values[i] >> (Byte.SIZE * place)));
      }
    }
  }

  private static void difference(Values values) {
    long before = 0;
    long step = 0;
    for (int i = 0; i < values.size; i++) {
      long newStep = values.values[i] - before;
      short second = (short) (newStep - step);
      before = values.values[i];
      step = newStep;
      int folded = (second << 1) ^ (second >> (Short.SIZE - 1));
      values.values[i] = folded & BEARING_MASK;
    }
  }

  private static void sum(Values values) {
    long value = 0;
    long step = 0;
    for (int i = 0; i < values.size; i++) {
      long stored = values.values[i];
      step += stored >> 1 ^ -(stored & 1);
      value += step;
      values.values[i] = value & BEARING_MASK;
    }
  }

  /**
   * Reads the columns of {@code ticks} ticks.
   *
   * @throws ReplayException if they are of other durations, or of values without a meaning
   */
  static CommandRuns read(ByteBuffer in, int ticks) throws ReplayException {
    int offset = in.position();
    Values[] columns = new Values[COLUMNS.length];
    for (int i = 0; i < columns.length; i++) {
      columns[i] = read(in, COLUMNS[i], ticks);
    }
    CommandRuns runs = new CommandRuns();
    int[] next = new int[columns.length];
    int tick = 0;
    while (tick < ticks) {
      int length = Integer.MAX_VALUE;
      long controls = 0;
      long orders = 0;
      for (int i = 0; i < columns.length; i++) {
        long part = columns[i].values[next[i]] << COLUMNS[i].shift;
        controls |= COLUMNS[i].ofOrders ? 0 : part;
        orders |= COLUMNS[i].ofOrders ? part : 0;
        length = Math.min(length, columns[i].lengths[next[i]]);
      }
      for (int i = 0; i < columns.length; i++) {
        columns[i].lengths[next[i]] -= length;
        next[i] += columns[i].lengths[next[i]] == 0 ? 1 : 0;
      }
      runs.add(controls, orders, length, offset);
      tick += length;
    }
    return runs;
  }

  private static Values read(ByteBuffer in, Column column, int ticks) throws ReplayException {
    int offset = in.position();
    ReplayException.checkLeft(in, Integer.BYTES);
    int count = in.getInt();
    ReplayException.check(count >= 0 && count <= ticks, offset, "number of command runs", count);
    ReplayException.checkLeft(in, (long) count * (1 + column.bytes));
    Values values = new Values(count);
    values.size = count;
    long sum = 0;
    for (int i = 0; i < count; i++) {
      int at = in.position();
      values.lengths[i] = duration(in, ticks);
      sum += values.lengths[i];
      ReplayException.check(sum <= ticks, at, "duration of a command run", values.lengths[i]);
    }
    ReplayException.check(sum == ticks, offset, "duration of all command runs", sum);
    ReplayException.checkLeft(in, (long) count * column.bytes);
    for (int place = 0; place < column.bytes; place++) {
      for (int i = 0; i < count; i++) {
        values.values[i] = values.values[i] << Byte.SIZE | Byte.toUnsignedLong(in.get());
      }
    }
    if (column == Column.BEARING) {
      sum(values);
    }
    return values;
  }

  /** Returns a duration of 1 to {@code most} ticks, or of {@code most + 1} if it is longer. */
  private static int duration(ByteBuffer in, int most) throws ReplayException {
    long duration = 0;
    int shift = 0;
    byte part;
    do {
      ReplayException.checkLeft(in, 1);
      part = in.get();
      duration |= (long) (part & Byte.MAX_VALUE) << shift;
      shift += DURATION_BITS;
    } while (part < 0 && duration < most);
    return (int) Math.min(duration, most) + 1;
  }
}
