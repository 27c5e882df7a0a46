package towline.sim.spec;

/** What a kind of foe that is one thing can do, alone or in a school. */
public interface FoeSpec extends EntitySpec {
  /** Returns the name of the variant, in the data. */
  String name();

  /** Its speed, m/s. */
  double speed();

  /** Its points of health. */
  double health();
}
