package towline.sim.loadout;

import towline.aim.AimMode;

/**
 * How far the player masters each aim mode, in steps. Immutable.
 *
 * @param bits the step of each mode, two bits each, those of the first mode lowest
 */
public record Mastery(int bits) {
  /** The highest step. */
  public static final int STEPS = 3;

  private static final int WIDTH = 2;
  private static final int MODES = AimMode.values().length;
  private static final Mastery NONE = new Mastery(0);

  /** Checks that there are no other bits. */
  public Mastery {
    if (!isValid(bits)) {
      throw new IllegalArgumentException(
          "mastery must be two bits for each of " + MODES + " aim modes, not " + bits);
    }
  }

  /** Whether those bits are a step for each mode, and nothing else. */
  public static boolean isValid(int bits) {
    return bits >>> (WIDTH * MODES) == 0;
  }

  /** No mode at any step. */
  public static Mastery none() {
    return NONE;
  }

  /** All modes at a step of 0 to {@link #STEPS}. */
  public static Mastery all(int step) {
    Mastery all = NONE;
    for (AimMode mode : AimMode.values()) {
      all = all.with(mode, step);
    }
    return all;
  }

  /** The same with a mode at another step, 0 to {@link #STEPS}. */
  public Mastery with(AimMode mode, int step) {
    if (step < 0 || step > STEPS) {
      throw new IllegalArgumentException("step must be 0 to " + STEPS + ", not " + step);
    }
    int at = WIDTH * mode.ordinal();
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
