package towline.sim.spec;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import towline.data.JsonFields;

/**
 * What a kind of tank can do.
 *
 * @param name the name of the kind in the data
 * @param chassis what it stands on
 * @param aim how its turret aims unless the player wants another way for all
 * @param missShare the share of its straight shots that are meant to miss
 * @param missDistance by how much those pass ahead of the ship, m
 * @param speed its speed, m/s
 * @param turnRate how fast its hull turns at most, rad/s
 * @param radius its radius, m
 * @param health the points of health
 * @param sight how far it sees its neighbours, m
 * @param margin by how much it stretches the sum of two radii to keep a distance, at least 1
 * @param slewRate how fast its turret turns at most, rad/s
 * @param reload the time between two shots, s
 * @param reach how far it shoots, m
 * @param shot its straight shots, if it fires those; of these three a tank has exactly one
 * @param mortar its shells, if it is a mortar tank
 * @param seeker its homing shots, if it fires those
 */
public record TankSpec(
    String name,
    Chassis chassis,
    Aim aim,
    double missShare,
    double missDistance,
    double speed,
    double turnRate,
    double radius,
    double health,
    double sight,
    double margin,
    double slewRate,
    double reload,
    double reach,
    Optional<ShotSpec> shot,
    Optional<MortarSpec> mortar,
    Optional<MissileSpec> seeker)
    implements FoeSpec {
  /** What a tank stands on, for the eye. */
  public enum Chassis {
    /** Two tracks. */
    TRACKS,
    /** Three legs; a line shows where its barrel points. */
    LEGS
  }

  /** How an enemy's turret aims at the ship. */
  public enum Aim {
    /** At where it is. */
    DIRECT,
    /** At where it will be, as if turning took no time. */
    LEAD,
    /** At where it will be, knowing how fast the turret turns. */
    TURN_LEAD,
    /** As TURN_LEAD, but its aim settles while the ship keeps on, and trails what it does. */
    REFINE,
    /** By that belief about the ship which has been right lately. */
    LEARN
  }

  /** What a tank shoots with. */
  public enum Weapon {
    /** Straight shots. */
    GUN,
    /** Shells that are lobbed. */
    MORTAR,
    /** Shots that home a little. */
    SEEKER
  }

  /** Checks what its fields ask of each other. */
  public TankSpec {
    long weapons = Stream.of(shot, mortar, seeker).filter(Optional::isPresent).count();
    if (weapons != 1) {
      throw new IllegalArgumentException(
          "a tank needs exactly one of shot, mortar and seeker, not " + weapons);
    }
  }

  public static TankSpec read(String name, JsonFields in, List<MissileSpec> missiles) {
    return new TankSpec(
        name,
        in.has("chassis") ? in.constant("chassis", Chassis.class) : Chassis.TRACKS,
        in.constant("aim", Aim.class),
        in.has("missShare") ? in.number("missShare", 0, 1) : 0,
        in.has("missShare") ? in.number("missDistance", 0.5, 10) : 0,
        in.number("speed", 0.1, 20),
        in.number("turnRate", 0.1, 20),
        in.number("radius", 0.2, 5),
        in.number("health", 0.1, 1000),
        in.number("sight", 1, 50),
        in.number("margin", 1, 5),
        in.number("slewRate", 0.05, 20),
        in.number("reload", 0.05, 60),
        in.number("reach", 1, 200),
        in.partIfThere("shot", ShotSpec::read),
        in.partIfThere("mortar", MortarSpec::read),
        in.optionalReference("seeker", missiles, MissileSpec::name));
  }

  /** What it shoots with. */
  public Weapon weapon() {
    if (mortar.isPresent()) {
      return Weapon.MORTAR;
    }
    return seeker.isPresent() ? Weapon.SEEKER : Weapon.GUN;
  }

  /** It turns before it gets anywhere. */
  @Override
  public double room() {
    return radius + 2 * speed / turnRate;
  }
}
