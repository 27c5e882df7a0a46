package towline.aim.search;

/** Why there is no shot; the first that applies, in this order. */
public enum Reason {
  /** Nothing reaches the target, even with no limit of range, time and arc. */
  OUTRUN,
  /** The range alone forbids it. */
  OUT_OF_RANGE,
  /** The firing arc forbids it. */
  OUTSIDE_ARC,
  /** There is a shot, but its impact comes after the horizon. */
  TOO_LATE,
  /**
   * The search ended before it had proved anything. Very rare if lengths and times are within some
   * orders of magnitude of each other, and there only where the target grazes for long what is in
   * reach. Also the answer if the time or place of the impact exceeds the largest double.
   */
  UNDECIDED
}
