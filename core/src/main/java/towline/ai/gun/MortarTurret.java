package towline.ai.gun;

import towline.internal.RandomStream;
import towline.math.Angles;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.PilotTrace;
import towline.sim.api.PilotTrace.Mark;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;
import towline.sim.spec.MortarSpec;
import towline.sim.spec.TankGunSpec;
import towline.sim.spec.TankSpec;

/**
 * A tank's mortar: drops its shells where the ship will be, if it flies straight on; where it is,
 * if it aims DIRECT. Fires once its barrel points there.
 */
public final class MortarTurret implements Turret {
  /** A barrel this close to the bearing of the place may lob, radians. */
  private static final double AIMED = 0.1;

  private final TankGunSpec gun;
  private final MortarSpec mortar;
  private final TriggerDelay triggerDelay;
  private double placeX;
  private double placeY;
  private boolean hasPlace;

  /** Creates the turret of {@code gun}; {@code random} draws its hesitations. */
  public MortarTurret(TankGunSpec gun, MortarSpec mortar, RandomStream random) {
    this.gun = gun;
    this.mortar = mortar;
    triggerDelay = new TriggerDelay(gun.reload(), random);
  }

  @Override
  public void restart() {
    triggerDelay.restart();
    placeX = 0;
    placeY = 0;
    hasPlace = false;
  }

  @Override
  public void decide(Snapshot seen, int self, double facing, Command command) {
    triggerDelay.update(seen.row(self).reloadLeft);
    int ship = seen.first(EntityKind.SHIP);
    hasPlace = false;
    if (ship == seen.end(EntityKind.SHIP)) {
      return;
    }
    boolean met = lead(seen, self, ship);
    double dx = placeX - seen.x(self);
    double dy = placeY - seen.y(self);
    double distance = StrictMath.hypot(dx, dy);
    command.turns = true;
    command.bearing = distance > 0 ? StrictMath.atan2(dy, dx) : facing;
    command.target = seen.id(ship);
    hasPlace = met && distance <= gun.reach();
    boolean aimed = Math.abs(Angles.difference(command.bearing, facing)) <= AIMED;
    if (hasPlace && aimed && triggerDelay.isReady(seen.row(self).reloadLeft)) {
      command.fire = true;
      command.landingX = dx / gun.reach();
      command.landingY = dy / gun.reach();
      triggerDelay.onFired();
    }
  }

  @Override
  public void explain(Snapshot seen, int self, PilotTrace out) {
    if (hasPlace) {
      out.add(Mark.AIMS, seen.x(self), seen.y(self)).end(placeX, placeY);
    }
  }

  @Override
  public void hashInto(StateHash hash) {
    triggerDelay.hashInto(hash);
    hash.add(placeX);
    hash.add(placeY);
    hash.add(hasPlace);
  }

  /**
   * Finds the place to land in the sector; false: the ship is too fast, the place is where it is.
   */
  private boolean lead(Snapshot seen, int self, int ship) {
    boolean stands = EnemyAim.aim(seen.enemyLaws(), gun.aim()) == TankSpec.Aim.DIRECT;
    double vx = stands ? 0 : seen.vx(ship);
    double vy = stands ? 0 : seen.vy(ship);
    double rx = seen.x(ship) - seen.x(self);
    double ry = seen.y(ship) - seen.y(self);
    double time = MortarLead.timeToGo(rx, ry, vx, vy, mortar.speed(), mortar.shortest());
    boolean met = time < Double.POSITIVE_INFINITY;
    placeX = within(seen.x(ship) + (met ? vx * time : 0), seen.width());
    placeY = within(seen.y(ship) + (met ? vy * time : 0), seen.height());
    return met;
  }

  private static double within(double place, double extent) {
    return Math.max(0, Math.min(extent, place));
  }
}
