package towline.sim.phase;

import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.physics.TowPhysics;
import towline.sim.spec.WorldSpec;
import towline.sim.state.Drone;
import towline.sim.state.Missile;
import towline.sim.state.Mite;
import towline.sim.state.Part;
import towline.sim.state.PowerUp;
import towline.sim.state.Segment;
import towline.sim.state.Shard;
import towline.sim.state.Shell;
import towline.sim.state.Ship;
import towline.sim.state.Shot;
import towline.sim.state.Tank;
import towline.sim.state.WarpGate;
import towline.sim.state.Wingman;
import towline.sim.state.WorldState;

/** Phase 7 of the tick: the state is written into a snapshot, kind by kind. */
public final class SnapshotWriter {
  private final WorldSpec spec;
  private final WorldState state;
  private final TowPhysics physics;

  public SnapshotWriter(WorldSpec spec, WorldState state, TowPhysics physics) {
    this.spec = spec;
    this.state = state;
    this.physics = physics;
  }

  /** Writes the state after {@code tick} ticks into {@code next}. */
  public void fill(Snapshot next, long tick) {
    next.reset(tick, spec.sector().width(), spec.sector().height(), state.gravityX, state.gravityY);
    publishShip(next, state.ship);
    publishDrone(next, state.drone);
    publishWingmen(next);
    publishSegments(next, EntityKind.SNAKE_HEAD);
    publishSegments(next, EntityKind.SNAKE_SEGMENT);
    publishMissiles(next, EntityKind.MISSILE);
    publishTanks(next);
    publishMites(next);
    publishParts(next, EntityKind.VESSEL_TURRET);
    publishParts(next, EntityKind.VESSEL_BAY);
    publishParts(next, EntityKind.VESSEL_NEST);
    publishParts(next, EntityKind.VESSEL_CORE);
    publishParts(next, EntityKind.VESSEL_HULL);
    publishMissiles(next, EntityKind.OWN_MISSILE);
    publishShots(next, EntityKind.SHIP_SHOT, Shot.Source.SHIP);
    publishShots(next, EntityKind.DRONE_SHOT, Shot.Source.DRONE);
    publishShots(next, EntityKind.WINGMAN_SHOT, Shot.Source.WINGMAN);
    publishShots(next, EntityKind.FOE_SHOT, Shot.Source.FOE);
    publishMissiles(next, EntityKind.SEEKER);
    publishShells(next);
    publishShards(next);
    publishPowerUps(next);
    publishWarpGates(next);
    next.end();
  }

  private void publishShip(Snapshot out, Ship ship) {
    double reloaded = 1 - ship.rackLeft / spec.rack().reload();
    out.arsenal().set(ship.missiles, spec.rack().capacity(), reloaded, ship.shielded);
    out.doctrine().set(state.enemyLaws);
    out.gun(ship.gunBearing, 1 - ship.reloadLeft / spec.ship().gun().reload(), ship.immunityLeft);
    if (ship.dead) {
      return;
    }
    double health = (double) ship.hull / spec.ship().hull();
    out.add(EntityKind.SHIP, ship, health, 0, 0);
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
    out.tow().swing(drone.lethal, drone.swingKills);
    out.add(EntityKind.DRONE, drone, 1, drone.mode, 0);
  }

  private void publishSegments(Snapshot out, EntityKind kind) {
    boolean heads = kind == EntityKind.SNAKE_HEAD;
    for (int i = 0; i < state.segments.size(); i++) {
      Segment s = state.segments.get(i);
      if ((s.place == 0) == heads) {
        out.add(kind, s, s.health / s.fullHealth, s.snake, s.place);
      }
    }
  }

  private void publishShots(Snapshot out, EntityKind kind, Shot.Source source) {
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
      out.add(EntityKind.SHARD, s, left, 0, 0);
    }
  }

  private void publishWingmen(Snapshot out) {
    for (int i = 0; i < state.wingmen.size(); i++) {
      Wingman w = state.wingmen.get(i);
      out.add(EntityKind.WINGMAN, w, w.health / spec.wingman().health(), w.station, 0);
      out.detail(0, w.heading, w.reloadLeft, false);
    }
  }

  private void publishMissiles(Snapshot out, EntityKind kind) {
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
      out.add(EntityKind.TANK, t, t.health / t.fullHealth, 0, 0);
      out.detail(t.spec.weapon().ordinal(), t.barrel, t.reloadLeft, false);
    }
  }

  private void publishMites(Snapshot out) {
    for (int i = 0; i < state.mites.size(); i++) {
      Mite m = state.mites.get(i);
      out.add(EntityKind.MITE, m, m.health / m.fullHealth, 0, m.school);
      out.detail(0, m.heading, m.fuseLeft, false);
    }
  }

  private void publishWarpGates(Snapshot out) {
    for (int i = 0; i < state.warpGates.size(); i++) {
      WarpGate g = state.warpGates.get(i);
      double left = g.open ? 0 : g.timeLeft / g.telegraph;
      out.add(EntityKind.WARP_GATE, g, left, g.school, g.left);
      out.detail(g.guest.ordinal(), g.heading, g.open ? 0 : g.timeLeft, false);
    }
  }

  private void publishParts(Snapshot out, EntityKind kind) {
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
      out.add(EntityKind.SHELL, s, s.flightLeft / s.flight, 0, 0);
      out.detail(0, s.heading, s.flightLeft, false);
    }
  }

  private void publishPowerUps(Snapshot out) {
    for (int i = 0; i < state.powerUps.size(); i++) {
      PowerUp p = state.powerUps.get(i);
      out.add(EntityKind.POWER_UP, p, p.lifeLeft / spec.powerUp().life(), 0, 0);
      out.detail(p.gift.ordinal(), p.heading, p.lifeLeft, false);
    }
  }
}
