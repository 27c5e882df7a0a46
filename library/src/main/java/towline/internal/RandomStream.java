package towline.internal;

import towline.math.StateSink;

/**
 * A seeded stream of pseudo-random numbers: the same seed gives the same numbers on every machine.
 *
 * <p>SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, OOPSLA 2014,
 * section 3), with a fixed increment. Not for cryptography, not thread-safe; one stream for each
 * purpose.
 */
public final class RandomStream {
  private static final long INCREMENT = 0x9E3779B97F4A7C15L;
  private static final double UNIT = 0x1.0p-53;

  private long state;

  /** A stream that starts at {@code seed}; neighbouring seeds give unrelated numbers. */
  public RandomStream(long seed) {
    state = seed;
  }

  /** Starts anew at {@code seed}, as a new stream does. */
  public void restart(long seed) {
    state = seed;
  }

  /** The next 64 bits, uniform. */
  public long nextLong() {
    state += INCREMENT;
    return mixed(state);
  }

  /** The next number, uniform in [0, 1), a multiple of 2^-53. */
  public double nextDouble() {
    return (nextLong() >>> 11) * UNIT;
  }

  /**
   * The next number, uniform from {@code low} to {@code high}.
   *
   * @throws IllegalArgumentException unless both are finite and low is at most high
   */
  public double range(double low, double high) {
    if (!(low <= high) || Double.isInfinite(high - low)) {
      throw new IllegalArgumentException(
          "a range needs finite bounds in order, not " + low + " to " + high);
    }
    return low + (high - low) * nextDouble();
  }

  /**
   * The next whole number, uniform from 0 to {@code bound} - 1; the bias is below bound / 2^31.
   *
   * @throws IllegalArgumentException unless bound is positive
   */
  public int index(int bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("an index needs a positive bound, not " + bound);
    }
    return (int) (((nextLong() >>> 33) * bound) >>> 31);
  }

  /**
   * An independent stream for {@code key}, the same for the same state and key. This stream does
   * not advance, so the order of the keys makes no difference.
   */
  public RandomStream split(long key) {
    return new RandomStream(mixed(state ^ mixed(key + INCREMENT)));
  }

  /** Makes {@code out} the stream that {@link #split(long)} would give. */
  public void split(long key, RandomStream out) {
    out.state = mixed(state ^ mixed(key + INCREMENT));
  }

  /** A stream that gives the same numbers from here on as this one. */
  public RandomStream copy() {
    return new RandomStream(state);
  }

  /** Adds the state that determines all numbers to come. */
  public void writeState(StateSink out) {
    out.add(state);
  }

  private static long mixed(long value) {
    long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }
}
