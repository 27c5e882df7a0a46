package towline.ai.pilot;

import towline.ai.gun.LineOfFire;
import towline.ai.steer.Formation;
import towline.aim.Situation;
import towline.aim.SnapShot;
import towline.homing.Smoothing;
import towline.math.StateHash;
import towline.math.StaticIntercept;
import towline.sim.World;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.api.TraceLayer;
import towline.sim.spec.WingmanSpec;

/**
 * Flies a side plane: it keeps formation with the ship, turns its nose to where the nearest foe
 * will be, and fires its fixed guns when the shot would hit.
 */
final class WingmanPilot implements Pilot {
  /** Another foe must be nearer than this share of the distance to the one it aims at. */
  private static final double CLEARLY_NEARER = 0.75;

  private final WingmanSpec spec;
  private final Formation formation;
  private final SnapShot snapShot = new SnapShot();
  private final Situation now = new Situation();
  private int target;
  private double aimX;
  private double aimY;

  WingmanPilot(WingmanSpec spec, int station) {
    this.spec = spec;
    double timeConstant = Smoothing.timeConstant(spec.agility());
    formation = new Formation(spec.behind(), station * spec.beside(), timeConstant);
  }

  @Override
  public void decide(Snapshot seen, int self, Command command) {
    if (seen.count(EntityKind.SHIP) == 0) {
      command.thrustX = seen.vx(self) / spec.speed();
      command.thrustY = seen.vy(self) / spec.speed();
      return;
    }
    int ship = seen.first(EntityKind.SHIP);
    keepFormation(seen, self, ship, command);
    int foe = choose(seen, self);
    command.turns = true;
    if (foe < 0) {
      command.bearing = seen.heading(ship);
    } else {
      aim(seen, self, foe, command);
    }
  }

  @Override
  public void explain(Snapshot seen, int self, TraceLayer traceLayer, PilotTrace out) {
    if (traceLayer != TraceLayer.VISION) {
      return;
    }
    double x = seen.x(self);
    double y = seen.y(self);
    out.add(
        PilotTrace.Mark.STATION,
        PilotTrace.PLAIN,
        x,
        y,
        formation.stationX(),
        formation.stationY());
    if (target != 0) {
      out.add(PilotTrace.Mark.AIMS, PilotTrace.PLAIN, x, y, aimX, aimY);
    }
  }

  @Override
  public void hashInto(StateHash hash) {
    formation.hashInto(hash);
    hash.add(target);
  }

  private void keepFormation(Snapshot seen, int self, int ship, Command command) {
    formation.turn(seen.heading(ship), World.TICK);
    formation.station(seen.x(ship), seen.y(ship));
    formation.approach(seen.x(self), seen.y(self), seen.vx(ship), seen.vy(ship), World.TICK);
    command.thrustX = formation.velocityX() / spec.speed();
    command.thrustY = formation.velocityY() / spec.speed();
  }

  /**
   * The nearest foe in range that can be hit, or -1; the present one unless one is clearly nearer.
   */
  private int choose(Snapshot seen, int self) {
    int best = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int i = seen.firstFoe(); i < seen.endOfFoes(); i++) {
      double distance = seen.distance(self, i);
      double cost = seen.id(i) == target ? CLEARLY_NEARER * distance : distance;
      if (cost < least && canHit(seen, self, i, distance)) {
        best = i;
        least = cost;
      }
    }
    target = best < 0 ? 0 : seen.id(best);
    return best;
  }

  private boolean canHit(Snapshot seen, int self, int foe, double distance) {
    return distance <= spec.shot().range()
        && !seen.armoured(foe)
        && LineOfFire.isClear(seen, self, foe, 1);
  }

  private void aim(Snapshot seen, int self, int foe, Command command) {
    look(seen, self, foe);
    double x = now.targetX - now.muzzleX;
    double y = now.targetY - now.muzzleY;
    double vx = now.targetVelocityX;
    double vy = now.targetVelocityY;
    double time = StaticIntercept.timeToGo(x, y, vx, vy, now.muzzleSpeed);
    double lead = time < Double.POSITIVE_INFINITY ? time : 0;
    command.bearing = StrictMath.atan2(y + vy * lead, x + vx * lead);
    command.fire = seen.clock(self) == 0 && snapShot.hits(now);
    aimX = now.targetX + vx * lead;
    aimY = now.targetY + vy * lead;
  }

  private void look(Snapshot seen, int self, int foe) {
    now.muzzleX = seen.x(self);
    now.muzzleY = seen.y(self);
    now.shooterVelocityX = seen.vx(self);
    now.shooterVelocityY = seen.vy(self);
    now.facing = seen.heading(self);
    now.muzzleSpeed = spec.shot().speed();
    now.range = spec.shot().range();
    now.targetX = seen.x(foe);
    now.targetY = seen.y(foe);
    now.targetVelocityX = seen.vx(foe);
    now.targetVelocityY = seen.vy(foe);
    now.targetRadius = seen.radius(foe);
  }
}
