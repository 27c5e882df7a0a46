package towline.ai.targeting;

import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;

/** The choice of a missile's target. */
public interface TargetSelector {
  /** Returns the index of the target of missile {@code index} in {@code snapshot}, or -1. */
  int find(Snapshot snapshot, int index);

  /** Removes the choice; {@code seed} is the seed of the next one's random numbers. */
  void restart(long seed);

  /** Adds its memory to {@code hash}. */
  void hashInto(StateHash hash);
}
