package towline.ai.gun;

import towline.sim.api.Command;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;

/** A controller that turns an enemy's barrel and fires. */
public interface Turret {
  /** Restarts it for a new turret, with further numbers of its random stream. */
  void restart();

  /**
   * Fills in bearing, target and fire of {@code command}.
   *
   * @param index the index of the entity that bears the turret
   * @param facing the present bearing of the barrel, rad
   */
  void decide(Snapshot snapshot, int index, double facing, Command command);

  /** Appends a mark of its aim point. Changes no state. */
  void explain(Snapshot snapshot, int index, PilotTrace out);

  void hashInto(StateHash hash);
}
