package towline.menu.page;

/**
 * A line of the table of scores.
 *
 * @param initials whose it is
 * @param points what was earned
 * @param wave the wave that was reached
 * @param seed what the run was drawn from
 * @param note what else there is to say, or nothing
 * @param replay the key of its replay, or nothing
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
  /** Whether a line is news. */
  public enum Standing {
    /** It was there before. */
    KNOWN,
    /** It is of the run that has just ended. */
    NEW
  }
}
