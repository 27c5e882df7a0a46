package towline.sim.rules;

import java.util.ArrayList;
import java.util.List;
import towline.sim.api.CableStatus;
import towline.sim.api.DroneGunStatus;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.ShipStatus;
import towline.sim.api.Snapshot;
import towline.sim.loadout.Stat;
import towline.sim.physics.TowPhysics;
import towline.sim.spec.DroneSpec;
import towline.sim.spec.HarpoonSpec;
import towline.sim.spec.ShipSpec;
import towline.sim.spec.WorldSpec;
import towline.sim.state.Damageable;
import towline.sim.state.Drone;
import towline.sim.state.Entity;
import towline.sim.state.EntityPool;
import towline.sim.state.Ship;
import towline.sim.state.WorldState;

/** Phase 6 of the tick: writes the state into a snapshot, kind by kind. */
public final class SnapshotWriter {
  /** Entities to be published, by kind; empty between two snapshots. */
  private final List<List<Entity>> byKind = new ArrayList<>();

  private final WorldSpec spec;
  private final WorldState state;
  private final TowPhysics physics;

  /** Creates the phase of one world. */
  public SnapshotWriter(WorldSpec spec, WorldState state, TowPhysics physics) {
    this.spec = spec;
    this.state = state;
    this.physics = physics;
    for (int k = 0; k < EntityKind.count(); k++) {
      byKind.add(new ArrayList<>());
    }
  }

  /** Writes the state after {@code tick} ticks into {@code out}. */
  public void fill(Snapshot out, long tick) {
    out.reset(tick, spec.arena().width(), spec.arena().height(), state.gravityX, state.gravityY);
    out.enemyLaws().set(state.enemyLaws);
    out.loadout().set(state.loadout);
    describe(out.ship());
    describe(out.droneGun());
    describe(out.cable());
    if (!state.ship.dead) {
      publish(state.ship, out);
    }
    publish(state.drone, out);
    for (int i = 0; i < state.pools.size(); i++) {
      sort(state.pools.get(i));
    }
    for (int k = 0; k < byKind.size(); k++) {
      publish(byKind.get(k), out);
    }
    out.end();
  }

  private void describe(ShipStatus out) {
    Ship ship = state.ship;
    out.gunBearing = ship.gunBearing;
    out.muzzleSpeed = spec.ship().shot().speed();
    out.range = spec.ship().shot().range();
    out.missiles = ship.missiles;
    out.capacity = state.rackCapacity;
    out.missileReadiness = 1 - ship.rackLeft / spec.rack().reload();
    out.shielded = ship.shielded;
    out.immunity = ship.immunityLeft;
    out.shardReach = state.shardReach(spec.shard().pullReach());
  }

  private void describe(DroneGunStatus out) {
    Drone drone = state.drone;
    out.mode = drone.mode;
    out.snapShot = drone.snapShot;
    out.target = drone.target;
    out.named = drone.named;
    out.reloadLeft = drone.readyIn();
    double reload = state.droneReload(spec.drone().guns().get(drone.mode).reload());
    out.readiness = Math.max(0, 1 - out.reloadLeft / reload);
    out.slewRate = spec.drone().slewRate() + state.loadout.get(Stat.SLEW_RATE);
    out.muzzleSpeed = spec.drone().shot().speed();
    out.range = spec.drone().shot().range();
    out.shotRadius = spec.drone().shot().radius();
    HarpoonSpec harpoon = spec.drone().harpoon();
    out.harpoons = drone.harpoons;
    out.harpoonTimeLeft = drone.harpoonTimeLeft / harpoon.keepTime();
    out.harpoonReady = drone.hasHarpoonReady();
    out.harpoonSpeed = harpoon.shot().speed();
    out.harpoonRange = harpoon.shot().range();
    out.harpoonRadius = harpoon.shot().radius();
    out.harpoonHitShare = harpoon.hitShare();
  }

  private void describe(CableStatus out) {
    ShipSpec ship = spec.ship();
    DroneSpec drone = spec.drone();
    out.hooked = physics.cable().hooked();
    out.length = physics.cable().length();
    out.tension = physics.cable().tension();
    out.wear = state.cableWear;
    out.reelRate = state.reelRate;
    out.lethal = state.drone.lethal;
    out.swingKills = state.drone.swingKills;
    out.shipTopSpeed = ship.topSpeed();
    out.shipDrag = ship.drag();
    out.droneDrag = drone.drag();
    out.droneShare = drone.mass() / (ship.mass() + drone.mass());
    out.softZone = spec.cable().softZone();
    out.winchSpeed = spec.cable().reelRate();
    out.ramSpeed = state.ramSpeed(drone.whip().ramSpeed());
    out.ploughSpeed = state.ramSpeed(drone.whip().ploughSpeed());
    out.ramRadius = state.ramRadius();
  }

  /** Sorts the entities of a pool, in order of ids, by kind; a vessel is published by its parts. */
  private void sort(EntityPool<? extends Entity> pool) {
    if (pool == state.vessels) {
      return;
    }
    for (int i = 0; i < pool.size(); i++) {
      Entity entity = pool.get(i);
      byKind.get(entity.kind().ordinal()).add(entity);
    }
  }

  private void publish(List<Entity> entities, Snapshot out) {
    for (int i = 0; i < entities.size(); i++) {
      publish(entities.get(i), out);
    }
    entities.clear();
  }

  private void publish(Entity entity, Snapshot out) {
    EntityRow row = out.add(entity.kind(), entity, entity.healthShare());
    entity.describe(row);
    if (entity instanceof Damageable foe) {
      row.plating = state.plating(foe);
      row.family = spec.families().of(row.variant);
    }
  }
}
