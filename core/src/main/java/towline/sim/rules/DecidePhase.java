package towline.sim.rules;

import towline.math.StateHash;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.PilotFactory;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.state.Missile;
import towline.sim.state.Mite;
import towline.sim.state.Part;
import towline.sim.state.Snake;
import towline.sim.state.Tank;
import towline.sim.state.Vessel;
import towline.sim.state.Wingman;
import towline.sim.state.WorldState;

/** Phase 1 of the tick: everybody who thinks decides, all on the same published state. */
public final class DecidePhase {
  /** Tanks farther from the ship than this are not traced, m. */
  private static final double TRACE_RADIUS = 18;

  private final WorldState state;
  private final Pilot dronePilot;
  private final Command shipOrder = new Command();
  private final Command droneOrder = new Command();

  /** The phase in a world; the drone gets its pilot here. */
  public DecidePhase(WorldState state, PilotFactory pilots) {
    this.state = state;
    dronePilot = pilots.drone();
  }

  /** What the player wants. */
  public Command ship() {
    return shipOrder;
  }

  /** What the drone's pilot wants. */
  public Command drone() {
    return droneOrder;
  }

  /** Asks all pilots for their commands; {@code player} is the ship's. */
  public void decide(Snapshot seen, Command player) {
    shipOrder.set(player);
    droneOrder.clear();
    dronePilot.decide(seen, seen.first(EntityKind.DRONE), droneOrder);
    for (int i = 0; i < state.wingmen.size(); i++) {
      Wingman wingman = state.wingmen.get(i);
      decide(wingman.pilot, seen, seen.first(EntityKind.WINGMAN) + i, wingman.command);
    }
    for (int i = 0; i < state.snakes.size(); i++) {
      Snake snake = state.snakes.get(i);
      decide(
          snake.pilot, seen, seen.indexOf(EntityKind.SNAKE_HEAD, snake.head().id), snake.command);
    }
    for (int i = 0; i < state.missiles.size(); i++) {
      Missile missile = state.missiles.get(i);
      decide(missile.pilot, seen, seen.indexOf(missile.kind(), missile.id), missile.command);
    }
    for (int i = 0; i < state.tanks.size(); i++) {
      Tank tank = state.tanks.get(i);
      decide(tank.pilot, seen, seen.indexOf(tank.kind(), tank.id), tank.command);
    }
    for (int i = 0; i < state.mites.size(); i++) {
      Mite mite = state.mites.get(i);
      decide(mite.pilot, seen, seen.first(EntityKind.MITE) + i, mite.command);
    }
    for (int i = 0; i < state.vessels.size(); i++) {
      Vessel vessel = state.vessels.get(i);
      decide(vessel.pilot, seen, core(seen, vessel), vessel.command);
    }
    for (int i = 0; i < state.parts.size(); i++) {
      Part part = state.parts.get(i);
      if (!part.isArmoured()) {
        decide(part.pilot, seen, seen.indexOf(part.kind(), part.id), part.command);
      }
    }
  }

  /** Appends what all pilots want and plan, as far as the layer shows. Changes nothing. */
  public void explain(Snapshot seen, PilotTrace.Layer layer, PilotTrace out) {
    explain(dronePilot, seen, seen.first(EntityKind.DRONE), layer, out);
    for (int i = 0; i < state.wingmen.size(); i++) {
      Wingman wingman = state.wingmen.get(i);
      explain(wingman.pilot, seen, seen.first(EntityKind.WINGMAN) + i, layer, out);
    }
    for (int i = 0; i < state.snakes.size(); i++) {
      Snake snake = state.snakes.get(i);
      explain(snake.pilot, seen, seen.indexOf(EntityKind.SNAKE_HEAD, snake.head().id), layer, out);
    }
    for (int i = 0; i < state.missiles.size(); i++) {
      Missile missile = state.missiles.get(i);
      explain(missile.pilot, seen, seen.indexOf(missile.kind(), missile.id), layer, out);
    }
    for (int i = 0; i < state.tanks.size(); i++) {
      Tank tank = state.tanks.get(i);
      if (StrictMath.hypot(tank.x - state.ship.x, tank.y - state.ship.y) < TRACE_RADIUS) {
        explain(tank.pilot, seen, seen.indexOf(tank.kind(), tank.id), layer, out);
      }
    }
    for (int i = 0; i < state.vessels.size(); i++) {
      Vessel vessel = state.vessels.get(i);
      explain(vessel.pilot, seen, core(seen, vessel), layer, out);
    }
    for (int i = 0; i < state.parts.size(); i++) {
      Part part = state.parts.get(i);
      if (!part.isArmoured()) {
        explain(part.pilot, seen, seen.indexOf(part.kind(), part.id), layer, out);
      }
    }
  }

  private static void explain(
      Pilot pilot, Snapshot seen, int self, PilotTrace.Layer layer, PilotTrace out) {
    out.setOwner(seen.id(self));
    pilot.explain(seen, self, layer, out);
  }

  /** What the drone's pilot remembers; the others' memories are hashed with their entities. */
  public void hashInto(StateHash hash) {
    dronePilot.hashInto(hash);
  }

  private static int core(Snapshot seen, Vessel vessel) {
    return seen.indexOf(EntityKind.VESSEL_CORE, vessel.core().id);
  }

  private static void decide(Pilot pilot, Snapshot seen, int self, Command command) {
    command.clear();
    pilot.decide(seen, self, command);
  }
}
