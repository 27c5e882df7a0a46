package towline.aim.learn;

/** A belief about how a target moves. */
public enum MotionBelief {
  /** It keeps its velocity. */
  STRAIGHT,
  /** It keeps its acceleration. */
  ACCELERATING,
  /** It slows down until it stands. */
  BRAKING,
  /** It keeps turning at the same rate. */
  TURNING,
  /** Its heading oscillates about a course, as a sine. */
  WEAVING,
  /** It steers at a prey, straight or with a heading that oscillates about the way there. */
  HUNTING
}
