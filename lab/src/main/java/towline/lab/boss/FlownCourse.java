package towline.lab.boss;

import towline.sim.api.Snapshot;

/** The course of a ship past a boss. */
interface FlownCourse {
  /** Speed of the ship, m/s. */
  double SPEED = 12;

  /** Least distance from the boss, m. */
  double NEAREST = 12;

  /** Greatest distance from the boss, m. */
  double FARTHEST = 18;

  /**
   * Returns the course in this tick, rad counter-clockwise from +x.
   *
   * @param ship the index of the ship
   * @param boss the index of the boss's core
   */
  double course(Snapshot snapshot, int ship, int boss);
}
