package towline.aim.situation;

/** Sources from which a {@link towline.aim.FireControl} takes the motion of its target. */
public enum MotionSource {
  /** Position and velocity are exact; acceleration and turn rate are told from the last tick. */
  SEEN,
  /** Velocity, acceleration, turn rate and stop time in the problem are taken as they are. */
  GIVEN,
  /**
   * The position is measured, with errors of up to {@link FireProblem#targetNoise}; everything else
   * is told from the measurements, and no shot leaves before they suffice for it.
   */
  MEASURED
}
