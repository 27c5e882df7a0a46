package towline.lab.boss;

import towline.sim.api.Snapshot;

/** Which way a ship flies past a boss. */
interface FlownCourse {
  /** How fast, m/s. */
  double SPEED = 12;

  /** How near the boss it comes, m. */
  double NEAREST = 12;

  /** How far from the boss it gets, m. */
  double FARTHEST = 18;

  /**
   * The course in this tick, radians.
   *
   * @param ship the index of the ship
   * @param boss the index of the boss's core
   */
  double course(Snapshot seen, int ship, int boss);
}
