package towline.sim.state;

import towline.math.Angles;
import towline.sim.api.EventType;
import towline.sim.spec.EntitySpec;
import towline.sim.spec.FoeSpec;

/** The state of a foe that is one thing: a tank, or one of a school. */
public abstract class Foe<S extends FoeSpec> extends Damageable {
  /** What it can do; set when it is spawned. */
  @SuppressWarnings("NullAway.Init")
  public S spec;

  /** The number of the school that it came with. */
  public int school;

  /** Puts it at x, y, on its way; {@code can} is of this foe's class of specs. */
  @SuppressWarnings("unchecked")
  public final void enter(FoeSpec can, double x, double y, double bearing, int number) {
    spec = (S) can;
    launch(x, y, bearing, can.speed());
    heading = Angles.wrap(bearing);
    radius = can.radius();
    school = number;
    setHealth(can.health());
    begin();
  }

  /** Sets what else a new one needs. */
  void begin() {}

  /** What tells that it has come. */
  public EventType birth() {
    return EventType.TANK_BORN;
  }

  @Override
  public final boolean isOf(EntitySpec other) {
    return spec == other;
  }

  @Override
  public void reset() {
    super.reset();
    school = 0;
  }
}
