package towline.sim.rules;

import towline.internal.SweptCollision;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.physics.TowPhysics;
import towline.sim.spec.WorldSpec;
import towline.sim.state.Segment;
import towline.sim.state.Snake;
import towline.sim.state.WorldState;

/** The rules of bites, parting and hooking of the cable. */
final class CableRules {
  private final WorldSpec spec;
  private final WorldState state;
  private final TowPhysics physics;
  private final EventList events;

  CableRules(WorldSpec spec, WorldState state, TowPhysics physics, EventList events) {
    this.spec = spec;
    this.state = state;
    this.physics = physics;
    this.events = events;
  }

  /** Lets a head that the drone did not ram bite the drone. */
  void biteDrone(Segment head) {
    Snake snake = snakeOf(head);
    if (snake.bitePause > 0) {
      return;
    }
    snake.bitePause = snake.spec.bitePause();
    state.drone.jam(spec.drone().jam());
    addEvent(EventType.DRONE_BITTEN, head).seconds(spec.drone().jam());
  }

  /** Lets heads on the cable bite it. */
  void bite() {
    for (int i = 0; i < state.snakes.size() && physics.cable().hooked(); i++) {
      Snake snake = state.snakes.get(i);
      Segment head = snake.head();
      if (snake.bitePause <= 0
          && !head.dead
          && distanceToCable(head) < head.radius + spec.cable().reach()) {
        snake.bitePause = snake.spec.bitePause();
        state.cableWear += spec.cable().biteWear();
        double worn = Math.min(1, state.cableWear);
        addEvent(EventType.CABLE_BITTEN, head).wear(worn);
        if (state.cableWear >= 1) {
          part(head);
        }
      }
    }
  }

  /** Hooks the drifting drone if the ship is over it. */
  void hook() {
    if (physics.cable().hooked() || state.hookPause > 0) {
      return;
    }
    if (physics.cable().distance() <= spec.cable().hookReach()) {
      physics.cable().hook();
      state.cableWear = 0;
      events
          .add(EventType.CABLE_HOOKED, state.drone.x, state.drone.y)
          .entity(state.drone.id)
          .cause(state.ship.id);
    }
  }

  private double distanceToCable(Segment head) {
    return SweptCollision.distanceToSegment(
        head.x, head.y, state.ship.x, state.ship.y, state.drone.x, state.drone.y);
  }

  private void part(Segment head) {
    physics.cable().part();
    state.cableWear = 0;
    state.hookPause = spec.cable().hookPause();
    state.ship.immunityLeft = Math.max(state.ship.immunityLeft, spec.cable().mercy());
    addEvent(EventType.CABLE_PARTED, head);
  }

  /** Adds an event of a head that harms the drone or its cable. */
  private Event addEvent(EventType type, Segment head) {
    return events.add(type, head.x, head.y).entity(state.drone.id).cause(head.id);
  }

  private Snake snakeOf(Segment segment) {
    for (int i = 0; i < state.snakes.size(); i++) {
      if (state.snakes.get(i).id == segment.snake) {
        return state.snakes.get(i);
      }
    }
    throw new IllegalStateException("segment " + segment.id + " belongs to no snake");
  }
}
