package towline.sim.hash;

import towline.math.StateSink;

/**
 * A 64-bit running hash of simulation state, sensitive to every bit and to the order of what is
 * added. Runs with equal hashes count as equal; it does not protect against forgery.
 *
 * <p>The mixing step is the finaliser of SplitMix64 (Steele, Lea, Flood: Fast Splittable
 * Pseudorandom Number Generators, section 3), applied to the running value combined with the input.
 */
public final class StateHash implements StateSink {
  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  private long value = GOLDEN_GAMMA;

  /** Starts again, as if nothing had been added. */
  public void reset() {
    value = GOLDEN_GAMMA;
  }

  @Override
  public void add(long input) {
    long mixed = (value ^ input) * GOLDEN_GAMMA;
    mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    value = mixed ^ (mixed >>> 31);
  }

  /** The hash of all that has been added since the start or the last reset. */
  public long value() {
    return value;
  }
}
