package towline.ai.gun;

import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.sim.api.DroneGunStatus;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/** The conversion of a snapshot into fire problems, in this class only. */
public final class FireProblemReader {
  /** Time ahead up to which the drone plans shots, s. */
  private static final double DRONE_HORIZON = 4;

  private FireProblemReader() {}

  /** Fills in the drone's gun at entity {@code index}, without its shots. */
  public static void readDrone(Snapshot snapshot, int index, FireProblem out) {
    readShooter(snapshot, index, snapshot.heading(index), out);
    out.slewRate = snapshot.droneGun().slewRate;
    out.horizon = DRONE_HORIZON;
    out.timeToReady = snapshot.droneGun().reloadLeft;
  }

  /** Fills in the muzzle at entity {@code index}, with its velocity and the sector's gravity. */
  public static void readShooter(Snapshot snapshot, int index, double facing, FireProblem out) {
    out.muzzleX = snapshot.x(index);
    out.muzzleY = snapshot.y(index);
    out.shooterVelocityX = snapshot.vx(index);
    out.shooterVelocityY = snapshot.vy(index);
    out.shotFrame = ShotFrame.WORLD;
    out.facing = facing;
    out.gravityX = snapshot.gravityX();
    out.gravityY = snapshot.gravityY();
  }

  /**
   * Fills in entity {@code target} as the target of the drone's next aimed shot, with its velocity
   * and agility, and that shot: a harpoon, if one is ready.
   */
  public static void readDroneTarget(Snapshot snapshot, int target, FireProblem out) {
    readUsualShot(snapshot, target, out);
    if (firesHarpoonAt(snapshot, target)) {
      DroneGunStatus gun = snapshot.droneGun();
      out.targetRadius = gun.harpoonHitShare * (snapshot.radius(target) + gun.harpoonRadius);
      out.muzzleSpeed = gun.harpoonSpeed;
      out.range = gun.harpoonRange;
    }
  }

  /** Fills in entity {@code target} as the target of a shot of the drone that is no harpoon. */
  public static void readUsualShot(Snapshot snapshot, int target, FireProblem out) {
    DroneGunStatus gun = snapshot.droneGun();
    readTarget(snapshot, target, gun.shotRadius, out);
    out.muzzleSpeed = gun.muzzleSpeed;
    out.range = gun.range;
  }

  /** Returns true if the drone's next aimed shot at entity {@code target} is a harpoon. */
  public static boolean firesHarpoonAt(Snapshot snapshot, int target) {
    return snapshot.droneGun().harpoonReady && snapshot.kind(target) != EntityKind.COURIER;
  }

  /**
   * Fills in entity {@code target} as the target, with its velocity and agility.
   *
   * @param shotRadius the radius of the shots that are fired at it, m, which is added to the
   *     target's, because a shot hits when the rims touch
   */
  public static void readTarget(Snapshot snapshot, int target, double shotRadius, FireProblem out) {
    out.targetX = snapshot.x(target);
    out.targetY = snapshot.y(target);
    out.targetVelocityX = snapshot.vx(target);
    out.targetVelocityY = snapshot.vy(target);
    out.targetRadius = snapshot.radius(target) + shotRadius;
    out.agility.setAccelerating(snapshot.row(target).acceleration);
    out.agility.jump = snapshot.row(target).jump;
    out.agility.topSpeed = snapshot.row(target).topSpeed;
    out.agility.turnRate = snapshot.row(target).turnRate;
    out.agility.course = snapshot.heading(target);
  }
}
