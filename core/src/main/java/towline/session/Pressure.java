package towline.session;

import towline.content.DifficultySpec;
import towline.sim.World;

/** How hard enemies press on the ship, from all that decides it in a run. */
final class Pressure {
  private Pressure() {}

  /**
   * Sets the pressure of a world. Guns fire at most as fast as the world allows, however angry they
   * are; the pace stays in range by the checks of {@link DifficultySpec}.
   *
   * @param anger the factor by which guns fire faster than usual, 1 or more, without an end
   * @param spared the share that is left for a ship in distress, 0 to 1
   */
  static void set(
      World world, DifficultySpec difficulty, Hazards hazards, double anger, double spared) {
    double fire = difficulty.reloadRate() * hazards.fire() * anger * spared;
    double pace = difficulty.pace() * hazards.pace();
    world.setPressure(Math.min(World.FASTEST_RELOAD, fire), pace * spared, pace);
  }
}
