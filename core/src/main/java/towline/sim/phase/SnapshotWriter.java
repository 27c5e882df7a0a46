package towline.sim.phase;

import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.physics.TowPhysics;
import towline.sim.spec.WorldSpec;
import towline.sim.state.Drone;
import towline.sim.state.Missile;
import towline.sim.state.Part;
import towline.sim.state.PowerUp;
import towline.sim.state.Segment;
import towline.sim.state.Shard;
import towline.sim.state.Shell;
import towline.sim.state.Ship;
import towline.sim.state.Shot;
import towline.sim.state.Tank;
import towline.sim.state.Vessel;
import towline.sim.state.Wingman;
import towline.sim.state.WorldState;

/** Phase 7 of the tick: the state is written into a snapshot, kind by kind. */
public final class SnapshotWriter {
  private final WorldSpec spec;
  private final WorldState state;
  private final TowPhysics physics;

  /** The phase in a world. */
  public SnapshotWriter(WorldSpec spec, WorldState state, TowPhysics physics) {
    this.spec = spec;
    this.state = state;
    this.physics = physics;
  }

  /** Writes the state after {@code tick} ticks into {@code next}. */
  public void fill(Snapshot next, long tick) {
    next.reset(tick, spec.arena().width(), spec.arena().height(), state.gravityX, state.gravityY);
    publishGlobals(next);
    for (int k = 0; k < EntityKind.count(); k++) {
      publish(next, EntityKind.of(k));
    }
    next.end();
  }

  private void publishGlobals(Snapshot out) {
    Ship ship = state.ship;
    double reloaded = 1 - ship.rackLeft / spec.rack().reload();
    out.arsenal().set(ship.missiles, spec.rack().capacity(), reloaded, ship.shielded);
    out.enemyLaws().set(state.enemyLaws);
    double ready = 1 - ship.reloadLeft / spec.ship().gun().reload();
    out.setShip(ship.gunBearing, ready, ship.immunityLeft);
    Drone drone = state.drone;
    double reload = spec.drone().guns().get(drone.mode).reload();
    out.turret().set(drone.mode, drone.snapShot, drone.target, drone.reloadLeft, reload);
    out.turret()
        .setPerformance(
            spec.drone().slewRate(), spec.drone().shot().speed(), spec.drone().shot().range());
    out.tow()
        .set(
            physics.cable().hooked(),
            physics.cable().length(),
            physics.cable().tension(),
            state.cableWear,
            state.reelRate);
  }

  private void publish(Snapshot out, EntityKind kind) {
    switch (kind) {
      case SHIP -> publishShip(out, state.ship);
      case DRONE -> publishDrone(out, state.drone);
      case WINGMAN -> publishWingmen(out);
      case SNAKE_HEAD, SNAKE_SEGMENT -> publishSegments(out, kind);
      case MISSILE, OWN_MISSILE, SEEKER -> publishMissiles(out, kind);
      case TANK -> publishTanks(out, kind);
      case VESSEL_TURRET, VESSEL_BAY, VESSEL_NEST, VESSEL_CORE, VESSEL_HULL ->
          publishParts(out, kind);
      case SHIP_SHOT -> publishShots(out, kind, Shot.Source.SHIP);
      case DRONE_SHOT -> publishShots(out, kind, Shot.Source.DRONE);
      case WINGMAN_SHOT -> publishShots(out, kind, Shot.Source.WINGMAN);
      case FOE_SHOT -> publishShots(out, kind, Shot.Source.FOE);
      case SHELL -> publishShells(out);
      case SHARD -> publishShards(out);
      case POWER_UP -> publishPowerUps(out);
    }
  }

  private void publishShip(Snapshot out, Ship ship) {
    if (!ship.dead) {
      out.add(EntityKind.SHIP, ship, (double) ship.hull / spec.ship().hull());
    }
  }

  private static void publishDrone(Snapshot out, Drone drone) {
    out.add(EntityKind.DRONE, drone, 1);
    out.setAimMode(drone.mode);
  }

  private void publishWingmen(Snapshot out) {
    for (int i = 0; i < state.wingmen.size(); i++) {
      Wingman w = state.wingmen.get(i);
      out.add(EntityKind.WINGMAN, w, w.health / spec.wingman().health());
      out.setWingman(w.station, w.reloadLeft);
    }
  }

  private void publishSegments(Snapshot out, EntityKind kind) {
    for (int i = 0; i < state.segments.size(); i++) {
      Segment s = state.segments.get(i);
      if (s.kind() == kind) {
        out.add(kind, s, s.health / s.fullHealth);
        out.setChain(s.snake, s.place);
      }
    }
  }

  private void publishMissiles(Snapshot out, EntityKind kind) {
    for (int i = 0; i < state.missiles.size(); i++) {
      Missile m = state.missiles.get(i);
      if (m.kind() == kind) {
        out.add(kind, m, m.health / m.fullHealth);
        out.setMissile(m.chased, m.fuelLeft);
      }
    }
  }

  private void publishTanks(Snapshot out, EntityKind kind) {
    for (int i = 0; i < state.tanks.size(); i++) {
      Tank t = state.tanks.get(i);
      if (t.kind() == kind) {
        out.add(kind, t, t.health / t.fullHealth);
        out.setTank(t.spec.weapon(), t.barrel, t.reloadLeft);
      }
    }
  }

  private void publishParts(Snapshot out, EntityKind kind) {
    for (int i = 0; i < state.parts.size(); i++) {
      Part p = state.parts.get(i);
      if (p.kind() == kind) {
        Vessel vessel = p.vessel;
        out.add(kind, p, p.health / p.fullHealth);
        out.setPart(vessel.id, vessel.spec.index(), vessel.heading, p.place, p.reloadLeft);
        if (p.isArmoured()) {
          out.setArmoured();
        }
      }
    }
  }

  private void publishShots(Snapshot out, EntityKind kind, Shot.Source source) {
    for (int i = 0; i < state.shots.size(); i++) {
      Shot s = state.shots.get(i);
      if (s.source == source) {
        out.add(kind, s, s.lifeLeft / s.life);
        out.setAimMode(s.mode);
      }
    }
  }

  private void publishShells(Snapshot out) {
    for (int i = 0; i < state.shells.size(); i++) {
      Shell s = state.shells.get(i);
      out.add(EntityKind.SHELL, s, s.flightLeft / s.flight);
      out.setShell(s.flightLeft);
    }
  }

  private void publishShards(Snapshot out) {
    for (int i = 0; i < state.shards.size(); i++) {
      Shard s = state.shards.get(i);
      out.add(EntityKind.SHARD, s, s.lifeLeft / spec.shard().life());
    }
  }

  private void publishPowerUps(Snapshot out) {
    for (int i = 0; i < state.powerUps.size(); i++) {
      PowerUp p = state.powerUps.get(i);
      out.add(EntityKind.POWER_UP, p, p.lifeLeft / spec.powerUp().life());
      out.setPowerUp(p.kind);
    }
  }
}
