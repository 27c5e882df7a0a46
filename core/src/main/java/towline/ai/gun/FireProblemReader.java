package towline.ai.gun;

import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.sim.api.Snapshot;

/** Fills in what fire control sees; the one place where a snapshot becomes a situation. */
public final class FireProblemReader {
  /** The drone plans no shot farther ahead than this, s. */
  private static final double DRONE_HORIZON = 4;

  private FireProblemReader() {}

  /** Puts the drone's gun at thing {@code self}, with all that it can do. */
  public static void readDrone(Snapshot seen, int self, FireProblem out) {
    readShooter(seen, self, seen.heading(self), out);
    out.slewRate = seen.turret().slewRate;
    out.muzzleSpeed = seen.turret().muzzleSpeed;
    out.range = seen.turret().range;
    out.horizon = DRONE_HORIZON;
    out.timeToReady = seen.turret().reloadLeft;
  }

  /** Puts the muzzle at thing {@code self}, with its velocity and the sector's gravity. */
  public static void readShooter(Snapshot seen, int self, double facing, FireProblem out) {
    out.muzzleX = seen.x(self);
    out.muzzleY = seen.y(self);
    out.shooterVelocityX = seen.vx(self);
    out.shooterVelocityY = seen.vy(self);
    out.shotFrame = ShotFrame.WORLD;
    out.facing = facing;
    out.gravityX = seen.gravityX();
    out.gravityY = seen.gravityY();
  }

  /** Puts the drone's target where thing {@code target} is, with its velocity and agility. */
  public static void readDroneTarget(Snapshot seen, int target, FireProblem out) {
    readTarget(seen, target, seen.turret().shotRadius, out);
  }

  /**
   * Puts the target where thing {@code target} is, with its velocity and agility.
   *
   * @param shotRadius the radius of the shots that are fired at it, m: they strike as soon as their
   *     rims touch, so the target is so much larger to them
   */
  public static void readTarget(Snapshot seen, int target, double shotRadius, FireProblem out) {
    out.targetX = seen.x(target);
    out.targetY = seen.y(target);
    out.targetVelocityX = seen.vx(target);
    out.targetVelocityY = seen.vy(target);
    out.targetRadius = seen.radius(target) + shotRadius;
    out.agility.setAccelerating(seen.row(target).acceleration);
    out.agility.jump = seen.row(target).jump;
    out.agility.topSpeed = seen.row(target).topSpeed;
    out.agility.turnRate = seen.row(target).turnRate;
    out.agility.course = seen.heading(target);
  }
}
