package towline.ai;

import towline.sim.Pilot;
import towline.sim.Pilots;
import towline.sim.spec.SnakeSpec;

/** The pilots of the game. */
public final class GamePilots implements Pilots {
  @Override
  public Pilot drone() {
    return new DronePilot();
  }

  @Override
  public Pilot snake(SnakeSpec spec, long seed) {
    return new SnakePilot(spec, seed);
  }
}
