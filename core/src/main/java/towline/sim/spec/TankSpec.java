package towline.sim.spec;

import java.util.List;
import towline.data.JsonFields;

/**
 * The abilities of a kind of tank.
 *
 * @param name the name of the kind in the data
 * @param chassis its chassis
 * @param drive its body
 * @param gun its gun
 * @param motion its way to drive
 */
public record TankSpec(
    String name, Chassis chassis, DriveSpec drive, TankGunSpec gun, Motion motion)
    implements DrivingSpec {
  /** The chassis of a tank, for display only. */
  public enum Chassis {
    /** Two tracks. */
    TRACKS,
    /** Three legs; a line shows the bearing of its barrel. */
    LEGS
  }

  /** A tank's way to drive, which tells a player which aim mode is right for it. */
  public enum Motion {
    /** Around the ship at a distance. */
    ORBIT,
    /** In long straight legs. */
    STRAIGHT,
    /** In circles, with short straight legs towards the ship between them. */
    CIRCLING,
    /** Around the ship, in even curves to both sides. */
    WEAVING
  }

  /** An enemy turret's way to aim at the ship. */
  public enum Aim {
    /** At the ship's present place. */
    DIRECT,
    /** At the predicted intercept, as if turning took no time. */
    LEAD,
    /** At the predicted intercept, with the turret's turn rate taken into account. */
    TURN_LEAD,
    /**
     * Like {@link #TURN_LEAD}, but the aim settles while the ship flies on, and lags its
     * manoeuvres.
     */
    REFINE,
    /** By the belief about the ship that was right most often lately. */
    LEARN
  }

  /** The weapon of a tank. */
  public enum Weapon {
    /** Straight shots. */
    GUN,
    /** Lobbed shells. */
    MORTAR,
    /** Shells that land together where it believes the ship will be. */
    BARRAGE,
    /** Shots that home a little. */
    SEEKER
  }

  /** Reads a kind; {@code missiles} are the kinds that its gun may fire. */
  public static TankSpec read(String name, JsonFields in, List<MissileSpec> missiles) {
    return new TankSpec(
        name,
        in.has("chassis") ? in.constant("chassis", Chassis.class) : Chassis.TRACKS,
        DriveSpec.read(in, 0.2, 5),
        TankGunSpec.read(in, missiles),
        in.has("motion") ? in.constant("motion", Motion.class) : Motion.ORBIT);
  }

  /** Includes the diameter of its tightest circle. */
  @Override
  public double room() {
    return radius() + 2 * speed() / turnRate();
  }
}
