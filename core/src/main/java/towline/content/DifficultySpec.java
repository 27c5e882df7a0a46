package towline.content;

import java.util.Locale;
import towline.data.JsonFields;
import towline.sim.World;

/**
 * What a difficulty changes.
 *
 * @param reloadRate how fast the enemies' guns reload, as a multiple
 * @param pace how fast snakes crawl, as a multiple
 * @param crowd how many come, as a multiple
 * @param repair the blows that are mended after each wave
 * @param relief the share of fire, pace and crowd that a ship in distress is spared which has next
 *     to no hull left; with a whole hull it is spared nothing
 * @param aidEvery the time from one repair to the next that is sent to a ship on its last blows
 *     while it is in distress, s
 * @param learns whether enemies that refine their aim learn instead
 * @param score what points are multiplied with
 */
public record DifficultySpec(
    double reloadRate,
    double pace,
    double crowd,
    int repair,
    double relief,
    double aidEvery,
    boolean learns,
    double score) {

  /** Checks that the world accepts the least and the most that relief and hazards make of it. */
  public DifficultySpec {
    double leastShare = 1 - relief;
    if (!(Math.min(reloadRate, pace) * leastShare >= World.LEAST_PRESSURE)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "reload rate and pace less the relief must be at least %s, not %s and %s",
              World.LEAST_PRESSURE,
              reloadRate * leastShare,
              pace * leastShare));
    }
    if (!(pace * HazardSpec.MOST <= World.FASTEST_PACE)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "pace times %s, the most that hazards make of it, must be at most %s, not %s",
              HazardSpec.MOST,
              World.FASTEST_PACE,
              pace * HazardSpec.MOST));
    }
  }

  /**
   * What is left of fire, pace and crowd for a ship in a sector.
   *
   * @param hull the share of its hull that it has
   * @param distress how much it is in distress, 0 to 1
   */
  public double spared(double hull, double distress, SectorSpec sector) {
    return 1 - sector.help() * relief * (1 - hull) * distress;
  }

  static DifficultySpec read(JsonFields in) {
    return new DifficultySpec(
        in.number("reloadRate", 0.1, 10),
        in.number("pace", 0.1, 3),
        in.number("crowd", 0.1, 10),
        in.integer("repair", 0, 100),
        in.number("relief", 0, 0.8),
        in.number("aidEvery", 1, 600),
        in.flag("learns"),
        in.number("score", 0.01, 100));
  }
}
