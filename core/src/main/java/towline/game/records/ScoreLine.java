package towline.game.records;

/**
 * A line of a table of high scores.
 *
 * @param initials the player's initials
 * @param points the score
 * @param wave the wave reached
 * @param seed the seed of the run
 * @param note date and assistance, or empty
 * @param replay the path of its replay, or empty
 * @param latest the age of the line
 */
public record ScoreLine(
    String initials,
    long points,
    int wave,
    long seed,
    String note,
    String replay,
    Standing latest) {
  /** The age of a line. */
  public enum Standing {
    /** The line belongs to an earlier run. */
    KNOWN,
    /** The line belongs to the run that has just ended. */
    NEW
  }
}
