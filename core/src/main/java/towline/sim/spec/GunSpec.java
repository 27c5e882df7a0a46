package towline.sim.spec;

/**
 * How a gun works in one of its modes.
 *
 * @param reload the time between two shots, s
 * @param damage what a hit takes off, in points of health
 * @param splash how far beyond its rim a shot still hurts where it strikes, m
 */
public record GunSpec(double reload, double damage, double splash) {
  /** A gun whose shots hurt only what they strike. */
  public GunSpec(double reload, double damage) {
    this(reload, damage, 0);
  }

  /** Checks the ranges. */
  public GunSpec {
    Check.positive("reload", reload);
    Check.positive("damage", damage);
    Check.notNegative("splash", splash);
  }
}
