package towline.sim;

import towline.sim.spec.SnakeSpec;

/** Who flies what: the world asks for a pilot whenever something is born that thinks. */
public interface Pilots {
  /** A pilot for the Defence Drone. */
  Pilot drone();

  /**
   * A pilot for a new snake.
   *
   * @param spec what the snake can do
   * @param seed what the pilot draws its chance from
   */
  Pilot snake(SnakeSpec spec, long seed);
}
