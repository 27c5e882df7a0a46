package towline.sim.state;

import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.hash.StateHash;
import towline.sim.spec.ArenaSpec;
import towline.sim.spec.TankSpec;

/** The state of a tank; its heading is that of its hull. */
public final class Tank extends Foe<TankSpec> {
  /** Distance from the ship up to which its pilot explains itself, m. */
  private static final double TRACE_RADIUS = 18;

  /** Bearing of its barrel, rad. */
  public double barrel;

  /** Time until its gun is loaded, s. */
  public double reloadLeft;

  /** Forecast of the ship, if it has a barrage. */
  public final Forecast forecast = new Forecast();

  /** Velocity with which it was thrown, along +x, m/s. */
  public double knockX;

  /** Velocity with which it was thrown, along +y, m/s. */
  public double knockY;

  /** Time for which it is still thrown, s. */
  public double knockLeft;

  /** Creates a tank, to be filled in. */
  public Tank() {
    super(EntityKind.TANK, TankSpec.class);
  }

  @Override
  void begin() {
    barrel = heading;
    reloadLeft = spec.gun().reload();
  }

  @Override
  public double traceRadius() {
    return TRACE_RADIUS;
  }

  @Override
  public void describe(EntityRow row) {
    super.describe(row);
    row.weapon = spec.gun().weapon();
    row.chassis = spec.chassis();
    row.barrel = barrel;
    row.reloadLeft = reloadLeft;
    forecast.describe(row);
    row.timeToBarrage = reloadLeft;
    // A thrown tank slides in the direction of the throw, not along its hull.
    if (knockLeft == 0) {
      row.setDriving(spec.speed(), spec.turnRate());
    }
  }

  @Override
  public void move(WorldState world, double dt) {
    if (knockLeft > 0) {
      slide(world.spec.arena(), dt);
    } else {
      Driving.move(this, spec.speed(), spec.turnRate(), dt);
    }
    ramPause = Math.max(0, ramPause - dt);
    reloadLeft = Math.max(0, reloadLeft - dt * world.foeReloadRate);
  }

  /** Moves a thrown tank, which stops at the wall. */
  private void slide(ArenaSpec sector, double dt) {
    knockLeft = Math.max(0, knockLeft - dt);
    x = Math.max(radius, Math.min(sector.width() - radius, x + knockX * dt));
    y = Math.max(radius, Math.min(sector.height() - radius, y + knockY * dt));
    vx = (x - previousX) / dt;
    vy = (y - previousY) / dt;
  }

  @Override
  public void reset() {
    super.reset();
    barrel = 0;
    reloadLeft = 0;
    forecast.reset();
    knockX = 0;
    knockY = 0;
    knockLeft = 0;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(knockX);
    hash.add(knockY);
    hash.add(knockLeft);
    hash.add(barrel);
    hash.add(reloadLeft);
    forecast.hashInto(hash);
  }
}
