package towline.ai;

import towline.math.StateHash;
import towline.sim.Command;
import towline.sim.Pilot;
import towline.sim.Snapshot;

/** Does nothing at all. */
final class IdleBot implements Pilot {
  @Override
  public void decide(Snapshot seen, int self, Command order) {}

  @Override
  public void hashInto(StateHash hash) {}
}
