package towline.aim.search;

/** The earliest shot, or the reason why there is none, as an immutable value. */
public sealed interface FireSolution {
  /**
   * Returns true if the answer is proved: the shot is the earliest, or the reason holds. If not,
   * the search ended early, and the reason is {@link Reason#UNDECIDED}.
   */
  default boolean isComplete() {
    return !(this instanceof None none) || none.reason() != Reason.UNDECIDED;
  }

  /**
   * A shot that meets its target.
   *
   * @param timeToGo seconds from now to the impact, at least 0; 0 means contact now
   * @param timeToFire seconds from now until the shot leaves; more than {@code timeToSlew} means
   *     that the shooter holds its fire
   * @param timeToSlew seconds of turning needed
   * @param timeOfFlight seconds from muzzle to impact
   * @param impactX x of the meeting point of shot and target, world frame, m
   * @param impactY y of the meeting point
   * @param bearing direction of the barrel, radians in the world frame, in (-pi, pi]; at contact
   *     the present facing, since any direction does
   */
  record Hit(
      double timeToGo,
      double timeToFire,
      double timeToSlew,
      double timeOfFlight,
      double impactX,
      double impactY,
      double bearing)
      implements FireSolution {}

  /**
   * No shot.
   *
   * @param reason the first reason that applies
   */
  record None(Reason reason) implements FireSolution {}
}
