package towline.ai.targeting;

import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;

/** Whom a missile flies at. */
public interface TargetSelector {
  /** The index in {@code seen} of what the missile {@code self} flies at, or -1: at nothing. */
  int find(Snapshot seen, int self);

  /** Forgets its choice; {@code seed} is what it draws the next one from. */
  void restart(long seed);

  /** Adds what it remembers. */
  void hashInto(StateHash hash);
}
