package towline.sim.state;

import towline.math.Angles;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.hash.StateHash;
import towline.sim.spec.ArenaSpec;
import towline.sim.spec.WingmanSpec;

/**
 * The state of a wingman, a plane beside the ship; its heading is the bearing of its fixed guns.
 */
public final class Wingman extends Actor {
  /** Abilities; set when it is spawned. */
  @SuppressWarnings("NullAway.Init")
  public WingmanSpec spec;

  /** Side of the ship on which it flies: +1 left, -1 right. */
  public int station;

  /** Points of health left. */
  public double health;

  /** Time until its guns are loaded, s. */
  public double reloadLeft;

  @Override
  public EntityKind kind() {
    return EntityKind.WINGMAN;
  }

  @Override
  public double healthShare() {
    return health / spec.health();
  }

  @Override
  public void describe(EntityRow row) {
    row.station = station;
    row.reloadLeft = reloadLeft;
  }

  /** Moves it by its command, without inertia, within its top speed and the sector. */
  @Override
  public void move(WorldState world, double dt) {
    ArenaSpec sector = world.spec.arena();
    double scale = spec.speed() / Math.max(1, StrictMath.hypot(command.thrustX, command.thrustY));
    x = Math.max(0, Math.min(sector.width(), x + command.thrustX * scale * dt));
    y = Math.max(0, Math.min(sector.height(), y + command.thrustY * scale * dt));
    vx = (x - previousX) / dt;
    vy = (y - previousY) / dt;
    if (command.turning) {
      heading = Angles.towards(heading, command.bearing, spec.turnRate() * dt);
    }
    reloadLeft = Math.max(0, reloadLeft - dt);
  }

  @Override
  public void reset() {
    super.reset();
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
  }
}
