package towline.ai.bot;

import towline.math.StateHash;
import towline.sim.api.Command;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;

/** Does nothing at all. */
final class IdleBot implements Pilot {
  @Override
  public void decide(Snapshot seen, int self, Command command) {}

  @Override
  public void hashInto(StateHash hash) {}
}
