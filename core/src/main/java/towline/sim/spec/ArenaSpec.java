package towline.sim.spec;

/**
 * The place where it all happens: a rectangle with its lower left corner at the origin.
 *
 * @param width m
 * @param height m
 * @param bounce how much of its speed a body keeps when it strikes the edge, 0 to 1
 */
public record ArenaSpec(double width, double height, double bounce) {
  /** Checks the ranges. */
  public ArenaSpec {
    Check.within("width of the sector", width, 10, 10_000);
    Check.within("height of the sector", height, 10, 10_000);
    Check.within("bounce of the sector's edge", bounce, 0, 1);
  }
}
