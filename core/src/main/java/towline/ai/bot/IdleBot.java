package towline.ai.bot;

import towline.sim.api.Command;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;

/** A bot that does nothing. */
final class IdleBot implements Pilot {
  @Override
  public void decide(Snapshot snapshot, int index, Command command) {}

  @Override
  public void hashInto(StateHash hash) {}
}
