package towline.sim.state;

import towline.math.Angles;
import towline.sim.api.EntityKind;
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

  private final EntityKind kind;
  private final Class<S> specs;

  /** Creates a foe of {@code kind} that has specs of the class {@code specs}. */
  Foe(EntityKind kind, Class<S> specs) {
    this.kind = kind;
    this.specs = specs;
  }

  @Override
  public final EntityKind kind() {
    return kind;
  }

  /** Puts it at x, y, on its way; {@code can} is of this foe's class of specs. */
  public final void enter(FoeSpec can, double x, double y, double bearing, int number) {
    spec = specs.cast(can);
    launch(x, y, bearing, can.speed());
    heading = Angles.wrap(bearing);
    radius = can.radius();
    school = number;
    setHealth(can.health());
    begin();
  }

  /** Sets what else a new one needs. */
  void begin() {}

  /** Returns the event by which it is announced; a kind without one of its own has a tank's. */
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
