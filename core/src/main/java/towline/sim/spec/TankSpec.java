package towline.sim.spec;

import java.util.List;
import towline.data.JsonFields;

/**
 * What a kind of tank can do.
 *
 * @param name the name of the kind in the data
 * @param chassis what it stands on
 * @param drive its body
 * @param gun its gun
 */
public record TankSpec(String name, Chassis chassis, DriveSpec drive, TankGunSpec gun)
    implements DrivingSpec {
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

  /** Reads a kind; {@code missiles} are those that its gun may fire. */
  public static TankSpec read(String name, JsonFields in, List<MissileSpec> missiles) {
    return new TankSpec(
        name,
        in.has("chassis") ? in.constant("chassis", Chassis.class) : Chassis.TRACKS,
        DriveSpec.read(in, 0.2, 5),
        TankGunSpec.read(in, missiles));
  }

  /** It turns before it gets anywhere. */
  @Override
  public double room() {
    return radius() + 2 * speed() / turnRate();
  }
}
