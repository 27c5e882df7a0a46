package towline.sim;

import towline.math.Sweep;
import towline.math.Trigonometry;
import towline.sim.entity.Drone;
import towline.sim.entity.Segment;
import towline.sim.entity.Shard;
import towline.sim.entity.Ship;
import towline.sim.entity.Shot;
import towline.sim.entity.Snake;
import towline.sim.physics.TowPhysics;
import towline.sim.spec.WorldSpec;

/** Phase 5 of the tick: who touches whom is found first, then applied in a fixed order. */
final class Collisions {
  /** For how long the drone cannot ram the same segment again, s. */
  private static final double RAM_PAUSE = 0.25;

  /** How much thicker the cable is for teeth than for the eye, m. */
  private static final double CABLE_REACH = 0.15;

  /** For how long a parted cable cannot be hooked on again, s. */
  private static final double HOOK_PAUSE = 0.7;

  /** The speed with which a blow throws the ship back, m/s. */
  private static final double KNOCK_BACK = 9;

  private final WorldSpec spec;
  private final State state;
  private final TowPhysics physics;
  private final Births births;
  private final EventList events;
  private final Hits hits;

  Collisions(WorldSpec spec, State state, TowPhysics physics, Births births, EventList events) {
    this.spec = spec;
    this.state = state;
    this.physics = physics;
    this.births = births;
    this.events = events;
    hits = new Hits(spec.sector().width(), spec.sector().height());
  }

  void resolve(double dt) {
    hits.detect(state.shots, state.segments);
    for (int i = 0; i < hits.size(); i++) {
      strike(state.shots.get(hits.shot(i)), state.segments.get(hits.target(i)), hits.moment(i));
    }
    spendShots();
    ram(dt);
    if (!state.ship.dead) {
      touchShip();
      takeShards();
      bite();
      hook();
    }
  }

  private void strike(Shot shot, Segment segment, double moment) {
    if (shot.dead || segment.dead) {
      return;
    }
    shot.dead = true;
    double x = shot.oldX + (shot.x - shot.oldX) * moment;
    double y = shot.oldY + (shot.y - shot.oldY) * moment;
    segment.health -= shot.damage;
    boolean killed = segment.health <= 0;
    if (shot.source == Shot.Source.SHIP) {
      events.add(EventType.SHIP_SHOT_HIT, x, y, segment.id, shot.id, shot.damage);
    } else {
      boolean meant = shot.target == segment.id;
      EventType type = meant ? EventType.DRONE_SHOT_HIT : EventType.DRONE_SHOT_STRAYED;
      events.add(type, x, y, segment.id, shot.id, shot.mode);
    }
    if (killed) {
      boolean byShip = shot.source == Shot.Source.SHIP;
      kill(
          segment,
          byShip ? EventType.KILLED_BY_SHIP : EventType.KILLED_BY_DRONE,
          shot.id,
          byShip ? segment.place : shot.mode);
    }
  }

  private void kill(Segment segment, EventType type, int by, double amount) {
    segment.dead = true;
    events.add(type, segment.x, segment.y, segment.id, by, amount);
    births.shardAt(segment.x, segment.y);
  }

  private void spendShots() {
    for (int i = 0; i < state.shots.size(); i++) {
      Shot shot = state.shots.get(i);
      if (!shot.dead && Motion.isSpent(shot, spec.sector())) {
        shot.dead = true;
        if (shot.source == Shot.Source.DRONE) {
          events.add(EventType.DRONE_SHOT_MISSED, shot.x, shot.y, 0, shot.id, shot.mode);
        }
      }
    }
  }

  private void ram(double dt) {
    Drone drone = state.drone;
    for (int i = 0; i < state.segments.size(); i++) {
      Segment s = state.segments.get(i);
      if (s.dead
          || s.ramPause > 0
          || !touches(drone.oldX, drone.oldY, drone.x, drone.y, drone.radius, s)) {
        continue;
      }
      double vx = (drone.x - drone.oldX) / dt - s.vx;
      double vy = (drone.y - drone.oldY) / dt - s.vy;
      double blow = StrictMath.hypot(vx, vy);
      if (blow >= spec.drone().ramSpeed()) {
        s.ramPause = RAM_PAUSE;
        s.health -= blow * spec.drone().ramDamage();
        if (s.health <= 0) {
          kill(s, EventType.KILLED_BY_WHIP, drone.id, blow);
        } else {
          events.add(EventType.WHIP_HIT, s.x, s.y, s.id, drone.id, blow);
        }
      } else if (s.place == 0) {
        biteDrone(s);
      }
    }
  }

  private void biteDrone(Segment head) {
    Snake snake = snakeOf(head);
    if (snake.bitePause > 0) {
      return;
    }
    snake.bitePause = snake.spec.bitePause();
    state.drone.reloadLeft = Math.max(state.drone.reloadLeft, spec.drone().jam());
    events.add(EventType.DRONE_BITTEN, head.x, head.y, state.drone.id, head.id, spec.drone().jam());
  }

  private void touchShip() {
    Ship ship = state.ship;
    for (int i = 0; i < state.segments.size(); i++) {
      Segment s = state.segments.get(i);
      if (s.dead) {
        continue;
      }
      if (touches(ship.oldX, ship.oldY, ship.x, ship.y, ship.radius, s)) {
        hurt(ship, s);
        if (ship.dead) {
          return;
        }
      } else if (s.place == 0) {
        graze(ship, s);
      }
    }
  }

  private void hurt(Ship ship, Segment s) {
    s.grazing = true;
    if (ship.immunityLeft > 0) {
      return;
    }
    ship.hull--;
    ship.immunityLeft = spec.ship().immunity();
    double away = StrictMath.atan2(ship.y - s.y, ship.x - s.x);
    physics.kickShip(Trigonometry.cos(away) * KNOCK_BACK, Trigonometry.sin(away) * KNOCK_BACK);
    double left = (double) ship.hull / spec.ship().hull();
    events.add(EventType.SHIP_HURT, ship.x, ship.y, ship.id, s.id, left);
    if (ship.hull <= 0) {
      ship.dead = true;
      physics.cable().part();
      events.add(EventType.SHIP_DIED, ship.x, ship.y, ship.id, s.id, 0);
    }
  }

  private void graze(Ship ship, Segment s) {
    double gap = StrictMath.hypot(s.x - ship.x, s.y - ship.y) - s.radius - ship.radius;
    boolean near = gap < spec.ship().nearMiss();
    if (near && !s.grazing) {
      events.add(EventType.NEAR_MISS, s.x, s.y, s.id, ship.id, gap);
    }
    s.grazing = near || (s.grazing && gap < 2 * spec.ship().nearMiss());
  }

  private void takeShards() {
    Ship ship = state.ship;
    for (int i = 0; i < state.shards.size(); i++) {
      Shard shard = state.shards.get(i);
      double distance = StrictMath.hypot(shard.x - ship.x, shard.y - ship.y);
      if (!shard.dead && distance < ship.radius + spec.ship().reach()) {
        shard.dead = true;
        events.add(EventType.SHARD_TAKEN, shard.x, shard.y, shard.id, ship.id, 0);
      }
    }
  }

  private void bite() {
    if (!physics.cable().hooked()) {
      return;
    }
    for (int i = 0; i < state.snakes.size() && physics.cable().hooked(); i++) {
      Snake snake = state.snakes.get(i);
      Segment head = snake.head();
      if (snake.bitePause <= 0 && !head.dead && distanceToCable(head) < head.radius + CABLE_REACH) {
        snake.bitePause = snake.spec.bitePause();
        state.cableWear += spec.cable().biteWear();
        double worn = Math.min(1, state.cableWear);
        events.add(EventType.CABLE_BITTEN, head.x, head.y, state.drone.id, head.id, worn);
        if (state.cableWear >= 1) {
          part(head);
        }
      }
    }
  }

  private double distanceToCable(Segment head) {
    return Sweep.distanceToSegment(
        head.x, head.y, state.ship.x, state.ship.y, state.drone.x, state.drone.y);
  }

  private void part(Segment head) {
    physics.cable().part();
    state.cableWear = 0;
    state.hookPause = HOOK_PAUSE;
    events.add(EventType.CABLE_PARTED, head.x, head.y, state.drone.id, head.id, 0);
  }

  private void hook() {
    if (physics.cable().hooked() || state.hookPause > 0) {
      return;
    }
    if (physics.cable().distance() <= spec.cable().hookReach()) {
      physics.cable().hook();
      state.cableWear = 0;
      events.add(
          EventType.CABLE_HOOKED, state.drone.x, state.drone.y, state.drone.id, state.ship.id, 0);
    }
  }

  private Snake snakeOf(Segment segment) {
    for (int i = 0; i < state.snakes.size(); i++) {
      if (state.snakes.get(i).id == segment.snake) {
        return state.snakes.get(i);
      }
    }
    throw new IllegalStateException("segment " + segment.id + " belongs to no snake");
  }

  private static boolean touches(
      double oldX, double oldY, double x, double y, double radius, Segment s) {
    double dx = x - oldX - (s.x - s.oldX);
    double dy = y - oldY - (s.y - s.oldY);
    return Sweep.contact(oldX - s.oldX, oldY - s.oldY, dx, dy, radius + s.radius) <= 1;
  }
}
