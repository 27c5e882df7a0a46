package towline.sim.spec;

import java.util.List;
import towline.data.JsonFields;

/**
 * The abilities of the Defence Drone.
 *
 * @param mass its mass, kg
 * @param radius its radius, m
 * @param topSpeed its greatest speed, m/s; lower than that of its shots and harpoons
 * @param drag its linear damping, 1/s
 * @param slewRate the greatest turn rate of the barrel, rad/s
 * @param shot its shots
 * @param guns its gun in each aim mode, by the mode's index
 * @param snapReload the reload time after a snap shot, as a share of the usual time, 0 to 1; a
 *     barrel that is locked to the cable takes the usual time
 * @param jam the time for which a bite jams its gun, s
 * @param whip its effects when it is swung
 * @param harpoon the harpoons that its swings load
 * @param naming the reach with which the player names its target
 */
public record DroneSpec(
    double mass,
    double radius,
    double topSpeed,
    double drag,
    double slewRate,
    ShotSpec shot,
    List<DroneGunSpec> guns,
    double snapReload,
    double jam,
    WhipSpec whip,
    HarpoonSpec harpoon,
    NamingSpec naming)
    implements EntitySpec {
  /** Checks its fields against each other. */
  public DroneSpec {
    double slowest = Math.min(shot.speed(), harpoon.shot().speed());
    Check.within("top speed of the drone", topSpeed, 0, slowest);
    guns = List.copyOf(guns);
    if (guns.isEmpty()) {
      throw new IllegalArgumentException("the drone needs a gun for each aim mode, not none");
    }
  }

  public static DroneSpec read(JsonFields in, List<DroneGunSpec> guns) {
    return new DroneSpec(
        in.number("mass", 0.1, 100),
        in.number("radius", 0.1, 5),
        in.number("topSpeed", 1, 100),
        in.number("drag", 0, 10),
        in.number("slewRate", 0.1, 50),
        in.part("shot", ShotSpec::read),
        guns,
        in.number("snapReload", 0.05, 1),
        in.number("jam", 0, 10),
        in.part("whip", WhipSpec::read),
        in.part("harpoon", HarpoonSpec::read),
        in.part("naming", NamingSpec::read));
  }
}
