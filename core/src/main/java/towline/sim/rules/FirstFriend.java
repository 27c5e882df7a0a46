package towline.sim.rules;

import towline.sim.state.Entity;
import towline.sim.state.Wingman;
import towline.sim.state.WorldState;

/** The first of ship, drone and wingmen that something strikes on its way through a tick. */
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
   * Finds the first friend that a striker of {@code radius}, m, strikes; returns false if it
   * strikes none. The drone's own radius counts as larger by {@code droneReach}, m.
   */
  boolean find(Entity striker, double radius, double droneReach) {
    struck = state.ship;
    moment = state.ship.dead ? NEVER : SweptHits.contact(striker, radius, state.ship);
    keepEarlier(state.drone, SweptHits.contact(striker, radius + droneReach, state.drone));
    for (int i = 0; i < state.wingmen.size(); i++) {
      Wingman wingman = state.wingmen.get(i);
      keepEarlier(wingman, wingman.dead ? NEVER : SweptHits.contact(striker, radius, wingman));
    }
    return moment <= 1;
  }

  /** Returns that friend. */
  Entity struck() {
    return struck;
  }

  /** Returns the moment of the contact in the tick, 0 to 1. */
  double moment() {
    return moment;
  }

  private void keepEarlier(Entity friend, double contact) {
    if (contact < moment) {
      moment = contact;
      struck = friend;
    }
  }
}
