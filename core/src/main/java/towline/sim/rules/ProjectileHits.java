package towline.sim.rules;

import java.util.List;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Team;
import towline.sim.loadout.Stat;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.WorldSpec;
import towline.sim.state.Courier;
import towline.sim.state.Damageable;
import towline.sim.state.Entity;
import towline.sim.state.Missile;
import towline.sim.state.Shell;
import towline.sim.state.Shot;
import towline.sim.state.Wingman;
import towline.sim.state.WorldState;

/** The hits of shots, missiles and shells of either side. */
final class ProjectileHits {
  /** Distance outside the sector up to which a missile flies, m. */
  private static final double MISSILE_MARGIN = 6;

  private final WorldSpec spec;
  private final WorldState state;
  private final Damage damage;
  private final LoadoutRules loadoutRules;
  private final CourierRules courierRules;
  private final HarpoonRules harpoonRules;
  private final NearMisses nearMisses;
  private final Explosions explosions;
  private final EventList events;
  private final SweptHits sweptHits;
  private final FirstFriend firstFriend;

  ProjectileHits(
      WorldSpec spec,
      WorldState state,
      Damage damage,
      LoadoutRules loadoutRules,
      CourierRules courierRules,
      HarpoonRules harpoonRules,
      NearMisses nearMisses,
      EventList events) {
    this.nearMisses = nearMisses;
    this.spec = spec;
    this.state = state;
    this.damage = damage;
    this.loadoutRules = loadoutRules;
    this.courierRules = courierRules;
    this.harpoonRules = harpoonRules;
    this.events = events;
    explosions = new Explosions(spec.ship().kick().blast(), state, damage, events);
    firstFriend = new FirstFriend(state);
    sweptHits = new SweptHits();
  }

  void resolve(List<Damageable> foes) {
    sweptHits.indexFoes(foes);
    resolveFriendlyShots(foes);
    harpoonRules.follow(foes);
    resolveMissiles(foes);
    resolveEnemyShots(foes);
    courierRules.resolve();
    removeSpent();
    for (int i = 0; i < state.shells.size(); i++) {
      Shell shell = state.shells.get(i);
      if (shell.flightLeft <= 0) {
        explosions.land(shell, foes);
      }
    }
  }

  private void resolveFriendlyShots(List<Damageable> foes) {
    sweptHits.clear();
    if (foes.isEmpty()) {
      return;
    }
    for (int i = 0; i < state.shots.size(); i++) {
      Shot shot = state.shots.get(i);
      shot.turned = false;
      if (shot.source != Shot.Source.FOE) {
        sweptHits.detect(shot, i, shot.radius, foes);
      }
    }
    for (int i = 0; i < sweptHits.size(); i++) {
      strike(
          foes,
          state.shots.get(sweptHits.striker(i)),
          foes.get(sweptHits.foe(i)),
          sweptHits.moment(i));
    }
  }

  private void strike(List<Damageable> foes, Shot shot, Damageable foe, double moment) {
    boolean passesThrough = shot.lance && shot.target != foe.id;
    if (shot.dead || foe.dead || shot.hasStruck(foe.id) || shot.turned || passesThrough) {
      return;
    }
    double x = shot.previousX + (shot.x - shot.previousX) * moment;
    double y = shot.previousY + (shot.y - shot.previousY) * moment;
    if (shot.harpoon) {
      harpoonRules.strike(foes, shot, foe, x, y);
      return;
    }
    shot.dead = true;
    if (foe instanceof Courier courier && courier.isMeantBy(shot)) {
      courierRules.strike(shot, courier, x, y);
      return;
    }
    if (foe.isArmoured()) {
      events
          .add(EventType.ARMOUR_STRUCK, foe.kind(), x, y)
          .foe(foe.id)
          .cause(shot.id)
          .impact(shot.damage);
      if (shot.source == Shot.Source.DRONE && shot.strikes() == 0) {
        missArmour(shot, foe, x, y);
      }
      return;
    }
    Event hit = events.add(hitBy(shot, foe), foe.kind(), x, y).foe(foe.id).shot(shot.id);
    if (shot.source == Shot.Source.DRONE) {
      hit.aimMode(shot.mode);
    } else {
      hit.damage(shot.damage);
    }
    shot.strike(foe.id);
    damage.byShot(foe, shot.damage, shot);
    if (shot.splash > 0) {
      splash(foes, shot, foe, x, y);
    }
    if (shot.source == Shot.Source.DRONE) {
      flyOn(shot, foes, x, y);
    }
  }

  /** Adds a miss for a shot that struck armour, or a stray hit for one that struck a courier. */
  private void missArmour(Shot shot, Damageable foe, double x, double y) {
    if (foe instanceof Courier) {
      events
          .add(EventType.DRONE_SHOT_STRAYED, foe.kind(), x, y)
          .foe(foe.id)
          .shot(shot.id)
          .aimMode(shot.mode);
    } else {
      events.add(EventType.DRONE_SHOT_MISSED, x, y).shot(shot.id).aimMode(shot.mode);
    }
  }

  /** Lets a shot that struck pierce or glance off, if it can. */
  private void flyOn(Shot shot, List<Damageable> foes, double x, double y) {
    if (shot.pierces < state.loadout.get(Stat.PIERCES)) {
      shot.pierces++;
      shot.dead = false;
    } else {
      shot.x = x;
      shot.y = y;
      shot.turned = loadoutRules.glance(shot, foes);
      shot.dead = !shot.turned;
    }
  }

  /** Hurts the foes around the point that a shot struck, less with distance. */
  private void splash(List<Damageable> foes, Shot shot, Damageable struck, double x, double y) {
    for (int i = 0; i < foes.size(); i++) {
      Damageable foe = foes.get(i);
      double gap = StrictMath.hypot(foe.x - x, foe.y - y) - foe.radius;
      if (foe != struck && gap < shot.splash) {
        double share = 1 - Math.max(0, gap) / shot.splash;
        damage.byShot(foe, share * shot.damage, shot);
      }
    }
    events.add(EventType.SHOT_SPLASHED, x, y).foe(struck.id).shot(shot.id).radius(shot.splash);
  }

  /**
   * Returns the type of hit; only the first strike of a drone's shot counts as aimed or strayed.
   */
  private static EventType hitBy(Shot shot, Damageable foe) {
    if (shot.source == Shot.Source.SHIP) {
      return EventType.SHIP_SHOT_HIT;
    }
    if (shot.source == Shot.Source.WINGMAN) {
      return EventType.FRIEND_SHOT_HIT;
    }
    if (shot.strikes() > 0) {
      return EventType.DRONE_SHOT_HIT_MORE;
    }
    return shot.target == foe.id ? EventType.DRONE_SHOT_HIT : EventType.DRONE_SHOT_STRAYED;
  }

  private void resolveMissiles(List<Damageable> foes) {
    sweptHits.clear();
    for (int i = 0; i < state.missiles.size(); i++) {
      Missile missile = state.missiles.get(i);
      if (missile.dead) {
        continue;
      }
      if (missile.team == Team.FRIEND) {
        sweptHits.detect(missile, i, missile.radius + missile.spec.fuse(), foes);
      } else {
        strikeFriends(missile, foes);
        if (!missile.dead && isArmed(missile)) {
          sweptHits.detect(missile, i, missile.radius, foes);
        }
      }
    }
    for (int i = 0; i < sweptHits.size(); i++) {
      Missile missile = state.missiles.get(sweptHits.striker(i));
      Damageable foe = foes.get(sweptHits.foe(i));
      boolean lured = missile.team == Team.FOE && foe.kind() == EntityKind.MISSILE;
      if (!missile.dead && !foe.dead && !lured) {
        explosions.burst(missile, sweptHits.moment(i), foes);
      }
    }
  }

  /** Returns true if an enemy missile can strike foes by now; homing shots never can. */
  private static boolean isArmed(Missile missile) {
    return missile.armingLeft <= 0 && missile.spec.form() == MissileSpec.Form.MISSILE;
  }

  private void strikeFriends(Missile missile, List<Damageable> foes) {
    if (!firstFriend.find(missile, missile.radius + missile.spec.fuse(), 0)) {
      nearMisses.update(missile.pass, missile.kind(), missile);
    } else if (missile.spec.form() == MissileSpec.Form.BULLET) {
      missile.dead = true;
      strike(firstFriend.struck(), missile);
    } else {
      explosions.burst(missile, firstFriend.moment(), foes);
    }
  }

  private void resolveEnemyShots(List<Damageable> foes) {
    for (int i = 0; i < state.shots.size(); i++) {
      Shot shot = state.shots.get(i);
      if (shot.source == Shot.Source.FOE && !shot.dead && !loadoutRules.mirror(shot, foes)) {
        resolveEnemyShot(shot);
      }
    }
  }

  /** Finds the first hit of an enemy shot in this tick: ship, then drone, then wingmen. */
  private void resolveEnemyShot(Shot shot) {
    if (!state.ship.dead && SweptHits.contact(shot, shot.radius, state.ship) <= 1) {
      shot.dead = true;
      strike(state.ship, shot);
      return;
    }
    if (SweptHits.contact(shot, shot.radius, state.drone) <= 1) {
      shot.dead = true;
      strike(state.drone, shot);
      return;
    }
    for (int k = 0; k < state.wingmen.size(); k++) {
      Wingman wingman = state.wingmen.get(k);
      if (!wingman.dead && SweptHits.contact(shot, shot.radius, wingman) <= 1) {
        shot.dead = true;
        strike(wingman, shot);
        return;
      }
    }
    nearMisses.update(shot.pass, EntityKind.FOE_SHOT, shot);
  }

  /** Applies the hit of an enemy shot on ship, drone or a wingman. */
  private void strike(Entity struck, Entity shot) {
    if (struck == state.ship) {
      damage.strikeShip(shot.id, shot.previousX, shot.previousY, spec.ship().kick().shot());
    } else if (struck == state.drone) {
      damage.strikeDrone(shot.id);
    } else {
      damage.strikeWingman((Wingman) struck, shot.id);
    }
  }

  private boolean strays(Missile missile) {
    return missile.x < -MISSILE_MARGIN
        || missile.x > spec.arena().width() + MISSILE_MARGIN
        || missile.y < -MISSILE_MARGIN
        || missile.y > spec.arena().height() + MISSILE_MARGIN;
  }

  private void removeSpent() {
    for (int i = 0; i < state.shots.size(); i++) {
      Shot shot = state.shots.get(i);
      if (!shot.dead && MovePhase.isSpent(shot, spec.arena())) {
        shot.dead = true;
        if (shot.source == Shot.Source.DRONE && shot.strikes() == 0) {
          events.add(EventType.DRONE_SHOT_MISSED, shot.x, shot.y).shot(shot.id).aimMode(shot.mode);
        }
      }
    }
    for (int i = 0; i < state.missiles.size(); i++) {
      Missile missile = state.missiles.get(i);
      if (!missile.dead && (missile.fuelLeft <= 0 || strays(missile))) {
        missile.dead = true;
        events.add(EventType.MISSILE_SPENT, missile.kind(), missile);
      }
    }
  }
}
