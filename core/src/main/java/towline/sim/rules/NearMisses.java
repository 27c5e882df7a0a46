package towline.sim.rules;

import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.state.Entity;
import towline.sim.state.NearMissTracker;
import towline.sim.state.WorldState;

/** A detector of threats that pass the ship closely. */
final class NearMisses {
  private final double near;
  private final WorldState state;
  private final EventList events;

  /** Creates a detector of passes within {@code near}, m. */
  NearMisses(double near, WorldState state, EventList events) {
    this.near = near;
    this.state = state;
    this.events = events;
  }

  /**
   * Follows a threat that did not touch the ship in this tick, and adds an event after its pass.
   */
  void update(NearMissTracker pass, EntityKind kind, Entity threat) {
    if (state.ship.dead) {
      return;
    }
    double gap =
        StrictMath.hypot(threat.x - state.ship.x, threat.y - state.ship.y)
            - threat.radius
            - state.ship.radius;
    double missed = pass.update(gap, near);
    if (missed < Double.POSITIVE_INFINITY) {
      events.add(EventType.NEAR_MISS, kind, threat).target(state.ship.id).gap(missed);
    }
  }
}
