package towline.sim.state;

import java.util.ArrayList;
import java.util.List;
import towline.math.StateHash;
import towline.sim.api.Command;
import towline.sim.api.Pilot;
import towline.sim.spec.PartSpec;
import towline.sim.spec.VesselSpec;

/** The state of a vessel, from a lone launcher to the Leviathan: what its parts share. */
public final class Vessel extends Entity {
  /** What it can do; set when it is spawned, as the pilot is. */
  @SuppressWarnings("NullAway.Init")
  public VesselSpec spec;

  /** Who steers it. */
  @SuppressWarnings("NullAway.Init")
  public Pilot pilot;

  /** What the pilot wants in this tick. */
  public final Command command = new Command();

  /** Its parts, in the order of the spec; the dead are taken out. */
  public final List<Part> parts = new ArrayList<>();

  /** How fast it moves ahead, m/s. */
  public double speed;

  /** Which of its phases it is in, from 0 on. */
  public int phase;

  /** Its core. */
  public Part core() {
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i).spec.role() == PartSpec.Role.CORE) {
        return parts.get(i);
      }
    }
    throw new IllegalStateException("vessel " + id + " has no core");
  }

  @Override
  public void reset() {
    super.reset();
    command.clear();
    parts.clear();
    speed = 0;
    phase = 0;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(speed);
    hash.add(phase);
    hash.add(parts.size());
    pilot.hashInto(hash);
  }
}
