package towline.sim.state;

import towline.math.StateHash;
import towline.sim.api.Command;
import towline.sim.api.Pilot;

/** The state of a side plane; its heading is the bearing of its fixed guns. */
public final class Wingman extends Entity {
  /** Who flies it; set when it is spawned. */
  @SuppressWarnings("NullAway.Init")
  public Pilot pilot;

  /** What the pilot wants in this tick. */
  public final Command command = new Command();

  /** On which side of the ship it flies: +1 left, -1 right. */
  public int station;

  /** The points of health left. */
  public double health;

  /** The time until its guns are loaded again, s. */
  public double reloadLeft;

  @Override
  public void reset() {
    super.reset();
    command.clear();
    station = 0;
    health = 0;
    reloadLeft = 0;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(station);
    hash.add(health);
    hash.add(reloadLeft);
    pilot.hashInto(hash);
  }
}
