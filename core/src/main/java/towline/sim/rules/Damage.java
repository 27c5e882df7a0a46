package towline.sim.rules;

import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.PowerUpKind;
import towline.sim.api.Team;
import towline.sim.loadout.ModuleKind;
import towline.sim.physics.TowPhysics;
import towline.sim.spec.PartSpec;
import towline.sim.spec.WorldSpec;
import towline.sim.state.Damageable;
import towline.sim.state.Missile;
import towline.sim.state.Mite;
import towline.sim.state.Part;
import towline.sim.state.Shell;
import towline.sim.state.Ship;
import towline.sim.state.Shot;
import towline.sim.state.Vessel;
import towline.sim.state.Wingman;
import towline.sim.state.WorldState;

/** The rules of damage: points of health, blows, death, and the shards that the dead drop. */
final class Damage {
  /** Spread of a vessel's shards along its hull, as a share of its radius. */
  private static final double SHARD_SPREAD = 0.7;

  private final WorldSpec spec;
  private final WorldState state;
  private final TowPhysics physics;
  private final Spawner spawner;
  private final EventList events;

  Damage(WorldSpec spec, WorldState state, TowPhysics physics, Spawner spawner, EventList events) {
    this.spec = spec;
    this.state = state;
    this.physics = physics;
    this.spawner = spawner;
    this.events = events;
  }

  /** Takes points of health off a foe that a friendly shot struck. */
  void byShot(Damageable foe, double points, Shot shot) {
    if (!wearsOut(foe, throughPlates(foe, points), shot.id)) {
      return;
    }
    switch (shot.source) {
      case DRONE -> kill(foe, EventType.KILLED_BY_DRONE, shot.id).shot(shot.id).aimMode(shot.mode);
      case WINGMAN ->
          kill(foe, EventType.KILLED_BY_WINGMAN, shot.id).shot(shot.id).damage(shot.damage);
      default -> kill(foe, EventType.KILLED_BY_SHIP, shot.id).shot(shot.id).damage(shot.damage);
    }
  }

  /** Takes points of health off a foe that a harpoon struck; plates do not keep it off. */
  void byHarpoon(Damageable foe, double points, Shot shot) {
    if (wearsOut(foe, points, shot.id)) {
      kill(foe, EventType.KILLED_BY_HARPOON, shot.id).shot(shot.id).aimMode(shot.mode);
    }
  }

  /** Takes points of health off a foe in the blast of a missile; plates do not keep it off. */
  void byMissile(Damageable foe, double points, Missile missile) {
    if (wearsOut(foe, points, missile.id)) {
      boolean own = missile.team == Team.FRIEND;
      EventType type = own ? EventType.KILLED_BY_OWN_MISSILE : EventType.KILLED_BY_LURED_MISSILE;
      kill(foe, type, missile.id).shot(missile.id).damage(missile.spec.damage());
    }
  }

  /** Takes the damage of a barrage's shell off a foe of its own side; plates do not keep it off. */
  void byBarrage(Damageable foe, Shell shell) {
    double taken = Math.min(shell.damage, foe.health);
    boolean dies = wearsOut(foe, shell.damage, shell.id);
    events.add(EventType.BARRAGE_HIT, foe.kind(), foe).shot(shell.id).damage(taken);
    if (dies) {
      kill(foe, EventType.KILLED_BY_BARRAGE, shell.id).shot(shell.id).damage(shell.damage);
    }
  }

  /**
   * Takes points of health off a foe for a blow of the drone, m/s; returns true if the foe died.
   */
  boolean byWhip(Damageable foe, double points, double blow) {
    int drone = state.drone.id;
    boolean dies = wearsOut(foe, throughPlates(foe, points), drone);
    if (dies) {
      kill(foe, EventType.KILLED_BY_WHIP, drone).cause(drone).speed(blow);
    }
    return dies;
  }

  /**
   * Takes points of health off a foe for a module; returns true if the foe died. Does not count as
   * a blow of the drone, nor in its swing.
   */
  boolean byModule(Damageable foe, double points, ModuleKind module) {
    boolean dies = wearsOut(foe, throughPlates(foe, points), 0);
    if (dies) {
      kill(foe, EventType.KILLED_BY_MODULE, 0).module(module.ordinal());
    }
    return dies;
  }

  /** Returns the part of some damage that gets through a foe's plates, points of health. */
  private double throughPlates(Damageable foe, double points) {
    return points * (1 - state.plating(foe));
  }

  /** Takes points of health off a foe; returns true if it has none left. */
  private boolean wearsOut(Damageable foe, double points, int cause) {
    if (foe.dead || foe.isArmoured()) {
      return false;
    }
    if (foe instanceof Part part && part.vessel.spec.phases() > 1) {
      double taken = Math.min(points, foe.health);
      events.add(EventType.VESSEL_HURT, foe.kind(), foe).cause(cause).damage(taken);
    }
    foe.health -= points;
    return foe.health <= 0;
  }

  /** Strikes the ship from a place; {@code speed} is its change of velocity by the blow, m/s. */
  void strikeShip(int by, double fromX, double fromY, double speed) {
    Ship ship = state.ship;
    if (ship.dead || ship.immunityLeft > 0) {
      return;
    }
    ship.immunityLeft = spec.ship().immunity();
    double away = StrictMath.atan2(ship.y - fromY, ship.x - fromX);
    physics.kickShip(Trigonometry.cos(away) * speed, Trigonometry.sin(away) * speed);
    if (ship.shielded) {
      ship.shielded = false;
      events.add(EventType.SHIELD_BROKEN, EntityKind.SHIP, ship).cause(by);
      return;
    }
    if (!ship.invulnerable) {
      ship.hull--;
    }
    double left = (double) ship.hull / spec.ship().hull();
    events.add(EventType.SHIP_HURT, EntityKind.SHIP, ship).cause(by).hullLeft(left);
    if (ship.hull <= 0) {
      ship.dead = true;
      physics.cable().part();
      events.add(EventType.SHIP_DIED, EntityKind.SHIP, ship).cause(by);
    }
  }

  /** Pushes the ship away from a place without a blow, up to {@code speed}, m/s. */
  void pushShip(double fromX, double fromY, double speed) {
    Ship ship = state.ship;
    double away = StrictMath.atan2(ship.y - fromY, ship.x - fromX);
    double x = Trigonometry.cos(away);
    double y = Trigonometry.sin(away);
    double push = Math.max(0, speed - ship.vx * x - ship.vy * y);
    physics.kickShip(x * push, y * push);
  }

  /** Strikes the drone, which jams its gun but does not hurt it. */
  void strikeDrone(int by) {
    double jam = spec.drone().jam();
    state.drone.jam(jam);
    events.add(EventType.DRONE_STRUCK, EntityKind.DRONE, state.drone).cause(by).seconds(jam);
  }

  /** Takes a point of health off a wingman. */
  void strikeWingman(Wingman wingman, int by) {
    if (wingman.dead) {
      return;
    }
    wingman.health--;
    wingman.dead = wingman.health <= 0;
    EventType type = wingman.dead ? EventType.WINGMAN_LOST : EventType.WINGMAN_HURT;
    double whole = Math.max(0, wingman.health / spec.wingman().health());
    events.add(type, EntityKind.WINGMAN, wingman).cause(by).hullLeft(whole);
  }

  /** Bursts a mite that was set off. */
  void burst(Mite mite) {
    kill(mite, mite.cause, mite.causer).cause(mite.causer).link(mite.link);
  }

  /** Bursts a mite that touches the ship; it sets off others, and the player earns nothing. */
  void touchShip(Damageable foe) {
    if (!(foe instanceof Mite mite)) {
      return;
    }
    mite.link = -1;
    mite.cause = EventType.MITE_LOST;
    mite.causer = mite.id;
    kill(mite, EventType.MITE_LOST, state.ship.id).cause(state.ship.id).link(0);
  }

  /**
   * Kills a foe; returns the event of its death, to be filled.
   *
   * @param by the id of the cause, 0 for a module
   */
  private Event kill(Damageable foe, EventType killed, int by) {
    foe.dead = true;
    Event death = events.add(killed, foe.kind(), foe);
    if (by == state.drone.id) {
      // The drone's own blows at any speed, and the chains that they begin.
      state.drone.swingKills++;
      state.drone.swingLeft = spec.drone().whip().swingGrace();
    }
    if (foe instanceof Mite mite) {
      if (!mite.isLit() && mite.link == 0) {
        mite.cause = killed;
        mite.causer = by;
        mite.harpooned = killed == EventType.KILLED_BY_HARPOON;
      }
      events
          .add(EventType.MITE_BURST, EntityKind.MITE, mite)
          .cause(mite.causer)
          .link(Math.max(0, mite.link));
      if (mite.link == 0 && killed != EventType.MITE_LOST) {
        spawner.swarmShardAt(mite.x, mite.y);
      }
    } else if (foe.kind() == EntityKind.MISSILE) {
      events.add(EventType.MISSILE_BURST, foe.kind(), foe).cause(by).radius(0);
    } else {
      spawner.shardAt(foe.x, foe.y);
    }
    if (foe instanceof Part part) {
      destroyPart(part);
    }
    return death;
  }

  private void destroyPart(Part part) {
    Vessel vessel = part.vessel;
    if (part.spec.role() == PartSpec.Role.CORE) {
      destroyVessel(vessel, part);
    } else if (vessel.phase < vessel.spec.phases() - 1 && isPhaseOver(vessel)) {
      vessel.phase++;
      vessel.shieldLeft = vessel.spec.shield();
      vessel.charge.end();
      Part core = vessel.core();
      events.add(EventType.VESSEL_PHASE, EntityKind.VESSEL_CORE, core).phase(vessel.phase);
      // The magazine of the lost part drifts off.
      spawner.powerUp(PowerUpKind.MISSILES, part.x, part.y);
    }
  }

  /** Returns true if the vessel has lost all vulnerable parts of its phase. */
  private static boolean isPhaseOver(Vessel vessel) {
    for (int i = 0; i < vessel.parts.size(); i++) {
      Part part = vessel.parts.get(i);
      if (!part.dead && !part.isArmoured()) {
        return false;
      }
    }
    return true;
  }

  private void destroyVessel(Vessel vessel, Part core) {
    vessel.dead = true;
    for (int i = 0; i < vessel.parts.size(); i++) {
      Part part = vessel.parts.get(i);
      if (!part.dead) {
        part.dead = true;
        events
            .add(EventType.LOST_WITH_VESSEL, part.kind(), part)
            .cause(core.id)
            .radius(part.radius);
      }
    }
    double reach = vessel.radius * SHARD_SPREAD;
    for (int i = 0; i < vessel.spec.shards(); i++) {
      double share = 2 * (i + 0.5) / vessel.spec.shards() - 1;
      spawner.shardAt(
          vessel.x + Trigonometry.cos(vessel.heading) * share * reach,
          vessel.y + Trigonometry.sin(vessel.heading) * share * reach);
    }
    events.add(EventType.VESSEL_DIED, EntityKind.VESSEL_CORE, core).vesselKind(vessel.spec.index());
  }
}
