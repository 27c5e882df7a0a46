package towline.content;

/**
 * How far the player masters each aim mode, in steps. Immutable.
 *
 * @param bits the step of each of up to 16 modes, two bits each, those of the first mode lowest
 */
public record Mastery(int bits) {
  /** The highest step. */
  public static final int STEPS = 3;

  private static final int WIDTH = 2;
  private static final Mastery NONE = new Mastery(0);

  /** No mode at any step. */
  public static Mastery none() {
    return NONE;
  }

  /** The same with the mode of that index at another step, 0 to {@link #STEPS}. */
  public Mastery with(int mode, int step) {
    if (step < 0 || step > STEPS) {
      throw new IllegalArgumentException("step must be 0 to " + STEPS + ", not " + step);
    }
    int at = WIDTH * mode;
    return new Mastery((bits & ~(STEPS << at)) | (step << at));
  }

  /** The step of the mode of that index. */
  public int step(int mode) {
    return (bits >>> (WIDTH * mode)) & STEPS;
  }

  public boolean isNone() {
    return bits == 0;
  }
}
