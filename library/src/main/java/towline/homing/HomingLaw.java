package towline.homing;

/**
 * The catalogue of homing laws: each is a pure function from a missile's input to its motion in the
 * next step.
 *
 * <p>Keys, overlays and tables iterate over {@link #values()}; to add a law of your own, implement
 * {@link HomingMethod}.
 */
public enum HomingLaw implements HomingMethod {
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

  /** A reference to a pure method; the checker cannot know that it holds nothing. */
  @SuppressWarnings("ImmutableEnumChecker")
  private final HomingMethod method;

  HomingLaw(HomingMethod method) {
    this.method = method;
  }

  @Override
  public void steer(HomingInput chase, double dt, HomingOutput out) {
    chase.check(dt);
    method.steer(chase, dt, out);
  }
}
