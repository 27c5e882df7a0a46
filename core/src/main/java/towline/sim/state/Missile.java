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
  /** Side that it flies for. */
  public Team team = Team.FOE;

  /** Abilities; set with the pilot when it is spawned. */
  @SuppressWarnings("NullAway.Init")
  public MissileSpec spec;

  /** Id of its target, or 0; for display only. */
  public int chased;

  /** Time until its fuel is spent, s. */
  public double fuelLeft;

  /** Time for which it still spares its own side, s. */
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
  public String variant() {
    return spec.name();
  }

  @Override
  public void describe(EntityRow row) {
    row.hitPoints = team == Team.FRIEND ? spec.damage() : health;
    row.variant = variant();
    row.targetId = chased;
    row.fuelLeft = fuelLeft;
    row.turnRate = spec.turnRate();
    // A bound for all homing laws: some turn at the turn rate, the others smooth the direction.
    double smoothed = 2 * (1 - spec.directionKept()) / Tick.SECONDS;
    row.acceleration = spec.speed() * Math.max(spec.turnRate(), smoothed);
  }

  /**
   * Moves it by its command. The speed is clamped, the turn rate is not: it is a matter of the
   * homing law, and the published law has no limit.
   */
  @Override
  public void move(WorldState world, double dt) {
    double scale = spec.speed() / Math.max(1, StrictMath.hypot(command.thrustX, command.thrustY));
    vx = command.thrustX * scale;
    vy = command.thrustY * scale;
    x += vx * dt;
    y += vy * dt;
    if (command.turning) {
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
