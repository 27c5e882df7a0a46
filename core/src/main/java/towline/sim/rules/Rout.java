package towline.sim.rules;

import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.spec.ArenaSpec;
import towline.sim.state.Entity;
import towline.sim.state.EntityPool;
import towline.sim.state.Foe;
import towline.sim.state.Snake;
import towline.sim.state.Vessel;
import towline.sim.state.WorldState;

/**
 * The end of a wave for the enemies that are left: all but couriers and missiles flee to the
 * nearest edge. They are no foes any more: nothing strikes them, and they strike nothing.
 */
final class Rout {
  private final ArenaSpec arena;
  private final WorldState state;
  private final EventList events;

  Rout(ArenaSpec arena, WorldState state, EventList events) {
    this.arena = arena;
    this.state = state;
    this.events = events;
  }

  /** Replaces all enemies by fugitives, and closes all warp gates. */
  void begin() {
    for (int i = 0; i < state.snakes.size(); i++) {
      flee(state.snakes.get(i));
    }
    for (int k = 0; k < state.foes.size(); k++) {
      EntityPool<? extends Foe<?>> pool = state.foes.get(k);
      for (int i = 0; i < pool.size(); i++) {
        Foe<?> foe = pool.get(i);
        if (!foe.dead && foe.kind() != EntityKind.COURIER) {
          double course = course(foe);
          tell(foe);
          flee(foe, course);
        }
      }
    }
    for (int i = 0; i < state.vessels.size(); i++) {
      flee(state.vessels.get(i));
    }
    for (int i = 0; i < state.warpGates.size(); i++) {
      state.warpGates.get(i).dead = true;
    }
  }

  private void flee(Snake snake) {
    if (snake.dead) {
      return;
    }
    snake.dead = true;
    double course = course(snake.head());
    tell(snake.head());
    for (int k = 0; k < snake.segments.size(); k++) {
      flee(snake.segments.get(k), course);
    }
  }

  private void flee(Vessel vessel) {
    if (vessel.dead) {
      return;
    }
    vessel.dead = true;
    double course = course(vessel.core());
    tell(vessel.core());
    for (int i = 0; i < vessel.parts.size(); i++) {
      if (!vessel.parts.get(i).dead) {
        flee(vessel.parts.get(i), course);
      }
    }
  }

  private void tell(Entity foe) {
    events.add(EventType.FOE_FLED, foe.kind(), foe).radius(foe.radius);
  }

  private void flee(Entity foe, double course) {
    foe.dead = true;
    state.fugitives.spawn(state.nextId()).takePlaceOf(foe, course);
  }

  /** Returns the bearing of the nearest edge. */
  private double course(Entity foe) {
    double left = foe.x;
    double right = arena.width() - foe.x;
    double down = foe.y;
    double up = arena.height() - foe.y;
    if (Math.min(left, right) < Math.min(down, up)) {
      return left < right ? Math.PI : 0;
    }
    return down < up ? -Math.PI / 2 : Math.PI / 2;
  }
}
