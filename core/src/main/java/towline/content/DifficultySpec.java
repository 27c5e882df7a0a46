package towline.content;

import java.util.Locale;
import towline.data.JsonFields;
import towline.sim.World;

/**
 * The changes of the game by a difficulty.
 *
 * @param reloadRate the reload rate of enemies' guns, as a multiple
 * @param pace the pace of snakes, as a multiple
 * @param crowd the size of crowds, as a multiple
 * @param repair the number of blows that are mended after each wave
 * @param relief the share by which fire, pace and crowd are reduced for a ship in distress with
 *     almost no hull left; there is no relief for a whole hull
 * @param aidEvery the time between two repairs that are sent to a ship on its last blows while it
 *     is in distress, s
 * @param learns true if enemies that refine their aim learn instead
 * @param score the factor of all points
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

  /** Checks that the world accepts its numbers with all relief and with all hazards. */
  public DifficultySpec {
    double leastShare = 1 - relief;
    if (!(Math.min(reloadRate, pace) * leastShare >= World.MIN_PRESSURE)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "reload rate and pace less the relief must be at least %s, not %s and %s",
              World.MIN_PRESSURE,
              reloadRate * leastShare,
              pace * leastShare));
    }
    if (!(pace * HazardSpec.MAX_MULTIPLE <= World.MAX_PACE)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "pace times %s, the largest factor of the hazards, must be at most %s, not %s",
              HazardSpec.MAX_MULTIPLE,
              World.MAX_PACE,
              pace * HazardSpec.MAX_MULTIPLE));
    }
  }

  /**
   * Returns the factor of fire, pace and crowd after relief, for a ship in a sector.
   *
   * @param hull the share of the hull that the ship has left
   * @param distress the distress of the ship, 0 to 1
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
