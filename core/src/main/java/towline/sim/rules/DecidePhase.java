package towline.sim.rules;

import towline.sim.api.Command;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.state.Actor;
import towline.sim.state.EntityPool;
import towline.sim.state.WorldState;

/** Phase 1 of the tick: all pilots decide, on the same published state. */
public final class DecidePhase {
  private final WorldState state;

  public DecidePhase(WorldState state) {
    this.state = state;
  }

  /** Fills in the commands of all pilots; {@code player} is the ship's. */
  public void decide(Snapshot snapshot, Command player) {
    state.ship.command.set(player);
    decide(state.drone, snapshot, 0);
    for (int k = 0; k < state.actors.size(); k++) {
      EntityPool<? extends Actor> pool = state.actors.get(k);
      for (int i = 0; i < pool.size(); i++) {
        decide(pool.get(i), snapshot, i);
      }
    }
  }

  /** Appends the marks of {@code layer} of all pilots to {@code out}. Changes no state. */
  public void explain(Snapshot snapshot, PilotTrace.Layer layer, PilotTrace out) {
    explain(state.drone, snapshot, 0, layer, out);
    for (int k = 0; k < state.actors.size(); k++) {
      EntityPool<? extends Actor> pool = state.actors.get(k);
      for (int i = 0; i < pool.size(); i++) {
        explain(pool.get(i), snapshot, i, layer, out);
      }
    }
  }

  private static void decide(Actor actor, Snapshot snapshot, int place) {
    if (actor.thinks()) {
      actor.command.clear();
      actor.pilot.decide(snapshot, actor.indexIn(snapshot, place), actor.command);
    }
  }

  private void explain(
      Actor actor, Snapshot snapshot, int place, PilotTrace.Layer layer, PilotTrace out) {
    double distance = StrictMath.hypot(actor.x - state.ship.x, actor.y - state.ship.y);
    if (actor.thinks() && distance < actor.traceRadius()) {
      int index = actor.indexIn(snapshot, place);
      out.setOwner(snapshot.id(index));
      actor.pilot.explain(snapshot, index, layer, out);
    }
  }
}
