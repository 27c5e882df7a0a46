package towline.sim.state;

import towline.math.Angles;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.spec.EntitySpec;
import towline.sim.spec.FoeSpec;

/** The state of a foe of a single entity: a tank, a courier, or a mite of a school. */
public abstract class Foe<S extends FoeSpec> extends Damageable {
  /** Abilities; set when it is spawned. */
  @SuppressWarnings("NullAway.Init")
  public S spec;

  /** Number of the school that it entered with. */
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

  /**
   * Places it at x, y, m, in flight along a bearing; {@code data} is of this foe's class of specs.
   */
  public final void enter(FoeSpec data, double x, double y, double bearing, int number) {
    spec = specs.cast(data);
    launch(x, y, bearing, data.speed());
    heading = Angles.wrap(bearing);
    radius = data.radius();
    school = number;
    setHealth(data.health());
    begin();
  }

  /** Sets the further state of a new foe of this class. */
  void begin() {}

  /** Returns the type of the event of its entry; a kind without its own type has a tank's. */
  public EventType birth() {
    return EventType.TANK_BORN;
  }

  @Override
  public String variant() {
    return spec.name();
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
