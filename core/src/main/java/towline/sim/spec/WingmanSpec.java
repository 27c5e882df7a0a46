package towline.sim.spec;

/**
 * What a side plane can do.
 *
 * @param radius its radius, m
 * @param health the points of health
 * @param speed its top speed, m/s
 * @param directionKept the share of its offset that it keeps in each 1/60 s, above 0 and below 1
 * @param turnRate how fast it turns its nose, rad/s
 * @param behind how far behind the ship its station is, m
 * @param beside how far beside the ship its station is, m
 * @param gun its fixed guns
 * @param shot their shots
 */
public record WingmanSpec(
    double radius,
    double health,
    double speed,
    double directionKept,
    double turnRate,
    double behind,
    double beside,
    GunSpec gun,
    ShotSpec shot)
    implements EntitySpec {
  /** Checks the ranges. */
  public WingmanSpec {
    Check.positive("radius of a wingman", radius);
    Check.positive("health of a wingman", health);
    Check.positive("speed of a wingman", speed);
    if (!(directionKept > 0 && directionKept < 1)) {
      throw new IllegalArgumentException(
          "direction kept of a wingman must be above 0 and below 1, not " + directionKept);
    }
    Check.positive("turn rate of a wingman", turnRate);
    Check.within("place of a wingman", behind, -20, 20);
    Check.within("place of a wingman", beside, 0.5, 20);
  }
}
