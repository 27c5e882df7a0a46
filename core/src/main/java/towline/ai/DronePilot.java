package towline.ai;

import towline.aim.AimMode;
import towline.aim.FireCommand;
import towline.aim.FireControl;
import towline.aim.ShotFrame;
import towline.aim.Situation;
import towline.aim.SnapShot;
import towline.math.StateHash;
import towline.sim.Command;
import towline.sim.Lens;
import towline.sim.Pilot;
import towline.sim.Snapshot;
import towline.sim.Thought;
import towline.sim.World;

/** Flies the Defence Drone's gun: chooses a target and lets the aim mode's fire control work. */
final class DronePilot implements Pilot {
  private static final AimMode[] MODES = AimMode.values();

  /** No shot is planned farther ahead than this, s. */
  private static final double HORIZON = 4;

  /** A barrel that cannot turn wants targets near its bore; so much does the angle count, rad/s. */
  private static final double FIXED_BARREL = 0.3;

  private final FireControl control = new FireControl();
  private final SnapShot snapShot = new SnapShot();
  private final TargetChoice choice = new TargetChoice();
  private final Situation now = new Situation();
  private final FireCommand wanted = new FireCommand();
  private final AimPoints aimPoints = new AimPoints();

  @Override
  public void decide(Snapshot seen, int self, Command order) {
    AimMode mode = MODES[seen.turret().mode()];
    order.astern = !mode.turns();
    double turnRate = mode.turns() ? seen.turret().slewRate() : FIXED_BARREL;
    int target = choice.choose(seen, self, turnRate);
    look(seen, self, now);
    if (target < 0) {
      control.hold();
      aimPoints.forget();
    } else {
      lookAt(seen, target, now);
      control.decide(mode, now, seen.id(target), World.TICK, wanted);
      order.turns = wanted.turns;
      order.bearing = wanted.bearing;
      order.fire = wanted.fire;
      order.target = seen.id(target);
      keepAimPoint(mode, order.target);
    }
    if (seen.turret().snapShot() && !order.fire && seen.turret().reloadLeft() == 0) {
      snap(seen, self, order);
    }
  }

  @Override
  public void explain(Snapshot seen, int self, Lens lens, Thought out) {
    DroneThoughts thoughts =
        new DroneThoughts(seen, self, seen.indexOfFoe(seen.turret().target()), control, out);
    if (lens == Lens.GHOSTS) {
      thoughts.ghosts();
      thoughts.methods();
    } else {
      thoughts.vision(MODES[seen.turret().mode()]);
      thoughts.aimPoints(aimPoints);
    }
  }

  @Override
  public void hashInto(StateHash hash) {
    choice.hashInto(hash);
    aimPoints.hashInto(hash);
    control.hashInto(hash);
  }

  private void keepAimPoint(AimMode mode, int target) {
    if (mode == AimMode.REFINE && control.plan().isMade()) {
      aimPoints.add(target, control.plan().impactX(), control.plan().impactY());
    } else {
      aimPoints.forget();
    }
  }

  /** What is right in front of the barrel, or comes straight at it, is shot at once. */
  private void snap(Snapshot seen, int self, Command order) {
    for (int i = seen.firstFoe(); i < seen.endOfFoes(); i++) {
      lookAt(seen, i, now);
      if (!seen.armoured(i) && snapShot.hits(now) && LineOfFire.isClear(seen, self, i, 1)) {
        order.fire = true;
        order.target = seen.id(i);
        return;
      }
    }
  }

  private static void look(Snapshot seen, int self, Situation out) {
    out.muzzleX = seen.x(self);
    out.muzzleY = seen.y(self);
    out.shooterVelocityX = seen.vx(self);
    out.shooterVelocityY = seen.vy(self);
    out.shotFrame = ShotFrame.WORLD;
    out.facing = seen.heading(self);
    out.slewRate = seen.turret().slewRate();
    out.muzzleSpeed = seen.turret().muzzleSpeed();
    out.range = seen.turret().range();
    out.horizon = HORIZON;
    out.timeToReady = seen.turret().reloadLeft();
    out.gravityX = seen.gravityX();
    out.gravityY = seen.gravityY();
  }

  private static void lookAt(Snapshot seen, int target, Situation out) {
    out.targetX = seen.x(target);
    out.targetY = seen.y(target);
    out.targetVelocityX = seen.vx(target);
    out.targetVelocityY = seen.vy(target);
    out.targetRadius = seen.radius(target);
  }
}
