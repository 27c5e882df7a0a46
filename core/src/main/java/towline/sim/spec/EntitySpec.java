package towline.sim.spec;

/** The abilities of a kind of entity; this part is needed to place it in the sector. */
public interface EntitySpec {
  /** Returns its radius, m. */
  double radius();

  /** Returns the radius of the room that it needs where it enters, m. */
  default double room() {
    return radius();
  }

  /**
   * Returns the radius of the warp gate through which it enters, m.
   *
   * @param abreast the number of entities that come out side by side
   */
  default double gateRadius(int abreast) {
    return radius();
  }

  /** Returns true for a boss: a wave with it is a fight against it. */
  default boolean isBoss() {
    return false;
  }
}
