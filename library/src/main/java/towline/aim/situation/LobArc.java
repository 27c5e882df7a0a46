package towline.aim.situation;

/** The flights allowed to a shot if gravity gives it more than one path to its target. */
public enum LobArc {
  /** Every flight: the earliest impact wins. */
  ANY,
  /** The shortest flight to the point of impact. */
  LOW,
  /**
   * Every flight but the shortest, which passes over obstacles. A shot {@link FireTiming#AT_ONCE}
   * takes the longest of all. Without gravity there is one flight, which is taken.
   */
  HIGH
}
