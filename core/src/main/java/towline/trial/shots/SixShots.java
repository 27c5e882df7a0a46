package towline.trial.shots;

import java.util.List;
import towline.math.StateSink;

/** The six targets of a day, which follow from its date alone. */
public final class SixShots {
  /** Number of targets. */
  public static final int COUNT = 6;

  private final long day;
  private final List<Puzzle> puzzles;

  SixShots(long day, List<Puzzle> puzzles) {
    if (puzzles.size() != COUNT) {
      throw new IllegalStateException("only " + puzzles.size() + " of the day are drawn");
    }
    this.day = day;
    this.puzzles = List.copyOf(puzzles);
  }

  /**
   * Draws a day at once; takes some 0.1 s.
   *
   * @param day days since 1970-01-01
   */
  public static SixShots of(long day) {
    DayDraw draw = new DayDraw(day);
    while (!draw.advance()) {
      // Each step tries one situation.
    }
    return draw.day();
  }

  /** Returns the day, in days since 1970-01-01. */
  public long day() {
    return day;
  }

  /** Writes all that the day consists of, to the bit: equal days write equal numbers. */
  public void writeState(StateSink out) {
    puzzles.forEach(puzzle -> puzzle.writeState(out));
  }

  /** Returns the six, in their order. */
  public List<Puzzle> puzzles() {
    return puzzles;
  }
}
