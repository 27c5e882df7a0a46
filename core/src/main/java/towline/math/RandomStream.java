package towline.math;

/**
 * A seeded stream of random numbers, the same on every machine: SplitMix64 (Steele, Lea, Flood:
 * Fast Splittable Pseudorandom Number Generators, 2014). Each concern draws from a stream of its
 * own, split off by a key, so that one more draw here changes nothing there.
 */
public final class RandomStream {
  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  /** The weight of the lowest of the 53 bits of a double in [0, 1). */
  private static final double UNIT = 0x1.0p-53;

  private long state;

  /** A stream that depends on {@code seed} alone. */
  public RandomStream(long seed) {
    state = seed;
  }

  /**
   * A stream for another concern. Depends on the present state and the key, draws nothing from this
   * one: the same key gives the same stream until this one is drawn from.
   */
  public RandomStream split(long key) {
    return new RandomStream(mix(state + mix(key + GOLDEN_GAMMA)));
  }

  /** The next 64 bits. */
  public long nextLong() {
    state += GOLDEN_GAMMA;
    return mix(state);
  }

  /** The next number, even in [0, 1). */
  public double nextDouble() {
    return (nextLong() >>> 11) * UNIT;
  }

  /** The next number, even in [low, high). */
  public double range(double low, double high) {
    return low + (high - low) * nextDouble();
  }

  /** The next integer, even in 0 to {@code bound} - 1; bound from 1 to 2^31 - 1. */
  public int below(int bound) {
    if (bound < 1) {
      throw new IllegalArgumentException("bound must be 1 or more, not " + bound);
    }
    return (int) (nextDouble() * bound);
  }

  /** Adds the state to the hash. */
  public void hashInto(StateHash hash) {
    hash.add(state);
  }

  private static long mix(long bits) {
    long mixed = bits;
    mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }
}
