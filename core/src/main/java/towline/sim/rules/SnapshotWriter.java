package towline.sim.rules;

import java.util.ArrayList;
import java.util.List;
import towline.sim.api.CableStatus;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.loadout.Stat;
import towline.sim.physics.TowPhysics;
import towline.sim.spec.DroneSpec;
import towline.sim.spec.WorldSpec;
import towline.sim.state.Drone;
import towline.sim.state.Entity;
import towline.sim.state.EntityPool;
import towline.sim.state.Ship;
import towline.sim.state.WorldState;

/** Phase 6 of the tick: the state is written into a snapshot, kind by kind. */
public final class SnapshotWriter {
  /** Where the things of each kind are that come behind the drone, in the order of kinds. */
  private final List<EntityPool<? extends Entity>> pools = new ArrayList<>();

  private final WorldSpec spec;
  private final WorldState state;
  private final TowPhysics physics;

  /** The phase in a world. */
  public SnapshotWriter(WorldSpec spec, WorldState state, TowPhysics physics) {
    this.spec = spec;
    this.state = state;
    this.physics = physics;
    for (int k = EntityKind.DRONE.ordinal() + 1; k < EntityKind.count(); k++) {
      pools.add(pool(EntityKind.of(k), state));
    }
  }

  /** Writes the state after {@code tick} ticks into {@code next}. */
  public void fill(Snapshot next, long tick) {
    next.reset(tick, spec.arena().width(), spec.arena().height(), state.gravityX, state.gravityY);
    publishGlobals(next);
    state.ship.publish(next);
    state.drone.publish(next);
    for (int k = 0; k < pools.size(); k++) {
      publish(pools.get(k), EntityKind.of(EntityKind.DRONE.ordinal() + 1 + k), next);
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

  private static EntityPool<? extends Entity> pool(EntityKind kind, WorldState state) {
    return switch (kind) {
      case WINGMAN -> state.wingmen;
      case SNAKE_HEAD, SNAKE_SEGMENT -> state.segments;
      case MISSILE, OWN_MISSILE, SEEKER -> state.missiles;
      case VESSEL_TURRET, VESSEL_BAY, VESSEL_NEST, VESSEL_CORE, VESSEL_HULL -> state.parts;
      case SHIP_SHOT, DRONE_SHOT, WINGMAN_SHOT, FOE_SHOT -> state.shots;
      case SHELL -> state.shells;
      case SHARD -> state.shards;
      case POWER_UP -> state.powerUps;
      case WARP_GATE -> state.warpGates;
      default -> state.foes(kind);
    };
  }

  private static void publish(EntityPool<? extends Entity> pool, EntityKind kind, Snapshot out) {
    for (int i = 0; i < pool.size(); i++) {
      Entity thing = pool.get(i);
      if (thing.kind() == kind) {
        thing.publish(out);
      }
    }
  }
}
