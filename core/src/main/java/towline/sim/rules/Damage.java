package towline.sim.rules;

import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Team;
import towline.sim.loadout.ModuleKind;
import towline.sim.physics.TowPhysics;
import towline.sim.spec.PartSpec;
import towline.sim.spec.WorldSpec;
import towline.sim.state.Damageable;
import towline.sim.state.Missile;
import towline.sim.state.Mite;
import towline.sim.state.Part;
import towline.sim.state.Ship;
import towline.sim.state.Shot;
import towline.sim.state.Vessel;
import towline.sim.state.Wingman;
import towline.sim.state.WorldState;

/** What it means to be struck: points of health, blows, death, and what the dead leave behind. */
final class Damage {
  /** How far apart a vessel's shards start, as a share of its radius. */
  private static final double SCATTER = 0.7;

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

  /** A shot of ours takes points of health off a foe. */
  void byShot(Damageable foe, double points, Shot shot) {
    if (!wears(foe, points, shot.id)) {
      return;
    }
    switch (shot.source) {
      case DRONE -> kill(foe, EventType.KILLED_BY_DRONE, shot.id).shot(shot.id).aimMode(shot.mode);
      case WINGMAN ->
          kill(foe, EventType.KILLED_BY_WINGMAN, shot.id).shot(shot.id).damage(shot.damage);
      default -> kill(foe, EventType.KILLED_BY_SHIP, shot.id).shot(shot.id).damage(shot.damage);
    }
  }

  /** The blast of a missile takes points of health off a foe. */
  void byMissile(Damageable foe, double points, Missile missile) {
    if (wears(foe, points, missile.id)) {
      boolean own = missile.team == Team.FRIEND;
      EventType type = own ? EventType.KILLED_BY_OWN_MISSILE : EventType.KILLED_BY_LURED_MISSILE;
      kill(foe, type, missile.id).shot(missile.id).damage(missile.spec.damage());
    }
  }

  /** A blow of the drone, m/s, takes points of health off a foe; returns whether it died of it. */
  boolean byWhip(Damageable foe, double points, double blow) {
    int drone = state.drone.id;
    boolean dies = wears(foe, points, drone);
    if (dies) {
      kill(foe, EventType.KILLED_BY_WHIP, drone).cause(drone).speed(blow);
    }
    return dies;
  }

  /**
   * A module takes points of health off a foe; returns whether it died of it. It is no blow of the
   * drone, and none of its swing.
   */
  boolean byModule(Damageable foe, double points, ModuleKind module) {
    boolean dies = wears(foe, points, 0);
    if (dies) {
      kill(foe, EventType.KILLED_BY_MODULE, 0).module(module.ordinal());
    }
    return dies;
  }

  /** Takes points of health off a foe; returns whether it has none left. */
  private boolean wears(Damageable foe, double points, int by) {
    if (foe.dead || foe.isArmoured()) {
      return false;
    }
    if (foe instanceof Part part && part.vessel.spec.phases() > 1) {
      double taken = Math.min(points, foe.health);
      events.add(EventType.VESSEL_HURT, foe.kind(), foe).cause(by).damage(taken);
    }
    foe.health -= points;
    return foe.health <= 0;
  }

  /** A blow at the ship, from a place and with the speed that it throws the ship away, m/s. */
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

  /** Throws the ship off without a blow: away from a place, if it is not that fast already. */
  void pushShip(double fromX, double fromY, double speed) {
    Ship ship = state.ship;
    double away = StrictMath.atan2(ship.y - fromY, ship.x - fromX);
    double x = Trigonometry.cos(away);
    double y = Trigonometry.sin(away);
    double push = Math.max(0, speed - ship.vx * x - ship.vy * y);
    physics.kickShip(x * push, y * push);
  }

  /** The drone cannot be broken, but its gun jams. */
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

  /** A mite that a burst has set off bursts. */
  void burst(Mite mite) {
    kill(mite, mite.cause, mite.causer).cause(mite.causer).link(mite.link);
  }

  /** A mite that touches the ship bursts: it takes others along, and nobody earns anything. */
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
   * A foe dies; returns the event that tells of its death, to be filled.
   *
   * @param by the id of what did it, 0 for a module
   */
  private Event kill(Damageable foe, EventType killed, int by) {
    foe.dead = true;
    Event death = events.add(killed, foe.kind(), foe);
    if (by == state.drone.id) {
      // Its own blows, however slow, and the chains that they begin.
      state.drone.swingKills++;
      state.drone.swingLeft = spec.drone().whip().swingGrace();
    }
    if (foe instanceof Mite mite) {
      if (!mite.isLit() && mite.link == 0) {
        mite.cause = killed;
        mite.causer = by;
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
    } else if (vessel.phase < vessel.spec.phases() - 1 && isThrough(vessel)) {
      vessel.phase++;
      vessel.shieldLeft = vessel.spec.shield();
      vessel.charge.end();
      Part core = vessel.core();
      events.add(EventType.VESSEL_PHASE, EntityKind.VESSEL_CORE, core).phase(vessel.phase);
    }
  }

  /** Whether nothing is left of what this phase of the vessel has to lose. */
  private static boolean isThrough(Vessel vessel) {
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
    double reach = vessel.radius * SCATTER;
    for (int i = 0; i < vessel.spec.shards(); i++) {
      double share = 2 * (i + 0.5) / vessel.spec.shards() - 1;
      spawner.shardAt(
          vessel.x + Trigonometry.cos(vessel.heading) * share * reach,
          vessel.y + Trigonometry.sin(vessel.heading) * share * reach);
    }
    events.add(EventType.VESSEL_DIED, EntityKind.VESSEL_CORE, core).vesselKind(vessel.spec.index());
  }
}
