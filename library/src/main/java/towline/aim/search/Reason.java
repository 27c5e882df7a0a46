package towline.aim.search;

/** The reason why there is no shot: the first that applies, in this order. */
public enum Reason {
  /** No shot can reach the target, even without limit of range, time and arc. */
  OUTRUN,
  /** The range alone excludes a shot. */
  OUT_OF_RANGE,
  /** The firing arc excludes a shot. */
  OUTSIDE_ARC,
  /** There is a shot, but its impact comes after the horizon. */
  TOO_LATE,
  /**
   * The search ended without a proof. Very rare if lengths and times are within some orders of
   * magnitude of each other, and then only if the target grazes the reach for long. Also the answer
   * if the time or place of the impact exceeds the largest double.
   */
  UNDECIDED
}
