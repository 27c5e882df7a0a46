package towline.sim.spec;

/** What a kind of thing can do, as far as everybody asks who lets it into the sector. */
public interface EntitySpec {
  /** Its radius, m. */
  double radius();

  /** How much room it needs where it comes, m. */
  default double room() {
    return radius();
  }

  /**
   * The radius of the warp gate through which it comes, m.
   *
   * @param abreast how many come out side by side
   */
  default double gateRadius(int abreast) {
    return radius();
  }

  /** Whether a wave in which it comes is all about it. */
  default boolean isBoss() {
    return false;
  }
}
