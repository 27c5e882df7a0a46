package towline.sim.spec;

/**
 * What power-ups do.
 *
 * @param radius their radius, m
 * @param life how long they drift, s
 * @param speed how fast they drift, m/s
 * @param repair how much of the hull REPAIR gives back, in blows
 */
public record PowerUpSpec(double radius, double life, double speed, int repair) {
  /** Checks the ranges. */
  public PowerUpSpec {
    Check.positive("radius of a power-up", radius);
    Check.positive("life of a power-up", life);
    Check.notNegative("speed of a power-up", speed);
    Check.within("repair of a power-up", repair, 1, 100);
  }
}
