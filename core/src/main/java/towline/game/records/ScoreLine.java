package towline.game.records;

/**
 * A line of a table of high scores.
 *
 * @param initials whose it is
 * @param points the score
 * @param wave the wave reached
 * @param seed the seed of the run
 * @param note date and assistance, or empty
 * @param replay the key of its replay, or empty
 * @param latest whether it is the run that has just ended
 */
public record ScoreLine(
    String initials,
    long points,
    int wave,
    long seed,
    String note,
    String replay,
    Standing latest) {
  /** Whether a line is new. */
  public enum Standing {
    /** It was there before. */
    KNOWN,
    /** It belongs to the run that has just ended. */
    NEW
  }
}
