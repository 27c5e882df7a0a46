package towline.sim.rules;

import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.PowerUpKind;
import towline.sim.spec.WorldSpec;
import towline.sim.state.Entity;
import towline.sim.state.PowerUp;
import towline.sim.state.Shard;
import towline.sim.state.Ship;
import towline.sim.state.WorldState;

/** The rules of shards and power-ups, which the ship takes by flying over them. */
final class Pickups {
  private final WorldSpec spec;
  private final WorldState state;
  private final Spawner spawner;
  private final EventList events;

  Pickups(WorldSpec spec, WorldState state, Spawner spawner, EventList events) {
    this.spec = spec;
    this.state = state;
    this.spawner = spawner;
    this.events = events;
  }

  void collect() {
    Ship ship = state.ship;
    for (int i = 0; i < state.shards.size(); i++) {
      Shard shard = state.shards.get(i);
      if (isInReach(shard, 0)) {
        shard.dead = true;
        events.add(EventType.SHARD_TAKEN, EntityKind.SHARD, shard).cause(ship.id);
      }
    }
    for (int i = 0; i < state.powerUps.size(); i++) {
      PowerUp powerUp = state.powerUps.get(i);
      if (isInReach(powerUp, powerUp.radius)) {
        powerUp.dead = true;
        events
            .add(EventType.POWER_UP_TAKEN, EntityKind.POWER_UP, powerUp)
            .cause(ship.id)
            .powerUp(powerUp.gift);
        grant(powerUp.gift);
      }
    }
  }

  private boolean isInReach(Entity pickup, double rim) {
    Ship ship = state.ship;
    double distance = StrictMath.hypot(pickup.x - ship.x, pickup.y - ship.y);
    return !pickup.dead && distance < ship.radius + spec.ship().reach() + rim;
  }

  private void grant(PowerUpKind kind) {
    Ship ship = state.ship;
    switch (kind) {
      case REPAIR -> ship.hull = Math.min(spec.ship().hull(), ship.hull + spec.powerUp().repair());
      case MISSILES -> ship.missiles = state.rackCapacity;
      case SHIELD -> ship.shielded = true;
      case WINGMEN -> {
        collectWingman(+1);
        collectWingman(-1);
      }
    }
  }

  /** Adds a side plane at {@code station}, or restores the health of the one that is there. */
  private void collectWingman(int station) {
    for (int i = 0; i < state.wingmen.size(); i++) {
      if (state.wingmen.get(i).station == station && !state.wingmen.get(i).dead) {
        state.wingmen.get(i).health = spec.wingman().health();
        return;
      }
    }
    spawner.wingman(station);
  }
}
