package towline.menu.page;

import java.util.List;

/**
 * What a run came to.
 *
 * @param end how it ended
 * @param points what was earned
 * @param summary how it was set up, in a line
 * @param facts what happened in it
 * @param modes how each aim mode did, in their order
 */
public record RunResult(
    End end, long points, String summary, List<Fact> facts, List<ModeResult> modes) {
  /** How a run ends. */
  public enum End {
    /** The ship was lost. */
    LOST,
    /** The last wave was cleared. */
    WON
  }

  /**
   * Something that happened so often.
   *
   * @param name what
   * @param value how often, how many, how long
   */
  public record Fact(String name, String value) {}

  /**
   * How an aim mode did.
   *
   * @param hits shots that struck what they were aimed at
   * @param shots all shots
   * @param kills foes that they destroyed
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
