package towline.sim.entity;

import java.util.ArrayList;
import java.util.List;
import towline.math.StateHash;
import towline.sim.Command;
import towline.sim.Pilot;
import towline.sim.spec.VesselSpec;

/** The state of a vessel, from a lone launcher to the Leviathan: what its parts share. */
public final class Vessel extends Entity {
  /** What it can do; filled in at birth, as the pilot is. */
  @SuppressWarnings("NullAway.Init")
  public VesselSpec spec;

  /** Who steers it. */
  @SuppressWarnings("NullAway.Init")
  public Pilot pilot;

  /** What the pilot wants in this tick. */
  public final Command order = new Command();

  /** Its parts, in the order of the spec; the dead are taken out. */
  public final List<Part> parts = new ArrayList<>();

  /** How fast it moves ahead, m/s. */
  public double speed;

  /** How fast it turns, rad/s, + to the left. */
  public double turnRate;

  /** Which of its phases it is in, from 0 on. */
  public int phase;

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(speed);
    hash.add(turnRate);
    hash.add(phase);
    hash.add(parts.size());
    pilot.hashInto(hash);
  }
}
