package towline.aim.situation;

/** A belief about how a target moves. */
public enum MotionBelief {
  /** The target keeps its velocity. */
  STRAIGHT,
  /** The target keeps its acceleration. */
  ACCELERATING,
  /** The target slows down until it stops. */
  BRAKING,
  /** The target keeps its turn rate. */
  TURNING,
  /** The target's heading oscillates about a course, as a sine. */
  WEAVING,
  /** The target steers at a prey, straight or with a heading that oscillates about the bearing. */
  HUNTING
}
