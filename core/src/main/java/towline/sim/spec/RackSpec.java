package towline.sim.spec;

/**
 * The ship's rack of missiles.
 *
 * @param missile what is in it
 * @param capacity how many it holds
 * @param reload the time until a launched one is replaced, s
 * @param pause the time between two launches, s
 */
public record RackSpec(MissileSpec missile, int capacity, double reload, double pause) {
  /** Checks the ranges. */
  public RackSpec {
    Check.within("missiles in the rack", capacity, 0, 99);
    Check.positive("reload of the rack", reload);
    Check.positive("pause of the rack", pause);
  }
}
