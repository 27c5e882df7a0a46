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
 * What modules do to the foes about ship, cable and drone. Each rule asks how far a {@link Stat} is
 * raised, and leaves at once while it is not. What modules change about a shot, a blow or a motion
 * stands where shots strike, the drone rams and things move.
 */
final class LoadoutRules {
  /** What cable and exhaust take off a core, as a share of what they take off all else. */
  private static final double ON_A_CORE = 0.15;

  /** From one picture of a burning foe to the next, s. */
  private static final double PULSE = 0.2;

  /** Half the angle of the exhaust, rad. */
  private static final double FLAME_ANGLE = 0.5;

  /** How far ahead a shot sees what it turns at, m. */
  private static final double SHOT_SIGHT = 9;

  /** How far off its course a shot sees it, rad. */
  private static final double SHOT_SIGHT_ANGLE = 0.7;

  /** The sides of the ship at which planes fly. */
  private static final int[] STATIONS = {+1, -1};

  private final double cableReach;
  private final WorldState state;
  private final Loadout loadout;
  private final TowPhysics physics;
  private final Damage damage;
  private final Spawner spawner;
  private final EventList events;

  /** The rules for a cable that touches things as near to its line as {@code cableReach}, m. */
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

  /** Applies what lasts for a whole tick of {@code dt} seconds. */
  void resolve(List<Damageable> foes, double dt) {
    if (loadout.size() == 0) {
      return;
    }
    state.pulseLeft = state.pulseLeft > 0 ? state.pulseLeft - dt : PULSE;
    if (!state.ship.dead) {
      touchCable(foes, dt);
      burn(foes, dt);
      replaceWingmen(dt);
    }
    turnShots(foes, dt);
  }

  /** The cable burns what it touches, and cuts what it is dragged across. */
  private void touchCable(List<Damageable> foes, double dt) {
    double burn = loadout.get(Stat.CABLE_BURN);
    double barbs = loadout.get(Stat.CABLE_BARBS);
    if (burn + barbs == 0 || !physics.cable().hooked()) {
      return;
    }
    for (int i = 0; i < foes.size(); i++) {
      Damageable foe = foes.get(i);
      double way = cableWay(foe);
      if (way < Double.POSITIVE_INFINITY && !foe.dead) {
        hurt(foe, burn * dt, ModuleKind.LIVE_CABLE);
        hurt(foe, barbs * way, ModuleKind.BARBED_CABLE);
      }
    }
  }

  /**
   * How far the cable was dragged across a foe in this tick, m, as where it is nearest to the foe
   * moved against it; positive infinity if it does not touch.
   */
  private double cableWay(Damageable foe) {
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

  /** The exhaust burns what is behind the ship, the more the harder it thrusts. */
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
      if (off < FLAME_ANGLE + foe.radius / Math.max(foe.radius, distance)) {
        hurt(foe, points, ModuleKind.AFTERBURNER);
      }
    }
  }

  /**
   * A foe that the drone rammed to pieces, with a blow of that speed, m/s, hurts what is about it,
   * the less the farther off. What dies of it is the whip's.
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

  /** Turns an enemy's shot that comes near drone or cable; returns whether it did. */
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

  /** What is as near to the ship as that is let through, or the ship could not be shot at. */
  private boolean isNearTow(Shot shot, double reach) {
    Ship ship = state.ship;
    Drone drone = state.drone;
    double length = StrictMath.hypot(drone.x - ship.x, drone.y - ship.y);
    double bare = ship.radius + reach;
    if (length <= bare || StrictMath.hypot(shot.x - ship.x, shot.y - ship.y) <= bare) {
      return false;
    }
    if (SweptHits.contact(shot, reach, drone) <= 1) {
      return true;
    }
    double x = ship.x + bare / length * (drone.x - ship.x);
    double y = ship.y + bare / length * (drone.y - ship.y);
    return physics.cable().hooked()
        && SweptCollision.distanceToSegment(shot.x, shot.y, x, y, drone.x, drone.y) < reach;
  }

  /** A shot of the drone that struck glances off at the next foe; returns whether it does. */
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

  /** The nearest foe that a shot can hurt and has not struck yet; null if none is in reach. */
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

  /** Shots of the drone turn at the foe that is least off their course. */
  private void turnShots(List<Damageable> foes, double dt) {
    double step = loadout.get(Stat.SHOT_TURN_RATE) * dt;
    for (int i = 0; i < state.shots.size() && step > 0; i++) {
      Shot shot = state.shots.get(i);
      if (shot.source == Shot.Source.DRONE && !shot.dead && !shot.lance) {
        double course = StrictMath.atan2(shot.vy, shot.vx);
        double wanted = courseAhead(shot, course, foes);
        shot.turn(Angles.towards(course, wanted, step), StrictMath.hypot(shot.vx, shot.vy));
      }
    }
  }

  private static double courseAhead(Shot shot, double course, List<Damageable> foes) {
    double best = SHOT_SIGHT_ANGLE;
    double wanted = course;
    double aheadX = Trigonometry.cos(course);
    double aheadY = Trigonometry.sin(course);
    for (int i = 0; i < foes.size(); i++) {
      Damageable foe = foes.get(i);
      double x = foe.x - shot.x;
      double y = foe.y - shot.y;
      boolean seen = x * x + y * y < SHOT_SIGHT * SHOT_SIGHT && x * aheadX + y * aheadY > 0;
      if (seen && !foe.dead && !foe.isArmoured() && !shot.hasStruck(foe.id)) {
        double bearing = StrictMath.atan2(y, x);
        double off = Math.abs(Angles.wrap(bearing - course));
        if (off < best) {
          best = off;
          wanted = bearing;
        }
      }
    }
    return wanted;
  }

  /** A side plane that is missing comes after a while. */
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

  /** Takes points off a foe; what burns is told a few times a second. */
  private void hurt(Damageable foe, double points, ModuleKind by) {
    if (points == 0 || foe.isArmoured()) {
      return;
    }
    double share = foe.kind() == EntityKind.VESSEL_CORE ? ON_A_CORE : 1;
    boolean died = damage.byModule(foe, share * points, by);
    if (!died && state.pulseLeft <= 0) {
      events.add(EventType.MODULE_HIT, foe.kind(), foe).module(by.ordinal());
    }
  }
}
