package towline.game.race;

import towline.session.CommandSource;
import towline.session.Run;

/**
 * A participant in a race.
 *
 * @param key the name in measurements
 * @param name the name in words
 * @param rgb the colour, 0xRRGGBB
 * @param run the run
 * @param source the pilot
 */
public record RaceEntry(String key, String name, int rgb, Run run, CommandSource source) {
  /** Returns the key of the measurement {@code what} for this participant. */
  public String statistic(String what) {
    return what + "_" + key;
  }
}
