package towline.session.replay;

import java.util.Arrays;
import towline.session.CommandCodec;

/** Runs of equal commands: words of controls and orders, and a duration in ticks. */
final class CommandRuns {
  private long[] controls = new long[1024];
  private long[] orders = new long[1024];
  private int[] lengths = new int[1024];
  private int size;

  /** Appends {@code length} ticks; a run of the same words continues. */
  void add(long control, long order, int length) {
    if (size > 0 && controls[size - 1] == control && orders[size - 1] == order) {
      lengths[size - 1] += length;
      return;
    }
    if (size == lengths.length) {
      controls = Arrays.copyOf(controls, 2 * size);
      orders = Arrays.copyOf(orders, 2 * size);
      lengths = Arrays.copyOf(lengths, 2 * size);
    }
    controls[size] = control;
    orders[size] = order;
    lengths[size] = length;
    size++;
  }

  /**
   * Appends {@code length} ticks of words from the byte {@code offset} of a file.
   *
   * @throws ReplayException if a word has bits without a meaning
   */
  void add(long control, long order, int length, int offset) throws ReplayException {
    ReplayException.check(CommandCodec.isControls(control), offset, "command", control);
    ReplayException.check(
        CommandCodec.isOrders(order), offset + Long.BYTES, "word of orders", order);
    add(control, order, length);
  }

  /** Returns a copy that later additions do not change. */
  CommandRuns copy() {
    CommandRuns copy = new CommandRuns();
    copy.controls = Arrays.copyOf(controls, size);
    copy.orders = Arrays.copyOf(orders, size);
    copy.lengths = Arrays.copyOf(lengths, size);
    copy.size = size;
    return copy;
  }

  int size() {
    return size;
  }

  long controls(int run) {
    return controls[run];
  }

  long orders(int run) {
    return orders[run];
  }

  /** Returns the duration of a run, ticks. */
  int length(int run) {
    return lengths[run];
  }
}
