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
