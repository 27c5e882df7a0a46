package towline.sim.spec;

import java.util.List;

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
 * @param ramSpeed from which speed of the blow on it hurts what it rams, m/s
 * @param jam how long a bite keeps it from shooting, s
 * @param ramDamage what a blow takes off for each m/s of its speed, points of health
 */
public record DroneSpec(
    double mass,
    double radius,
    double topSpeed,
    double drag,
    double slewRate,
    ShotSpec shot,
    List<GunSpec> guns,
    double jam,
    double ramSpeed,
    double ramDamage) {
  /** Checks the ranges. */
  public DroneSpec {
    Check.positive("mass of the drone", mass);
    Check.positive("radius of the drone", radius);
    Check.positive("top speed of the drone", topSpeed);
    Check.notNegative("drag of the drone", drag);
    Check.positive("slew rate of the drone", slewRate);
    Check.notNegative("jam of the drone", jam);
    Check.positive("ram speed of the drone", ramSpeed);
    Check.notNegative("ram damage of the drone", ramDamage);
    Check.within("top speed of the drone", topSpeed, 0, shot.speed());
    guns = List.copyOf(guns);
    if (guns.isEmpty()) {
      throw new IllegalArgumentException("the drone needs a gun for each aim mode, not none");
    }
  }
}
