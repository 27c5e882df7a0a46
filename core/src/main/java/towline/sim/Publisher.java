package towline.sim;

import towline.sim.entity.Drone;
import towline.sim.entity.Segment;
import towline.sim.entity.Shard;
import towline.sim.entity.Ship;
import towline.sim.entity.Shot;
import towline.sim.physics.TowPhysics;
import towline.sim.spec.WorldSpec;

/** Phase 7 of the tick: the state is written into a snapshot, kind by kind. */
final class Publisher {
  private final WorldSpec spec;
  private final State state;
  private final TowPhysics physics;

  Publisher(WorldSpec spec, State state, TowPhysics physics) {
    this.spec = spec;
    this.state = state;
    this.physics = physics;
  }

  /** Writes the state after {@code tick} ticks into {@code next}. */
  void fill(Snapshot next, long tick) {
    next.begin(tick, spec.sector().width(), spec.sector().height(), state.gravityX, state.gravityY);
    publishShip(next, state.ship);
    publishDrone(next, state.drone);
    publishSegments(next, Kind.SNAKE_HEAD);
    publishSegments(next, Kind.SNAKE_SEGMENT);
    publishShots(next, Kind.SHIP_SHOT, Shot.Source.SHIP);
    publishShots(next, Kind.DRONE_SHOT, Shot.Source.DRONE);
    publishShards(next);
    next.end();
  }

  private void publishShip(Snapshot out, Ship ship) {
    out.gun(ship.gunBearing, 1 - ship.reloadLeft / spec.ship().gun().reload(), ship.immunityLeft);
    if (ship.dead) {
      return;
    }
    double health = (double) ship.hull / spec.ship().hull();
    out.add(
        Kind.SHIP,
        ship.id,
        ship.x,
        ship.y,
        ship.vx,
        ship.vy,
        ship.heading,
        ship.radius,
        health,
        0,
        0);
  }

  private void publishDrone(Snapshot out, Drone drone) {
    double reload = spec.drone().guns().get(drone.mode).reload();
    out.turret().set(drone.mode, drone.snapShot, drone.target, drone.reloadLeft, reload);
    out.turret()
        .performance(
            spec.drone().slewRate(), spec.drone().shot().speed(), spec.drone().shot().range());
    out.tow()
        .set(
            physics.cable().hooked(),
            physics.cable().length(),
            physics.cable().tension(),
            state.cableWear,
            state.reelRate);
    out.add(
        Kind.DRONE,
        drone.id,
        drone.x,
        drone.y,
        drone.vx,
        drone.vy,
        drone.heading,
        drone.radius,
        1,
        drone.mode,
        0);
  }

  private void publishSegments(Snapshot out, Kind kind) {
    boolean heads = kind == Kind.SNAKE_HEAD;
    for (int i = 0; i < state.segments.size(); i++) {
      Segment s = state.segments.get(i);
      if ((s.place == 0) == heads) {
        out.add(
            kind,
            s.id,
            s.x,
            s.y,
            s.vx,
            s.vy,
            s.heading,
            s.radius,
            s.health / s.fullHealth,
            s.snake,
            s.place);
      }
    }
  }

  private void publishShots(Snapshot out, Kind kind, Shot.Source source) {
    for (int i = 0; i < state.shots.size(); i++) {
      Shot s = state.shots.get(i);
      if (s.source == source) {
        out.add(
            kind, s.id, s.x, s.y, s.vx, s.vy, s.heading, s.radius, s.lifeLeft / s.life, s.mode, 0);
      }
    }
  }

  private void publishShards(Snapshot out) {
    for (int i = 0; i < state.shards.size(); i++) {
      Shard s = state.shards.get(i);
      double left = s.lifeLeft / spec.shard().life();
      out.add(Kind.SHARD, s.id, s.x, s.y, s.vx, s.vy, s.heading, s.radius, left, 0, 0);
    }
  }
}
