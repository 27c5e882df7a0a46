package towline.session;

import towline.content.DifficultySpec;
import towline.sim.World;

/** The pressure of enemies on the ship, as the product of all its causes in a run. */
final class Pressure {
  private Pressure() {}

  /**
   * Sets the pressure of a world. The rate of fire is limited to what the world allows; the checks
   * of {@link DifficultySpec} keep the pace in range.
   *
   * @param anger factor of the guns' rate of fire, 1 or more, without a limit
   * @param share share of the pressure that remains for a ship in distress, 0 to 1
   */
  static void set(
      World world, DifficultySpec difficulty, Hazards hazards, double anger, double share) {
    double fire = difficulty.reloadRate() * hazards.fire() * anger * share;
    double pace = difficulty.pace() * hazards.pace();
    world.setPressure(Math.min(World.MAX_RELOAD_RATE, fire), pace * share, pace);
  }
}
