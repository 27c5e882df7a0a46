package towline.aim.situation;

/** Sources from which a {@link towline.aim.FireControl} takes the motion of its target. */
public enum MotionSource {
  /**
   * Position and velocity are exact; acceleration and turn rate are estimated from the last tick.
   */
  SEEN,
  /** Velocity, acceleration, turn rate and stop time in the problem are taken as they are. */
  GIVEN,
  /**
   * The position is measured, with errors of up to {@link FireProblem#targetNoise}; the motion is
   * estimated from the measurements, and no shot leaves before they suffice.
   */
  MEASURED
}
