package towline.sim.rules;

import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.spec.ArenaSpec;
import towline.sim.state.Courier;
import towline.sim.state.Shot;
import towline.sim.state.WorldState;

/**
 * What opens a courier: hits in a row by shots of the drone that were aimed at it. Such shots are
 * lances, which strike nothing else. One that passes it mends the whole shell, and all else bounces
 * off, as off armour.
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

  /** A shot that was aimed at a courier strikes it at x, y. */
  void strike(Shot shot, Courier courier, double x, double y) {
    events
        .add(EventType.DRONE_SHOT_HIT, courier.kind(), x, y)
        .foe(courier.id)
        .shot(shot.id)
        .aimMode(shot.mode);
    courier.health -= courier.spec.station().cracks().get(shot.mode);
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

  /** Mends what shots have passed, and lets those leave whose time is up. */
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

  /** Lances that are under way to it could strike nothing else: they end with it. */
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
