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
   * Nobody knows: the search was given up before it had proved anything. Hardly ever seen where
   * lengths and times are within some orders of magnitude of each other, and there only where the
   * target grazes for long what is in reach. Nor is a shot decided whose time or place is beyond
   * the largest number there is.
   */
  UNDECIDED
}
