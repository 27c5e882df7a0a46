package towline.sim.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import towline.internal.SweptCollision;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.loadout.Loadout;
import towline.sim.loadout.ModuleKind;
import towline.sim.loadout.Stat;
import towline.sim.physics.TowPhysics;
import towline.sim.state.Damageable;
import towline.sim.state.Drone;
import towline.sim.state.Ship;
import towline.sim.state.Shot;
import towline.sim.state.Wingman;
import towline.sim.state.WorldState;

/**
 * The effects of modules on the foes around ship, cable and drone. Each rule reads the raise of a
 * {@link Stat}, and returns at once while it is 0. Effects of modules on shots, blows and motions
 * are applied where those are computed.
 */
final class LoadoutRules {
  /** Damage of cable and exhaust to a vessel's core, as a share of that to other foes. */
  private static final double CORE_DAMAGE_SHARE = 0.15;

  /** Time between two events of a burning foe, s. */
  private static final double HIT_EVENT_PERIOD = 0.2;

  /** Half the opening angle of the exhaust, rad. */
  private static final double FLAME_HALF_ANGLE = 0.5;

  /** Distance within which a shot turns towards a foe, m. */
  private static final double SHOT_SIGHT = 9;

  /** Angle off its course within which a shot turns towards a foe, rad. */
  private static final double SHOT_SIGHT_ANGLE = 0.7;

  /** Sides of the ship at which side planes fly: +1 left, -1 right. */
  private static final int[] STATIONS = {+1, -1};

  private final double cableReach;
  private final WorldState state;
  private final Loadout loadout;
  private final TowPhysics physics;
  private final Damage damage;
  private final Spawner spawner;
  private final EventList events;

  /** Creates the rules for a cable that touches foes within {@code cableReach}, m, of its line. */
  LoadoutRules(
      double cableReach,
      WorldState state,
      TowPhysics physics,
      Damage damage,
      Spawner spawner,
      EventList events) {
    this.cableReach = cableReach;
    this.state = state;
    loadout = state.loadout;
    this.physics = physics;
    this.damage = damage;
    this.spawner = spawner;
    this.events = events;
  }

  /** Applies the effects that last, for a tick of {@code dt} seconds. */
  void resolve(List<Damageable> foes, double dt) {
    if (loadout.size() == 0) {
      return;
    }
    state.pulseLeft = state.pulseLeft > 0 ? state.pulseLeft - dt : HIT_EVENT_PERIOD;
    if (!state.ship.dead) {
      touchCable(foes, dt);
      burn(foes, dt);
      replaceWingmen(dt);
    }
    turnShots(foes, dt);
  }

  /** Burns the foes that the cable touches, and cuts those that it is dragged across. */
  private void touchCable(List<Damageable> foes, double dt) {
    double burn = loadout.get(Stat.CABLE_BURN);
    double barbs = loadout.get(Stat.CABLE_BARBS);
    if (burn + barbs == 0 || !physics.cable().hooked()) {
      return;
    }
    for (int i = 0; i < foes.size(); i++) {
      Damageable foe = foes.get(i);
      double dragged = dragDistance(foe);
      if (dragged < Double.POSITIVE_INFINITY && !foe.dead) {
        hurt(foe, burn * dt, ModuleKind.LIVE_CABLE);
        hurt(foe, barbs * dragged, ModuleKind.BARBED_CABLE);
      }
    }
  }

  /**
   * Returns the distance by which the cable was dragged across a foe in this tick, m: the motion,
   * relative to the foe, of the cable's point nearest to it. Positive infinity without contact.
   */
  private double dragDistance(Damageable foe) {
    Ship ship = state.ship;
    Drone drone = state.drone;
    double reach = foe.radius + cableReach;
    if (SweptCollision.distanceToSegment(foe.x, foe.y, ship.x, ship.y, drone.x, drone.y) > reach) {
      return Double.POSITIVE_INFINITY;
    }
    double part =
        SweptCollision.closestPart(
            ship.x - foe.x, ship.y - foe.y, drone.x - foe.x, drone.y - foe.y);
    double shipX = ship.x - ship.previousX;
    double shipY = ship.y - ship.previousY;
    double x = shipX + part * (drone.x - drone.previousX - shipX) - (foe.x - foe.previousX);
    double y = shipY + part * (drone.y - drone.previousY - shipY) - (foe.y - foe.previousY);
    return StrictMath.hypot(x, y);
  }

  /** Burns the foes behind the ship, in proportion to its thrust. */
  private void burn(List<Damageable> foes, double dt) {
    Ship ship = state.ship;
    double reach = loadout.get(Stat.FLAME_REACH);
    double points = loadout.get(Stat.FLAME_BURN) * ship.thrust * dt;
    if (points == 0) {
      return;
    }
    for (int i = 0; i < foes.size(); i++) {
      Damageable foe = foes.get(i);
      double x = foe.x - ship.x;
      double y = foe.y - ship.y;
      double distance = StrictMath.hypot(x, y);
      if (foe.dead || distance > ship.radius + reach + foe.radius) {
        continue;
      }
      double astern = ship.heading + Math.PI;
      double off = Math.abs(Angles.wrap(StrictMath.atan2(y, x) - astern));
      if (off < FLAME_HALF_ANGLE + foe.radius / Math.max(foe.radius, distance)) {
        hurt(foe, points, ModuleKind.AFTERBURNER);
      }
    }
  }

  /**
   * Bursts a foe that the drone rammed to pieces with a blow of {@code blow}, m/s. The burst hurts
   * foes around it, less with distance; those that die count as killed by the whip.
   */
  void onRammed(Damageable broken, double blow, List<Damageable> foes) {
    state.drone.reloadLeft *= 1 - loadout.get(Stat.RAM_RELOAD);
    double reach = loadout.get(Stat.SHRAPNEL_REACH);
    if (reach == 0) {
      return;
    }
    for (int i = 0; i < foes.size(); i++) {
      Damageable foe = foes.get(i);
      double gap = StrictMath.hypot(foe.x - broken.x, foe.y - broken.y) - foe.radius;
      if (!foe.dead && gap < reach) {
        double share = 1 - Math.max(0, gap) / reach;
        double points = share * loadout.get(Stat.SHRAPNEL_DAMAGE);
        damage.byWhip(foe, points, blow);
      }
    }
    events.add(EventType.SHRAPNEL_BURST, broken.kind(), broken).cause(state.drone.id).radius(reach);
  }

  /** Reflects an enemy's shot that is near drone or cable; returns true if it did. */
  boolean mirror(Shot shot, List<Damageable> foes) {
    double reach = loadout.get(Stat.MIRROR_REACH);
    if (reach == 0 || !isNearTow(shot, shot.radius + reach)) {
      return false;
    }
    double speed = StrictMath.hypot(shot.vx, shot.vy);
    Damageable foe = nearest(foes, shot, speed * shot.life);
    double x = foe == null ? -shot.vx : foe.x - shot.x;
    double y = foe == null ? -shot.vy : foe.y - shot.y;
    shot.turn(StrictMath.atan2(y, x), speed);
    shot.source = Shot.Source.SHIP;
    shot.damage = loadout.get(Stat.MIRROR_DAMAGE);
    shot.splash = loadout.get(Stat.MIRROR_SPLASH);
    shot.lifeLeft = shot.life;
    events
        .add(EventType.SHOT_MIRRORED, shot.x, shot.y)
        .shot(shot.id)
        .cause(state.drone.id)
        .bearing(shot.heading);
    return true;
  }

  /**
   * Returns true if a shot is near drone or cable, but not near the ship, which must stay exposed.
   */
  private boolean isNearTow(Shot shot, double reach) {
    Ship ship = state.ship;
    Drone drone = state.drone;
    double length = StrictMath.hypot(drone.x - ship.x, drone.y - ship.y);
    double exposed = ship.radius + reach;
    if (length <= exposed || StrictMath.hypot(shot.x - ship.x, shot.y - ship.y) <= exposed) {
      return false;
    }
    if (SweptHits.contact(shot, reach, drone) <= 1) {
      return true;
    }
    double x = ship.x + exposed / length * (drone.x - ship.x);
    double y = ship.y + exposed / length * (drone.y - ship.y);
    return physics.cable().hooked()
        && SweptCollision.distanceToSegment(shot.x, shot.y, x, y, drone.x, drone.y) < reach;
  }

  /**
   * Lets a shot of the drone that struck glance off towards the next foe; returns false if it ends.
   */
  boolean glance(Shot shot, List<Damageable> foes) {
    if (shot.glances >= loadout.get(Stat.GLANCES)) {
      return false;
    }
    double reach = loadout.get(Stat.GLANCE_REACH);
    Damageable next = nearest(foes, shot, reach);
    if (next == null) {
      return false;
    }
    shot.glances++;
    double bearing = StrictMath.atan2(next.y - shot.y, next.x - shot.x);
    shot.turn(bearing, StrictMath.hypot(shot.vx, shot.vy));
    shot.lifeLeft = shot.life;
    return true;
  }

  /**
   * Returns the nearest foe that a shot can hurt and has not struck yet; null if none is in reach.
   */
  private static @Nullable Damageable nearest(List<Damageable> foes, Shot shot, double reach) {
    Damageable nearest = null;
    double least = reach;
    for (int i = 0; i < foes.size(); i++) {
      Damageable foe = foes.get(i);
      double distance = StrictMath.hypot(foe.x - shot.x, foe.y - shot.y);
      if (distance < least && !foe.dead && !foe.isArmoured() && !shot.hasStruck(foe.id)) {
        least = distance;
        nearest = foe;
      }
    }
    return nearest;
  }

  /** Turns the drone's shots towards the foe that is least off their course. */
  private void turnShots(List<Damageable> foes, double dt) {
    double step = loadout.get(Stat.SHOT_TURN_RATE) * dt;
    for (int i = 0; i < state.shots.size() && step > 0; i++) {
      Shot shot = state.shots.get(i);
      if (shot.source == Shot.Source.DRONE && !shot.dead && !shot.lance && !shot.harpoon) {
        double course = StrictMath.atan2(shot.vy, shot.vx);
        double wanted = courseAhead(shot, course, foes);
        shot.turn(Angles.towards(course, wanted, step), StrictMath.hypot(shot.vx, shot.vy));
      }
    }
  }

  private static double courseAhead(Shot shot, double course, List<Damageable> foes) {
    double leastOff = SHOT_SIGHT_ANGLE;
    double wanted = course;
    double aheadX = Trigonometry.cos(course);
    double aheadY = Trigonometry.sin(course);
    for (int i = 0; i < foes.size(); i++) {
      Damageable foe = foes.get(i);
      double x = foe.x - shot.x;
      double y = foe.y - shot.y;
      boolean visible = x * x + y * y < SHOT_SIGHT * SHOT_SIGHT && x * aheadX + y * aheadY > 0;
      if (visible && !foe.dead && !foe.isArmoured() && !shot.hasStruck(foe.id)) {
        double bearing = StrictMath.atan2(y, x);
        double off = Math.abs(Angles.wrap(bearing - course));
        if (off < leastOff) {
          leastOff = off;
          wanted = bearing;
        }
      }
    }
    return wanted;
  }

  /** Replaces missing side planes after a pause. */
  private void replaceWingmen(double dt) {
    double pause = loadout.get(Stat.WINGMAN_PAUSE);
    if (pause == 0) {
      return;
    }
    boolean missing = false;
    for (int station : STATIONS) {
      missing |= isVacant(station);
    }
    state.wingmanLeft = missing ? state.wingmanLeft - dt : pause;
    for (int station : STATIONS) {
      if (state.wingmanLeft <= 0 && isVacant(station)) {
        spawner.wingman(station);
      }
    }
  }

  private boolean isVacant(int station) {
    for (int i = 0; i < state.wingmen.size(); i++) {
      Wingman wingman = state.wingmen.get(i);
      if (!wingman.dead && wingman.station == station) {
        return false;
      }
    }
    return true;
  }

  /** Takes points of health off a foe; adds an event a few times a second. */
  private void hurt(Damageable foe, double points, ModuleKind by) {
    if (points == 0 || foe.isArmoured()) {
      return;
    }
    double share = foe.kind() == EntityKind.VESSEL_CORE ? CORE_DAMAGE_SHARE : 1;
    boolean died = damage.byModule(foe, share * points, by);
    if (!died && state.pulseLeft <= 0) {
      events.add(EventType.MODULE_HIT, foe.kind(), foe).module(by.ordinal());
    }
  }
}
