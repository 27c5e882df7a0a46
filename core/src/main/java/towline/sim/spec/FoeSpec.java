package towline.sim.spec;

/** The abilities of a kind of foe of a single entity, alone or in a school. */
public interface FoeSpec extends EntitySpec {
  /** Returns the name of the variant, in the data. */
  String name();

  /** Returns its speed, m/s. */
  double speed();

  /** Returns its points of health. */
  double health();
}
