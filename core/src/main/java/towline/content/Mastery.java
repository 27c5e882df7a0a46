package towline.content;

/**
 * The player's mastery of each aim mode, in steps. Immutable.
 *
 * @param bits the step of each of up to 16 modes, two bits each, those of the first mode lowest
 */
public record Mastery(int bits) {
  /** Highest step. */
  public static final int STEPS = 3;

  private static final int BITS_PER_MODE = 2;
  private static final Mastery NONE = new Mastery(0);

  /** Returns a mastery of step 0 for all modes. */
  public static Mastery none() {
    return NONE;
  }

  /** Returns a copy with the mode of index {@code mode} at another step, 0 to {@link #STEPS}. */
  public Mastery with(int mode, int step) {
    if (step < 0 || step > STEPS) {
      throw new IllegalArgumentException("step must be 0 to " + STEPS + ", not " + step);
    }
    int shift = BITS_PER_MODE * mode;
    return new Mastery((bits & ~(STEPS << shift)) | (step << shift));
  }

  /** Returns the step of the mode of index {@code mode}. */
  public int step(int mode) {
    return (bits >>> (BITS_PER_MODE * mode)) & STEPS;
  }

  public boolean isNone() {
    return bits == 0;
  }
}
