package towline.menu;

import java.util.List;

/**
 * What a run came to.
 *
 * @param points what was earned
 * @param summary in a line
 * @param modes how each aim mode did, in their order
 */
public record RunResult(long points, String summary, List<ModeResult> modes) {
  /**
   * How an aim mode did.
   *
   * @param hits shots that struck what they were aimed at
   * @param shots all shots
   */
  public record ModeResult(int hits, int shots) {
    double share() {
      return shots == 0 ? 0 : Math.min(1, (double) hits / shots);
    }
  }
}
