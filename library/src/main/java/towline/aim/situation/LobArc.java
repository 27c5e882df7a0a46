package towline.aim.situation;

/** The flights that a shot may take where gravity leaves it more than one way to its target. */
public enum LobArc {
  /** Every flight: the earliest impact wins. */
  ANY,
  /** The shortest flight to the place of the impact. */
  LOW,
  /**
   * Every flight but the shortest, over whatever stands between. A shot {@link FireTiming#AT_ONCE}
   * takes the longest of all. Without gravity there is one flight, which is taken.
   */
  HIGH
}
