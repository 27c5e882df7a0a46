package towline.sim.spec;

import java.util.List;
import towline.data.JsonFields;

/**
 * What the Defence Drone can do.
 *
 * @param mass its mass, kg
 * @param radius its radius, m
 * @param topSpeed the fastest that it ever moves, m/s; slower than its shots
 * @param drag its linear damping, 1/s
 * @param slewRate how fast the barrel turns at most, rad/s
 * @param shot its shots
 * @param guns reload and damage, one for each aim mode, by the mode's index
 * @param snapReload what of the reload a snap shot takes, a share from 0 to 1; a held barrel loads
 *     as usual
 * @param jam how long a bite keeps it from shooting, s
 * @param whip what it does to what it meets when it is swung
 */
public record DroneSpec(
    double mass,
    double radius,
    double topSpeed,
    double drag,
    double slewRate,
    ShotSpec shot,
    List<GunSpec> guns,
    double snapReload,
    double jam,
    WhipSpec whip)
    implements EntitySpec {
  /** Checks what its fields ask of each other. */
  public DroneSpec {
    Check.within("top speed of the drone", topSpeed, 0, shot.speed());
    guns = List.copyOf(guns);
    if (guns.isEmpty()) {
      throw new IllegalArgumentException("the drone needs a gun for each aim mode, not none");
    }
  }

  public static DroneSpec read(JsonFields in, List<GunSpec> guns) {
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
        in.part("whip", WhipSpec::read));
  }
}
