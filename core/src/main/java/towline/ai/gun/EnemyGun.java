package towline.ai.gun;

import towline.aim.situation.FireProblem;
import towline.sim.api.Snapshot;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.PartSpec;
import towline.sim.spec.ShotSpec;
import towline.sim.spec.TankGunSpec;
import towline.sim.spec.TankSpec;

/**
 * The data of a gun that an enemy's fire control needs.
 *
 * @param aim its way to aim unless the player wants another for all
 * @param accuracy its accuracy, deliberate misses included
 * @param muzzleSpeed the speed of its shots, m/s
 * @param range the distance of their flight, m
 * @param gravityScale the share of the sector's gravity that acts on them; 0 for homing shots
 * @param slewRate the turn rate of its barrel, rad/s
 * @param reload the time between two shots, s
 * @param reach the distance from the ship up to which it fires, m
 * @param announces true if it announces its fire, and then fires whatever the ship does
 */
public record EnemyGun(
    TankSpec.Aim aim,
    GunAccuracy accuracy,
    double muzzleSpeed,
    double range,
    double gravityScale,
    double slewRate,
    double reload,
    double reach,
    boolean announces) {
  /** Time ahead up to which shots are planned, s. */
  private static final double HORIZON = 4;

  /** Returns the gun of a tank, for straight or homing shots. */
  public static EnemyGun of(TankSpec tank) {
    TankGunSpec gun = tank.gun();
    double speed =
        gun.seeker()
            .map(MissileSpec::speed)
            .or(() -> gun.shot().map(ShotSpec::speed))
            .orElseThrow();
    double range =
        gun.seeker()
            .map(seeker -> seeker.speed() * seeker.fuel())
            .or(() -> gun.shot().map(ShotSpec::range))
            .orElseThrow();
    return new EnemyGun(
        gun.aim(),
        new GunAccuracy(0, gun.missShare(), gun.missDistance()),
        speed,
        range,
        gun.seeker().isPresent() ? 0 : 1,
        gun.slewRate(),
        gun.reload(),
        gun.reach(),
        false);
  }

  /** Returns the gun of a vessel's core. */
  public static EnemyGun of(PartSpec part) {
    PartSpec.Gun gun = part.gun().orElseThrow();
    ShotSpec shot = gun.shot();
    return new EnemyGun(
        gun.aim(),
        GunAccuracy.PERFECT,
        shot.speed(),
        shot.range(),
        shot.weight(),
        part.slewRate(),
        part.salvo().reload(),
        part.salvo().reach(),
        part.salvo().windUp() > 0);
  }

  /**
   * Fills in the gun of entity {@code index}, with its barrel at bearing {@code facing}, and its
   * shots; leaves the target unchanged.
   */
  void read(Snapshot snapshot, int index, double facing, FireProblem out) {
    FireProblemReader.readShooter(snapshot, index, facing, out);
    out.gravityX *= gravityScale;
    out.gravityY *= gravityScale;
    out.slewRate = slewRate;
    out.muzzleSpeed = muzzleSpeed;
    // Shots leave at the rim.
    out.range = range + snapshot.radius(index);
    out.horizon = HORIZON;
    out.timeToReady = snapshot.row(index).timeToNextShot;
  }
}
