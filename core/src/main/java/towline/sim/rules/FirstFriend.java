package towline.sim.rules;

import towline.sim.state.Entity;
import towline.sim.state.Wingman;
import towline.sim.state.WorldState;

/** Whom of ours something strikes first on its way through a tick: ship, drone or a wingman. */
final class FirstFriend {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  private final WorldState state;
  private Entity struck;
  private double moment = NEVER;

  FirstFriend(WorldState state) {
    this.state = state;
    struck = state.ship;
  }

  /**
   * Looks whom a striker of that radius strikes first; returns whether it strikes anybody. The
   * drone's own radius is larger by {@code droneReach}, m.
   */
  boolean find(Entity striker, double radius, double droneReach) {
    struck = state.ship;
    moment = state.ship.dead ? NEVER : SweptHits.contact(striker, radius, state.ship);
    nearer(state.drone, SweptHits.contact(striker, radius + droneReach, state.drone));
    for (int i = 0; i < state.wingmen.size(); i++) {
      Wingman wingman = state.wingmen.get(i);
      nearer(wingman, wingman.dead ? NEVER : SweptHits.contact(striker, radius, wingman));
    }
    return moment <= 1;
  }

  /** Who that is. */
  Entity struck() {
    return struck;
  }

  /** When in the tick, 0 to 1. */
  double moment() {
    return moment;
  }

  private void nearer(Entity friend, double at) {
    if (at < moment) {
      moment = at;
      struck = friend;
    }
  }
}
