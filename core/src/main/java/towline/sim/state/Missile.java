package towline.sim.state;

import towline.math.Angles;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.Team;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.EntitySpec;
import towline.sim.spec.MissileSpec;

/** The state of a homing missile, or of a shot that homes a little. */
public final class Missile extends Damageable {
  /** For whom it flies. */
  public Team team = Team.FOE;

  /** What it can do; set when it is spawned, as the pilot is. */
  @SuppressWarnings("NullAway.Init")
  public MissileSpec spec;

  /** The id of what it chases, or 0: for those who look on. */
  public int chased;

  /** How long its fuel lasts, s. */
  public double fuelLeft;

  /** How long it still spares those who launched it, s. */
  public double armingLeft;

  @Override
  public EntityKind kind() {
    if (team == Team.FRIEND) {
      return EntityKind.OWN_MISSILE;
    }
    return spec.form() == MissileSpec.Form.BULLET ? EntityKind.SEEKER : EntityKind.MISSILE;
  }

  @Override
  public boolean isOf(EntitySpec other) {
    return spec == other;
  }

  @Override
  public void describe(EntityRow row) {
    row.hitPoints = team == Team.FRIEND ? spec.damage() : health;
    row.chasedId = chased;
    row.fuelLeft = fuelLeft;
    row.turnRate = spec.turnRate();
    // By any law: it turns at its rate, or smooths its direction round.
    double smoothed = 2 * (1 - spec.directionKept()) / Tick.SECONDS;
    row.acceleration = spec.speed() * Math.max(spec.turnRate(), smoothed);
  }

  /**
   * Its speed is clamped, its turning is not: how a missile turns is what its law is about, and the
   * published one knows no limit.
   */
  @Override
  public void move(WorldState world, double dt) {
    double scale = spec.speed() / Math.max(1, StrictMath.hypot(command.thrustX, command.thrustY));
    vx = command.thrustX * scale;
    vy = command.thrustY * scale;
    x += vx * dt;
    y += vy * dt;
    if (command.turns) {
      heading = Angles.wrap(command.bearing);
    }
    chased = command.target;
    fuelLeft -= dt;
    armingLeft = Math.max(0, armingLeft - dt);
    ramPause = Math.max(0, ramPause - dt);
  }

  @Override
  public void reset() {
    super.reset();
    team = Team.FOE;
    chased = 0;
    fuelLeft = 0;
    armingLeft = 0;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(team.ordinal());
    hash.add(chased);
    hash.add(fuelLeft);
    hash.add(armingLeft);
  }
}
