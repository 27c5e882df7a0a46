package towline.ai.steer;

/** The lead of a hunter over its prey. */
public final class HunterLead {
  /** Greatest lead, s. */
  private static final double MAX_LEAD = 0.8;

  private HunterLead() {}

  /**
   * Returns the time by which the hunter leads its prey, s: half the time that it needs to the
   * prey's present place.
   *
   * @param distance distance from hunter to prey, m
   * @param speed speed of the hunter, m/s, more than 0
   */
  public static double seconds(double distance, double speed) {
    return Math.min(MAX_LEAD, distance / (2 * speed));
  }
}
