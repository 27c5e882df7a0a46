package towline.ai.gun;

import towline.aim.situation.FireProblem;
import towline.sim.api.Snapshot;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.PartSpec;
import towline.sim.spec.ShotSpec;
import towline.sim.spec.TankGunSpec;
import towline.sim.spec.TankSpec;

/**
 * What an enemy's fire control must know of its gun.
 *
 * @param aim how it aims unless the player wants another way for all
 * @param accuracy which of its shots are meant to miss
 * @param muzzleSpeed how fast its shots fly, m/s
 * @param range how far they fly, m
 * @param gravityScale which part of the sector's gravity pulls at them: 0 for those that home
 * @param slewRate how fast its barrel turns, rad/s
 * @param reload the time between two shots, s
 * @param reach how near the ship must be, m
 * @param announces whether it shows that it will fire, and then fires whatever the ship does
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

  /** The gun of a tank, for straight shots or for those that home a little. */
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

  /** The gun of a part of a vessel. */
  public static EnemyGun of(PartSpec part) {
    PartSpec.Gun gun = part.gun().orElseThrow();
    ShotSpec shot = gun.shot();
    return new EnemyGun(
        gun.aim(),
        GunAccuracy.PERFECT,
        shot.speed(),
        shot.range(),
        shot.weight(),
        gun.slewRate(),
        part.salvo().reload(),
        part.salvo().reach(),
        part.salvo().windUp() > 0);
  }

  /**
   * Fills in the gun of thing {@code index} with its barrel at {@code facing} and with its shots;
   * the target is left as it is.
   */
  void read(Snapshot seen, int index, double facing, FireProblem out) {
    FireProblemReader.readShooter(seen, index, facing, out);
    out.gravityX *= gravityScale;
    out.gravityY *= gravityScale;
    out.slewRate = slewRate;
    out.muzzleSpeed = muzzleSpeed;
    // Shots leave at the rim.
    out.range = range + seen.radius(index);
    out.horizon = HORIZON;
    out.timeToReady = seen.row(index).firesIn;
  }
}
