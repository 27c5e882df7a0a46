package towline.menu.page;

import java.util.List;

/**
 * The results of a run.
 *
 * @param outcome how it ended
 * @param points the score
 * @param summary mode, difficulty, wave and seed, in a line
 * @param facts times and counts
 * @param modes the results of each aim mode, in order
 */
public record RunResult(
    Outcome outcome, long points, String summary, List<Fact> facts, List<ModeResult> modes) {
  /** How a run ended. */
  public enum Outcome {
    /** The ship was lost. */
    LOST,
    /** The last wave was cleared. */
    WON
  }

  /**
   * A time or a count.
   *
   * @param name its label
   * @param value its value as text
   */
  public record Fact(String name, String value) {}

  /**
   * The results of an aim mode.
   *
   * @param hits shots that hit their target
   * @param shots all shots
   * @param kills enemies they destroyed
   */
  public record ModeResult(int hits, int shots, int kills) {
    double share() {
      return shots == 0 ? 0 : Math.min(1, (double) hits / shots);
    }
  }

  /** Copies the lists. */
  public RunResult {
    facts = List.copyOf(facts);
    modes = List.copyOf(modes);
  }
}
