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
 * A turret with a tank's mortar. It lobs shells at the predicted place of the ship in straight
 * flight, or at its present place if it aims DIRECT, once its barrel points there.
 */
public final class MortarTurret implements Turret {
  /** Greatest angle between barrel and landing point at which it fires, rad. */
  private static final double AIMED_ANGLE = 0.1;

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
  public void decide(Snapshot snapshot, int index, double facing, Command command) {
    triggerDelay.update(snapshot.row(index).reloadLeft);
    int ship = snapshot.first(EntityKind.SHIP);
    hasPlace = false;
    if (ship == snapshot.end(EntityKind.SHIP)) {
      return;
    }
    boolean met = lead(snapshot, index, ship);
    double dx = placeX - snapshot.x(index);
    double dy = placeY - snapshot.y(index);
    double distance = StrictMath.hypot(dx, dy);
    command.turning = true;
    command.bearing = distance > 0 ? StrictMath.atan2(dy, dx) : facing;
    command.target = snapshot.id(ship);
    hasPlace = met && distance <= gun.reach();
    boolean aimed = Math.abs(Angles.difference(command.bearing, facing)) <= AIMED_ANGLE;
    if (hasPlace && aimed && triggerDelay.isReady(snapshot.row(index).reloadLeft)) {
      command.fire = true;
      command.landingX = dx / gun.reach();
      command.landingY = dy / gun.reach();
      triggerDelay.onFired();
    }
  }

  @Override
  public void explain(Snapshot snapshot, int index, PilotTrace out) {
    if (hasPlace) {
      out.add(Mark.AIMS, snapshot.x(index), snapshot.y(index)).end(placeX, placeY);
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
   * Finds the landing point in the sector; returns false, with the ship's own place, if the ship is
   * too fast.
   */
  private boolean lead(Snapshot snapshot, int index, int ship) {
    boolean direct = EnemyAim.aim(snapshot.enemyLaws(), gun.aim()) == TankSpec.Aim.DIRECT;
    double vx = direct ? 0 : snapshot.vx(ship);
    double vy = direct ? 0 : snapshot.vy(ship);
    double rx = snapshot.x(ship) - snapshot.x(index);
    double ry = snapshot.y(ship) - snapshot.y(index);
    double time = MortarLead.timeToGo(rx, ry, vx, vy, mortar.speed(), mortar.shortest());
    boolean met = time < Double.POSITIVE_INFINITY;
    placeX = within(snapshot.x(ship) + (met ? vx * time : 0), snapshot.width());
    placeY = within(snapshot.y(ship) + (met ? vy * time : 0), snapshot.height());
    return met;
  }

  private static double within(double place, double extent) {
    return Math.max(0, Math.min(extent, place));
  }
}
