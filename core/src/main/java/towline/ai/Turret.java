package towline.ai;

import towline.math.StateHash;
import towline.sim.Command;
import towline.sim.Snapshot;
import towline.sim.Thought;

/** Whoever turns an enemy's barrel and lets it fire. */
interface Turret {
  /**
   * Fills in where the barrel is to point, and whether to fire.
   *
   * @param self the index of what bears the turret
   * @param facing where the barrel points now, radians
   */
  void decide(Snapshot seen, int self, double facing, Command order);

  /** Appends where it aims. No change. */
  void explain(Snapshot seen, int self, Thought out);

  void hashInto(StateHash hash);
}
