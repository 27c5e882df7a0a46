package towline.math;

import java.util.function.LongConsumer;

/** A receiver of simulation state, for a hash or a dump; the order of what it is given counts. */
public interface StateSink extends LongConsumer {
  /** Adds an integer. */
  void add(long value);

  /** Adds the exact bits of a number; 0.0 and -0.0 differ. */
  default void add(double value) {
    add(Double.doubleToRawLongBits(value));
  }

  /** Adds a boolean. */
  default void add(boolean value) {
    add(value ? 1L : 2L);
  }

  @Override
  default void accept(long value) {
    add(value);
  }

  /** Returns {@code out} as a sink, without an object in between if it is one. */
  static StateSink of(LongConsumer out) {
    return out instanceof StateSink sink ? sink : out::accept;
  }
}
