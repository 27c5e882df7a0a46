package towline.sim.rules;

import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.state.Entity;
import towline.sim.state.HaulGate;
import towline.sim.state.WorldState;

/**
 * The rules of haul gates. The ship or the drone passes a gate when its centre crosses the line
 * between the posts, from either side; then, or when its time is over, the gate closes.
 */
final class HaulGates {
  private final WorldState state;
  private final EventList events;

  HaulGates(WorldState state, EventList events) {
    this.state = state;
    this.events = events;
  }

  /** Closes the gates that are passed in this tick of {@code dt} s, or whose time is over. */
  void resolve(double dt) {
    for (int i = 0; i < state.haulGates.size(); i++) {
      HaulGate gate = state.haulGates.get(i);
      gate.lifeLeft -= dt;
      if (!state.ship.dead && crosses(state.ship, gate)) {
        pass(gate, state.ship.id);
      } else if (!state.ship.dead && crosses(state.drone, gate)) {
        pass(gate, state.drone.id);
      } else if (gate.lifeLeft <= 0) {
        gate.dead = true;
        events.add(EventType.HAUL_GATE_CLOSED, EntityKind.HAUL_GATE, gate);
      }
    }
  }

  private void pass(HaulGate gate, int passer) {
    gate.dead = true;
    events.add(EventType.HAUL_GATE_PASSED, EntityKind.HAUL_GATE, gate).cause(passer);
  }

  /** Returns true if the centre of {@code body} crossed the line between the posts in this tick. */
  private static boolean crosses(Entity body, HaulGate gate) {
    double normalX = Trigonometry.cos(gate.heading);
    double normalY = Trigonometry.sin(gate.heading);
    double oldX = body.previousX - gate.x;
    double oldY = body.previousY - gate.y;
    double newX = body.x - gate.x;
    double newY = body.y - gate.y;
    double before = oldX * normalX + oldY * normalY;
    double after = newX * normalX + newY * normalY;
    if (before < 0 == after < 0) {
      return false;
    }
    double share = before / (before - after);
    double crossedX = oldX + share * (newX - oldX);
    double crossedY = oldY + share * (newY - oldY);
    return Math.abs(crossedY * normalX - crossedX * normalY) <= gate.radius;
  }
}
