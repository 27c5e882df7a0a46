package towline.sim.rules;

import towline.sim.api.Command;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.state.Actor;
import towline.sim.state.EntityPool;
import towline.sim.state.WorldState;

/** Phase 1 of the tick: everybody who thinks decides, all on the same published state. */
public final class DecidePhase {
  private final WorldState state;

  public DecidePhase(WorldState state) {
    this.state = state;
  }

  /** Asks all pilots for their commands; {@code player} is the ship's. */
  public void decide(Snapshot seen, Command player) {
    state.ship.command.set(player);
    decide(state.drone, seen, 0);
    for (int k = 0; k < state.actors.size(); k++) {
      EntityPool<? extends Actor> pool = state.actors.get(k);
      for (int i = 0; i < pool.size(); i++) {
        decide(pool.get(i), seen, i);
      }
    }
  }

  /** Appends what all pilots want and plan, as far as the layer shows. Changes nothing. */
  public void explain(Snapshot seen, PilotTrace.Layer layer, PilotTrace out) {
    explain(state.drone, seen, 0, layer, out);
    for (int k = 0; k < state.actors.size(); k++) {
      EntityPool<? extends Actor> pool = state.actors.get(k);
      for (int i = 0; i < pool.size(); i++) {
        explain(pool.get(i), seen, i, layer, out);
      }
    }
  }

  private static void decide(Actor actor, Snapshot seen, int place) {
    if (actor.thinks()) {
      actor.command.clear();
      actor.pilot.decide(seen, actor.indexIn(seen, place), actor.command);
    }
  }

  private void explain(
      Actor actor, Snapshot seen, int place, PilotTrace.Layer layer, PilotTrace out) {
    double away = StrictMath.hypot(actor.x - state.ship.x, actor.y - state.ship.y);
    if (actor.thinks() && away < actor.traceRadius()) {
      int self = actor.indexIn(seen, place);
      out.setOwner(seen.id(self));
      actor.pilot.explain(seen, self, layer, out);
    }
  }
}
