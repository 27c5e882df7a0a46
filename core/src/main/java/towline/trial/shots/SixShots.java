package towline.trial.shots;

import java.util.List;

/** The six targets of a day, which follow from its date alone. */
public final class SixShots {
  /** Number of targets. */
  public static final int COUNT = 6;

  /**
   * Draws a day at once.
   *
   * @param day days since 1970-01-01
   */
  public static SixShots of(long day) {
    throw new UnsupportedOperationException();
  }

  /** Returns the day, in days since 1970-01-01. */
  public long day() {
    throw new UnsupportedOperationException();
  }

  /** Returns the six, in their order. */
  public List<Puzzle> puzzles() {
    throw new UnsupportedOperationException();
  }
}
