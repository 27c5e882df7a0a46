package towline.homing;

/**
 * The catalogue of homing laws: each is one pure function from what a missile knows to how it flies
 * during the next step.
 *
 * <p>Keys, overlays and tables iterate over {@link #values()}.
 */
public enum HomingLaw {
  /** Turns on the arc that a flight to the intercept needs; knows its turning circle. */
  LEAD_ARC(LeadArc::steer),
  /** Proportional navigation: turns four times as fast as the line of sight. */
  PROPORTIONAL(Proportional::steer),
  /** Turns as fast as it can to the intercept. */
  PURSUIT(Pursuit::steer),
  /** The article's smoothed direction, exact for any time step. */
  SMOOTH_EXACT(SmoothedDirection::steerExactly),
  /** The article's smoothed direction as published, frame by frame. */
  ARTICLE(SmoothedDirection::steerAsPublished);

  /** One law. */
  @FunctionalInterface
  interface Steering {
    void steer(Chase chase, double dt, Guidance out);
  }

  /** A reference to a pure method; the checker cannot know that it holds nothing. */
  @SuppressWarnings("ImmutableEnumChecker")
  private final Steering steering;

  HomingLaw(Steering steering) {
    this.steering = steering;
  }

  /**
   * Fills {@code out} with how a missile flies during the next {@code dt} seconds. Never a NaN, and
   * no garbage.
   *
   * @param chase what it knows
   * @param dt s, more than 0; any
   * @param out the answer
   * @throws IllegalArgumentException if a field of {@code chase} or dt is out of its range
   */
  public void steer(Chase chase, double dt, Guidance out) {
    chase.check(dt);
    steering.steer(chase, dt, out);
  }
}
