package towline.sim.spec;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import towline.data.JsonFields;

/**
 * The gun of a kind of tank.
 *
 * @param aim its way to aim unless the player wants another for all
 * @param missShare the share of its straight shots that are meant to miss
 * @param missDistance the distance by which those shots pass ahead of the ship, m
 * @param slewRate highest turn rate of the turret, rad/s
 * @param reload the time between two shots, s
 * @param reach distance up to which it shoots, m
 * @param shot its straight shots, if it fires those; a gun has exactly one of these four
 * @param mortar its shells, if it is a mortar
 * @param seeker its homing shots, if it fires those
 * @param barrage its barrages at its forecast of the ship, if it fires those
 */
public record TankGunSpec(
    TankSpec.Aim aim,
    double missShare,
    double missDistance,
    double slewRate,
    double reload,
    double reach,
    Optional<ShotSpec> shot,
    Optional<MortarSpec> mortar,
    Optional<MissileSpec> seeker,
    Optional<BarrageSpec> barrage) {
  /** Checks that it has one weapon. */
  public TankGunSpec {
    long weapons = Stream.of(shot, mortar, seeker, barrage).filter(Optional::isPresent).count();
    if (weapons != 1) {
      throw new IllegalArgumentException(
          "a tank needs exactly one of shot, mortar, seeker and barrage, not " + weapons);
    }
  }

  /** Reads the fields, which are among those of the tank. */
  static TankGunSpec read(JsonFields in, List<MissileSpec> missiles) {
    boolean misses = in.has("missShare");
    double reload = in.number("reload", 0.05, 60);
    double reach = in.number("reach", 1, 200);
    return new TankGunSpec(
        in.constant("aim", TankSpec.Aim.class),
        misses ? in.number("missShare", 0, 1) : 0,
        misses ? in.number("missDistance", 0.5, 10) : 0,
        in.number("slewRate", 0.05, 20),
        reload,
        reach,
        in.partIfThere("shot", ShotSpec::read),
        in.partIfThere("mortar", MortarSpec::read),
        in.optionalReference("seeker", missiles, MissileSpec::name),
        in.partIfThere("barrage", barrage -> BarrageSpec.read(barrage, reload, reach)));
  }

  /** Returns a copy with another way to aim and another share of deliberate misses. */
  public TankGunSpec aiming(TankSpec.Aim other, double share) {
    return new TankGunSpec(
        other, share, missDistance, slewRate, reload, reach, shot, mortar, seeker, barrage);
  }

  /** Returns its weapon. */
  public TankSpec.Weapon weapon() {
    if (mortar.isPresent()) {
      return TankSpec.Weapon.MORTAR;
    }
    if (barrage.isPresent()) {
      return TankSpec.Weapon.BARRAGE;
    }
    return seeker.isPresent() ? TankSpec.Weapon.SEEKER : TankSpec.Weapon.GUN;
  }
}
