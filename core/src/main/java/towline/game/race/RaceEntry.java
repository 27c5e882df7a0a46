package towline.game.race;

import towline.session.CommandSource;
import towline.session.Run;

/**
 * Who races in a pane.
 *
 * @param key its name in statistics
 * @param name its name in words
 * @param rgb its colour, 0xRRGGBB
 * @param run what is flown
 * @param source who flies
 */
public record RaceEntry(String key, String name, int rgb, Run run, CommandSource source) {
  /** The key of a number in the statistics: what it counts, and for whom. */
  public String statistic(String what) {
    return what + "_" + key;
  }
}
