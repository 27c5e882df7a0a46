package towline.ai.bot;

import towline.sim.api.Command;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;

/** Does nothing at all. */
final class IdleBot implements Pilot {
  @Override
  public void decide(Snapshot seen, int self, Command command) {}

  @Override
  public void hashInto(StateHash hash) {}
}
