package towline.ai.gun;

import towline.sim.api.Command;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;

/** Whoever turns an enemy's barrel and lets it fire. */
public interface Turret {
  /** Makes it a new turret, whose chance begins where its stream stands. */
  void restart();

  /**
   * Fills in where the barrel is to point, and whether to fire.
   *
   * @param self the index of what the turret sits on
   * @param facing where the barrel points now, radians
   */
  void decide(Snapshot seen, int self, double facing, Command command);

  /** Appends where it aims. No change. */
  void explain(Snapshot seen, int self, PilotTrace out);

  void hashInto(StateHash hash);
}
