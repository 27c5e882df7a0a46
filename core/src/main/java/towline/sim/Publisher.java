package towline.sim;

import towline.sim.entity.Drone;
import towline.sim.entity.Missile;
import towline.sim.entity.Part;
import towline.sim.entity.PowerUp;
import towline.sim.entity.Segment;
import towline.sim.entity.Shard;
import towline.sim.entity.Shell;
import towline.sim.entity.Ship;
import towline.sim.entity.Shot;
import towline.sim.entity.Tank;
import towline.sim.entity.Wingman;
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
    publishWingmen(next);
    publishSegments(next, Kind.SNAKE_HEAD);
    publishSegments(next, Kind.SNAKE_SEGMENT);
    publishMissiles(next, Kind.MISSILE);
    publishTanks(next);
    publishParts(next, Kind.VESSEL_TURRET);
    publishParts(next, Kind.VESSEL_BAY);
    publishParts(next, Kind.VESSEL_NEST);
    publishParts(next, Kind.VESSEL_CORE);
    publishParts(next, Kind.VESSEL_HULL);
    publishMissiles(next, Kind.OWN_MISSILE);
    publishShots(next, Kind.SHIP_SHOT, Shot.Source.SHIP);
    publishShots(next, Kind.DRONE_SHOT, Shot.Source.DRONE);
    publishShots(next, Kind.WINGMAN_SHOT, Shot.Source.WINGMAN);
    publishShots(next, Kind.FOE_SHOT, Shot.Source.FOE);
    publishMissiles(next, Kind.SEEKER);
    publishShells(next);
    publishShards(next);
    publishPowerUps(next);
    next.end();
  }

  private void publishShip(Snapshot out, Ship ship) {
    double reloaded = 1 - ship.rackLeft / spec.rack().reload();
    out.arsenal().set(ship.missiles, spec.rack().most(), reloaded, ship.shielded);
    out.doctrine().set(state.doctrine);
    out.gun(ship.gunBearing, 1 - ship.reloadLeft / spec.ship().gun().reload(), ship.immunityLeft);
    if (ship.dead) {
      return;
    }
    double health = (double) ship.hull / spec.ship().hull();
    out.add(Kind.SHIP, ship, health, 0, 0);
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
    out.add(Kind.DRONE, drone, 1, drone.mode, 0);
  }

  private void publishSegments(Snapshot out, Kind kind) {
    boolean heads = kind == Kind.SNAKE_HEAD;
    for (int i = 0; i < state.segments.size(); i++) {
      Segment s = state.segments.get(i);
      if ((s.place == 0) == heads) {
        out.add(kind, s, s.health / s.fullHealth, s.snake, s.place);
      }
    }
  }

  private void publishShots(Snapshot out, Kind kind, Shot.Source source) {
    for (int i = 0; i < state.shots.size(); i++) {
      Shot s = state.shots.get(i);
      if (s.source == source) {
        out.add(kind, s, s.lifeLeft / s.life, s.mode, 0);
      }
    }
  }

  private void publishShards(Snapshot out) {
    for (int i = 0; i < state.shards.size(); i++) {
      Shard s = state.shards.get(i);
      double left = s.lifeLeft / spec.shard().life();
      out.add(Kind.SHARD, s, left, 0, 0);
    }
  }

  private void publishWingmen(Snapshot out) {
    for (int i = 0; i < state.wingmen.size(); i++) {
      Wingman w = state.wingmen.get(i);
      out.add(Kind.WINGMAN, w, w.health / spec.wingman().health(), w.station, 0);
      out.detail(0, w.heading, w.reloadLeft, false);
    }
  }

  private void publishMissiles(Snapshot out, Kind kind) {
    for (int i = 0; i < state.missiles.size(); i++) {
      Missile m = state.missiles.get(i);
      if (m.kind() == kind) {
        out.add(kind, m, m.health / m.fullHealth, m.chased, 0);
        out.detail(0, m.heading, m.fuelLeft, false);
      }
    }
  }

  private void publishTanks(Snapshot out) {
    for (int i = 0; i < state.tanks.size(); i++) {
      Tank t = state.tanks.get(i);
      out.add(Kind.TANK, t, t.health / t.fullHealth, 0, 0);
      out.detail(t.spec.weapon().ordinal(), t.barrel, t.reloadLeft, false);
    }
  }

  private void publishParts(Snapshot out, Kind kind) {
    for (int i = 0; i < state.parts.size(); i++) {
      Part p = state.parts.get(i);
      if (p.kind() == kind) {
        out.add(kind, p, p.health / p.fullHealth, p.vessel.id, p.place);
        out.detail(p.vessel.spec.index(), p.vessel.heading, p.reloadLeft, p.isArmoured());
      }
    }
  }

  private void publishShells(Snapshot out) {
    for (int i = 0; i < state.shells.size(); i++) {
      Shell s = state.shells.get(i);
      out.add(Kind.SHELL, s, s.flightLeft / s.flight, 0, 0);
      out.detail(0, s.heading, s.flightLeft, false);
    }
  }

  private void publishPowerUps(Snapshot out) {
    for (int i = 0; i < state.powerUps.size(); i++) {
      PowerUp p = state.powerUps.get(i);
      out.add(Kind.POWER_UP, p, p.lifeLeft / spec.powerUp().life(), 0, 0);
      out.detail(p.gift.ordinal(), p.heading, p.lifeLeft, false);
    }
  }
}
