package towline.sim.state;

import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.spec.DrivingSpec;

/** The state of a foe that drives by its command and has no further state. */
public final class PlainFoe extends Foe<DrivingSpec> {
  /** Creates a foe of {@code kind}. */
  public PlainFoe(EntityKind kind) {
    super(kind, DrivingSpec.class);
  }

  @Override
  public void describe(EntityRow row) {
    super.describe(row);
    row.setDriving(spec.speed(), spec.turnRate());
  }

  @Override
  public void move(WorldState world, double dt) {
    Driving.move(this, spec.speed(), spec.turnRate(), dt);
    ramPause = Math.max(0, ramPause - dt);
  }
}
