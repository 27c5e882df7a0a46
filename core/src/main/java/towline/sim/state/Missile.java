package towline.sim.state;

import towline.math.StateHash;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.Team;
import towline.sim.spec.MissileSpec;

/** The state of a homing missile, or of a shot that homes a little. */
public final class Missile extends Damageable {
  /** For whom it flies. */
  public Team team = Team.FOE;

  /** What it can do; set when it is spawned, as the pilot is. */
  @SuppressWarnings("NullAway.Init")
  public MissileSpec spec;

  /** Who steers it. */
  @SuppressWarnings("NullAway.Init")
  public Pilot pilot;

  /** What the pilot wants in this tick. */
  public final Command command = new Command();

  /** The id of what it chases, or 0: for those who look on. */
  public int chased;

  /** How long its fuel lasts, s. */
  public double fuelLeft;

  /** How long it still spares those who launched it, s. */
  public double armingLeft;

  @Override
  public EntityKind kind() {
    if (team == Team.FRIEND) {
      return EntityKind.OWN_MISSILE;
    }
    return spec.form() == MissileSpec.Form.BULLET ? EntityKind.SEEKER : EntityKind.MISSILE;
  }

  @Override
  public void reset() {
    super.reset();
    team = Team.FOE;
    command.clear();
    chased = 0;
    fuelLeft = 0;
    armingLeft = 0;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(team.ordinal());
    hash.add(chased);
    hash.add(fuelLeft);
    hash.add(armingLeft);
    pilot.hashInto(hash);
  }
}
