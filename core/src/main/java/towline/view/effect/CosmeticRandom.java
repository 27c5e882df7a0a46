package towline.view.effect;

/** Random numbers for decoration: xorshift64*, separate from every stream of the simulation. */
public final class CosmeticRandom {
  private long state;

  /** Creates a source; equal seeds give equal numbers. */
  public CosmeticRandom(long seed) {
    state = seed ^ 0x9E3779B97F4A7C15L;
    if (state == 0) {
      state = 1;
    }
  }

  /** Returns a number from 0 to below 1. */
  public double next() {
    state ^= state >>> 12;
    state ^= state << 25;
    state ^= state >>> 27;
    return ((state * 0x2545F4914F6CDD1DL) >>> 11) * 0x1p-53;
  }

  /** Returns a number from {@code low} to below {@code high}. */
  public double between(double low, double high) {
    return low + (high - low) * next();
  }

  /** Returns an angle, rad, from 0 to below a full turn. */
  public double angle() {
    return 2 * Math.PI * next();
  }
}
