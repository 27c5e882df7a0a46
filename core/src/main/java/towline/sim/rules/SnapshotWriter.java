package towline.sim.rules;

import towline.sim.api.CableStatus;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Team;
import towline.sim.module.Stat;
import towline.sim.physics.TowPhysics;
import towline.sim.spec.DroneSpec;
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
import towline.sim.state.Vessel;
import towline.sim.state.WarpGate;
import towline.sim.state.Wingman;
import towline.sim.state.WorldState;

/** Phase 6 of the tick: the state is written into a snapshot, kind by kind. */
public final class SnapshotWriter {
  /** Writes all things of a kind. */
  @FunctionalInterface
  private interface Publisher {
    void publish(Snapshot out, EntityKind kind);
  }

  private final Publisher[] publishers = new Publisher[EntityKind.count()];
  private final WorldSpec spec;
  private final WorldState state;
  private final TowPhysics physics;

  /** The phase in a world. */
  public SnapshotWriter(WorldSpec spec, WorldState state, TowPhysics physics) {
    this.spec = spec;
    this.state = state;
    this.physics = physics;
    for (EntityKind kind : EntityKind.values()) {
      publishers[kind.ordinal()] = publisher(kind);
    }
  }

  /** Writes the state after {@code tick} ticks into {@code next}. */
  public void fill(Snapshot next, long tick) {
    next.reset(tick, spec.arena().width(), spec.arena().height(), state.gravityX, state.gravityY);
    publishGlobals(next);
    for (int k = 0; k < EntityKind.count(); k++) {
      publishers[k].publish(next, EntityKind.of(k));
    }
    next.end();
  }

  private void publishGlobals(Snapshot out) {
    Ship ship = state.ship;
    double reloaded = 1 - ship.rackLeft / spec.rack().reload();
    out.arsenal().set(ship.missiles, spec.rack().capacity(), reloaded, ship.shielded);
    out.arsenal().setGun(spec.ship().shot().speed(), spec.ship().shot().range());
    out.enemyLaws().set(state.enemyLaws);
    out.loadout().set(state.loadout);
    double ready = 1 - ship.reloadLeft / spec.ship().gun().reload();
    out.setShip(ship.gunBearing, ready, ship.immunityLeft);
    out.setShardReach(state.shardReach(spec.shard().pullReach()));
    Drone drone = state.drone;
    double reload = state.droneReload(spec.drone().guns().get(drone.mode).reload());
    out.turret().set(drone.mode, drone.snapShot, drone.target, drone.readyIn(), reload);
    out.turret()
        .setPerformance(
            spec.drone().slewRate() + state.loadout.get(Stat.SLEW_RATE),
            spec.drone().shot().speed(),
            spec.drone().shot().range(),
            spec.drone().shot().radius());
    out.turret().setConviction(state.conviction);
    out.tow()
        .set(
            physics.cable().hooked(),
            physics.cable().length(),
            physics.cable().tension(),
            state.cableWear,
            state.reelRate);
    out.tow().setSwing(drone.lethal, drone.swingKills);
    publishTowPerformance(out.tow());
  }

  private void publishTowPerformance(CableStatus out) {
    DroneSpec drone = spec.drone();
    out.setShip(spec.ship().topSpeed(), spec.ship().drag());
    out.setDrone(drone.drag(), drone.mass() / (spec.ship().mass() + drone.mass()));
    out.setCable(spec.cable().softZone(), spec.cable().reelRate());
    out.setRam(
        state.ramSpeed(drone.whip().ramSpeed()),
        state.ramSpeed(drone.whip().ploughSpeed()),
        state.ramRadius());
  }

  /** Every kind has a publisher, or this does not compile. */
  private Publisher publisher(EntityKind kind) {
    return switch (kind) {
      case SHIP -> this::publishShip;
      case DRONE -> this::publishDrone;
      case WINGMAN -> this::publishWingmen;
      case SNAKE_HEAD, SNAKE_SEGMENT -> this::publishSegments;
      case MISSILE, OWN_MISSILE, SEEKER -> this::publishMissiles;
      case TANK -> this::publishTanks;
      case MITE -> this::publishMites;
      case VESSEL_TURRET, VESSEL_BAY, VESSEL_NEST, VESSEL_CORE, VESSEL_HULL -> this::publishParts;
      case SHIP_SHOT -> shots(Shot.Source.SHIP);
      case DRONE_SHOT -> shots(Shot.Source.DRONE);
      case WINGMAN_SHOT -> shots(Shot.Source.WINGMAN);
      case FOE_SHOT -> shots(Shot.Source.FOE);
      case SHELL -> this::publishShells;
      case SHARD -> this::publishShards;
      case POWER_UP -> this::publishPowerUps;
      case WARP_GATE -> this::publishWarpGates;
    };
  }

  private Publisher shots(Shot.Source source) {
    return (out, kind) -> publishShots(out, kind, source);
  }

  private void publishShip(Snapshot out, EntityKind kind) {
    Ship ship = state.ship;
    if (!ship.dead) {
      out.add(kind, ship, (double) ship.hull / spec.ship().hull());
    }
  }

  private void publishDrone(Snapshot out, EntityKind kind) {
    out.add(kind, state.drone, 1);
    out.setAimMode(state.drone.mode);
  }

  private void publishWingmen(Snapshot out, EntityKind kind) {
    for (int i = 0; i < state.wingmen.size(); i++) {
      Wingman w = state.wingmen.get(i);
      out.add(kind, w, w.health / spec.wingman().health());
      out.setWingman(w.station, w.reloadLeft);
    }
  }

  private void publishSegments(Snapshot out, EntityKind kind) {
    for (int i = 0; i < state.segments.size(); i++) {
      Segment s = state.segments.get(i);
      if (s.kind() == kind) {
        out.add(kind, s, s.health / s.fullHealth);
        out.setHitPoints(s.health);
        out.setChain(s.snake, s.place);
        out.setAgility(s.mostAcceleration, 0);
      }
    }
  }

  private void publishMissiles(Snapshot out, EntityKind kind) {
    for (int i = 0; i < state.missiles.size(); i++) {
      Missile m = state.missiles.get(i);
      if (m.kind() == kind) {
        out.add(kind, m, m.health / m.fullHealth);
        out.setHitPoints(m.team == Team.FRIEND ? m.spec.damage() : m.health);
        out.setMissile(m.chased, m.fuelLeft);
        out.setHoming(m.spec.turnRate(), m.spec.fuse());
        MissileMotion.writeAgility(m, out);
      }
    }
  }

  private void publishTanks(Snapshot out, EntityKind kind) {
    for (int i = 0; i < state.tanks.size(); i++) {
      Tank t = state.tanks.get(i);
      if (t.kind() == kind) {
        out.add(kind, t, t.health / t.fullHealth);
        out.setHitPoints(t.health);
        out.setTank(t.spec.weapon(), t.barrel, t.reloadLeft);
        // A tank that is thrown goes where the drone throws it, not along its hull.
        if (t.knockLeft == 0) {
          out.setDriving(t.spec.speed(), t.spec.turnRate());
        }
      }
    }
  }

  private void publishMites(Snapshot out, EntityKind kind) {
    for (int i = 0; i < state.mites.size(); i++) {
      Mite m = state.mites.get(i);
      out.add(kind, m, m.health / m.fullHealth);
      out.setHitPoints(m.health);
      out.setMite(m.school, m.fuseLeft);
      out.setDriving(m.spec.speed(), m.spec.turnRate());
    }
  }

  private void publishWarpGates(Snapshot out, EntityKind kind) {
    for (int i = 0; i < state.warpGates.size(); i++) {
      WarpGate g = state.warpGates.get(i);
      out.add(kind, g, g.open ? 0 : g.timeLeft / g.telegraph);
      out.setWarpGate(g.guest, g.school, g.left, g.open ? 0 : g.timeLeft);
    }
  }

  private void publishParts(Snapshot out, EntityKind kind) {
    for (int i = 0; i < state.parts.size(); i++) {
      Part p = state.parts.get(i);
      if (p.kind() == kind) {
        Vessel vessel = p.vessel;
        out.add(kind, p, p.health / p.fullHealth);
        out.setHitPoints(p.health);
        out.setPart(vessel.id, vessel.spec.index(), vessel.heading, p.place, p.reloadLeft);
        VesselMotion.writeAgility(p, out);
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
        out.setHitPoints(s.damage);
        out.setAimMode(s.mode);
      }
    }
  }

  private void publishShells(Snapshot out, EntityKind kind) {
    for (int i = 0; i < state.shells.size(); i++) {
      Shell s = state.shells.get(i);
      out.add(kind, s, s.flightLeft / s.flight);
      out.setShell(s.flightLeft);
    }
  }

  private void publishShards(Snapshot out, EntityKind kind) {
    for (int i = 0; i < state.shards.size(); i++) {
      Shard s = state.shards.get(i);
      out.add(kind, s, s.lifeLeft / spec.shard().life());
    }
  }

  private void publishPowerUps(Snapshot out, EntityKind kind) {
    for (int i = 0; i < state.powerUps.size(); i++) {
      PowerUp p = state.powerUps.get(i);
      out.add(kind, p, p.lifeLeft / spec.powerUp().life());
      out.setPowerUp(p.kind);
    }
  }
}
