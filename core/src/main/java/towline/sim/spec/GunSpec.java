package towline.sim.spec;

/**
 * How a gun works in one of its modes.
 *
 * @param reload the time between two shots, s
 * @param damage what a hit takes off, in points of health
 */
public record GunSpec(double reload, double damage) {
  /** Checks the ranges. */
  public GunSpec {
    Check.positive("reload", reload);
    Check.positive("damage", damage);
  }
}
