package towline.ai.steer;

/** How far ahead of its prey a hunter aims. */
public final class HunterLead {
  /** However far off it is, s. */
  private static final double LONGEST = 0.8;

  private HunterLead() {}

  /**
   * For how long the prey's velocity is led, s: half the time that the hunter needs to where it is
   * now.
   *
   * @param distance from hunter to prey, m
   * @param speed of the hunter, m/s, more than 0
   */
  public static double seconds(double distance, double speed) {
    return Math.min(LONGEST, distance / (2 * speed));
  }
}
