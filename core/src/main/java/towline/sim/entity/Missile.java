package towline.sim.entity;

import towline.math.StateHash;
import towline.sim.Command;
import towline.sim.Kind;
import towline.sim.Pilot;
import towline.sim.spec.MissileSpec;

/** The state of a homing missile, or of a shot that homes a little. */
public final class Missile extends Target {
  /** For whom it flies. */
  public Side side = Side.FOE;

  /** What it can do; filled in at birth, as the pilot is. */
  @SuppressWarnings("NullAway.Init")
  public MissileSpec spec;

  /** Who steers it. */
  @SuppressWarnings("NullAway.Init")
  public Pilot pilot;

  /** What the pilot wants in this tick. */
  public final Command order = new Command();

  /** The id of what it chases, or 0: for those who look on. */
  public int chased;

  /** How long its fuel lasts, s. */
  public double fuelLeft;

  /** How long it still spares those who launched it, s. */
  public double armingLeft;

  @Override
  public Kind kind() {
    if (side == Side.FRIEND) {
      return Kind.OWN_MISSILE;
    }
    return spec.form() == MissileSpec.Form.BULLET ? Kind.SEEKER : Kind.MISSILE;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(side.ordinal());
    hash.add(chased);
    hash.add(fuelLeft);
    hash.add(armingLeft);
    pilot.hashInto(hash);
  }
}
