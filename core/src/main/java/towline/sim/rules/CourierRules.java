package towline.sim.rules;

import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.spec.ArenaSpec;
import towline.sim.state.Courier;
import towline.sim.state.Shot;
import towline.sim.state.WorldState;

/**
 * The rules of couriers. Hits in a row by shots of the drone that were aimed at a courier open it.
 * Such shots are lances, which strike nothing else. A lance that misses mends the whole shell. All
 * other shots bounce off, as off armour, and so do lances of aim modes that cannot break what is
 * left of the shell.
 */
final class CourierRules {
  private final ArenaSpec sector;
  private final WorldState state;
  private final Spawner spawner;
  private final EventList events;

  CourierRules(ArenaSpec sector, WorldState state, Spawner spawner, EventList events) {
    this.sector = sector;
    this.state = state;
    this.spawner = spawner;
    this.events = events;
  }

  /** Applies the hit at x, y of a shot that was aimed at {@code courier}. */
  void strike(Shot shot, Courier courier, double x, double y) {
    events
        .add(EventType.DRONE_SHOT_HIT, courier.kind(), x, y)
        .foe(courier.id)
        .shot(shot.id)
        .aimMode(shot.mode);
    double before = courier.health;
    double least = Math.min(before, courier.spec.layersKeptFrom(shot.mode));
    courier.health = Math.max(least, before - courier.spec.station().cracks().get(shot.mode));
    if (courier.health == before) {
      events
          .add(EventType.ARMOUR_STRUCK, courier.kind(), x, y)
          .foe(courier.id)
          .cause(shot.id)
          .impact(shot.damage);
      return;
    }
    if (courier.health > 0) {
      double cracks = courier.fullHealth - courier.health;
      events.add(EventType.COURIER_CRACKED, courier.kind(), courier).shot(shot.id).cracks(cracks);
      return;
    }
    remove(courier);
    for (int i = 0; i < courier.spec.station().shards(); i++) {
      spawner.shardAt(courier.x, courier.y);
    }
    events
        .add(EventType.COURIER_OPENED, courier.kind(), courier)
        .courierKind(courier.spec.index())
        .aimMode(shot.mode);
  }

  /** Mends couriers that shots have missed, and removes those that leave now. */
  void resolve() {
    for (int i = 0; i < state.couriers.size(); i++) {
      Courier courier = state.couriers.get(i);
      if (courier.dead) {
        continue;
      }
      for (int k = 0; k < state.shots.size(); k++) {
        Shot shot = state.shots.get(k);
        if (courier.isMeantBy(shot) && !shot.dead && hasPassed(shot, courier)) {
          shot.target = 0;
          mend(courier, shot);
        }
      }
      if (courier.lifeLeft <= 0) {
        remove(courier);
        events
            .add(EventType.COURIER_ESCAPED, courier.kind(), courier)
            .courierKind(courier.spec.index());
      }
    }
  }

  /** Removes a courier and all lances in flight to it, which could strike nothing else. */
  private void remove(Courier courier) {
    courier.dead = true;
    for (int k = 0; k < state.shots.size(); k++) {
      Shot shot = state.shots.get(k);
      if (courier.isMeantBy(shot) && !shot.dead) {
        shot.dead = true;
        events.add(EventType.DRONE_SHOT_LAPSED, shot.x, shot.y).shot(shot.id).aimMode(shot.mode);
      }
    }
  }

  private boolean hasPassed(Shot shot, Courier courier) {
    double x = shot.x - courier.x;
    double y = shot.y - courier.y;
    return x * (shot.vx - courier.vx) + y * (shot.vy - courier.vy) > 0
        || MovePhase.isSpent(shot, sector);
  }

  private void mend(Courier courier, Shot shot) {
    double broken = courier.fullHealth - courier.health;
    if (broken > 0) {
      courier.health = courier.fullHealth;
      events.add(EventType.COURIER_MENDED, courier.kind(), courier).shot(shot.id).cracks(broken);
    }
  }
}
