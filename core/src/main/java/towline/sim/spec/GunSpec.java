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

  public static GunSpec read(SpecFields in) {
    return new GunSpec(in.number("reload", 0.02, 10), in.number("damage", 0.01, 1000));
  }
}
