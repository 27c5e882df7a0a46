package towline.sim.spec;

/** The spec of a foe that drives. */
public interface DrivingSpec extends FoeSpec {
  /** Returns its body. */
  DriveSpec drive();

  @Override
  default double speed() {
    return drive().speed();
  }

  /** Returns its highest turn rate, rad/s. */
  default double turnRate() {
    return drive().turnRate();
  }

  @Override
  default double radius() {
    return drive().radius();
  }

  @Override
  default double health() {
    return drive().health();
  }
}
