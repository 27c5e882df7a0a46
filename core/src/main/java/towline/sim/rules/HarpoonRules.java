package towline.sim.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.spec.DroneGunSpec;
import towline.sim.spec.HarpoonSpec;
import towline.sim.spec.WorldSpec;
import towline.sim.state.Courier;
import towline.sim.state.Damageable;
import towline.sim.state.Drone;
import towline.sim.state.Segment;
import towline.sim.state.Shot;
import towline.sim.state.WorldState;

/**
 * The rules of harpoons. Kills of a swing load them, and the drone's aimed shots fire them. A
 * harpoon flies through everything but armour, and strikes only its target: hard, with all that
 * belongs to it and, if the belief of its aim mode is right for the target's motion, with all that
 * is close to it. It then flies back into the barrel, the more often the bolder the belief of its
 * aim mode; after a miss it is lost.
 */
final class HarpoonRules {
  private final WorldSpec worldSpec;
  private final HarpoonSpec spec;
  private final WorldState state;
  private final Damage damage;
  private final EventList events;

  HarpoonRules(WorldSpec worldSpec, WorldState state, Damage damage, EventList events) {
    this.worldSpec = worldSpec;
    spec = worldSpec.drone().harpoon();
    this.state = state;
    this.damage = damage;
    this.events = events;
  }

  /** Loads the harpoons that the kills of the present swing have earned, and ages loaded ones. */
  void load(double dt) {
    Drone drone = state.drone;
    if (drone.harpoons > 0) {
      drone.harpoonTimeLeft -= dt;
      if (drone.harpoonTimeLeft <= 0) {
        expire(drone);
      }
    }
    int kills = drone.swingKills;
    int earned = kills == 0 ? 0 : 1 + (kills - 1) / spec.killsPerLoad();
    for (; drone.swingLoads < earned; drone.swingLoads++) {
      if (add(0)) {
        report(EventType.HARPOON_LOADED, drone);
      }
    }
    drone.swingLoads = earned;
  }

  private void expire(Drone drone) {
    drone.harpoons--;
    drone.harpoonReturns = 0;
    drone.harpoonTimeLeft = drone.harpoons == 0 ? 0 : spec.keepTime();
    report(EventType.HARPOON_EXPIRED, drone);
  }

  private void report(EventType type, Drone drone) {
    events.add(type, EntityKind.DRONE, drone).entity(drone.id).harpoons(drone.harpoons);
  }

  /** Adds a harpoon with {@code returns} flights behind it; returns false if there can be none. */
  private boolean add(int returns) {
    Drone drone = state.drone;
    if (spec.capacity() == 0) {
      return false;
    }
    boolean fits = drone.harpoons < spec.capacity();
    drone.harpoons += fits ? 1 : 0;
    drone.harpoonTimeLeft = spec.keepTime();
    drone.harpoonReturns = Math.max(returns, drone.harpoonReturns);
    return fits;
  }

  /** Applies the contact of a harpoon with a foe; armour stops it. */
  void strike(List<Damageable> foes, Shot shot, Damageable foe, double x, double y) {
    if (foe.id == shot.target) {
      if (missDistance(shot, foe) <= spec.hitShare()) {
        hit(foes, shot, foe, x, y);
      }
    } else if (foe.isArmoured() && !(foe instanceof Courier)) {
      events
          .add(EventType.ARMOUR_STRUCK, foe.kind(), x, y)
          .foe(foe.id)
          .cause(shot.id)
          .impact(shot.damage);
      miss(shot, x, y);
    }
  }

  /** Returns the distance of a harpoon's line from a foe's centre, as a share of both radii. */
  private static double missDistance(Shot shot, Damageable foe) {
    double vx = shot.vx - foe.vx;
    double vy = shot.vy - foe.vy;
    double x = foe.previousX - shot.previousX;
    double y = foe.previousY - shot.previousY;
    return Math.abs(x * vy - y * vx) / StrictMath.hypot(vx, vy) / (shot.radius + foe.radius);
  }

  private void hit(List<Damageable> foes, Shot shot, Damageable foe, double x, double y) {
    reportHit(EventType.DRONE_SHOT_HIT, shot, foe, x, y);
    reportHit(EventType.HARPOON_HIT, shot, foe, x, y);
    shot.strike(foe.id);
    shot.dead = true;
    DroneGunSpec gun = worldSpec.drone().guns().get(shot.mode);
    boolean falls = state.gravityX != 0 || state.gravityY != 0;
    boolean bursts = gun.fits(worldSpec.families().of(foe.variant()), falls);
    for (int i = 0; i < foes.size(); i++) {
      Damageable other = foes.get(i);
      if (other == foe || isLinked(other, foe)) {
        damage.byHarpoon(other, spec.damage(), shot);
      } else if (bursts && isInBurst(other, foe)) {
        damage.byHarpoon(other, spec.burstDamage(), shot);
      }
    }
    if (state.ship.missiles < state.rackCapacity) {
      state.ship.missiles++;
    }
    if (shot.returns < (falls ? gun.returnsInGravity() : gun.returns())) {
      giveBack(shot, shot.returns + 1);
    }
  }

  private boolean isInBurst(Damageable other, Damageable foe) {
    double distance = StrictMath.hypot(other.x - foe.x, other.y - foe.y);
    return distance - other.radius < spec.burstRadius();
  }

  private void reportHit(EventType type, Shot shot, Damageable foe, double x, double y) {
    events.add(type, foe.kind(), x, y).foe(foe.id).shot(shot.id).aimMode(shot.mode);
  }

  private static boolean isLinked(Damageable other, Damageable foe) {
    return other instanceof Segment link
        && foe instanceof Segment struck
        && link.snake == struck.snake;
  }

  private void giveBack(Shot shot, int returns) {
    add(returns);
    events
        .add(EventType.HARPOON_RETURNED, EntityKind.DRONE_SHOT, shot.x, shot.y)
        .entity(state.drone.id)
        .shot(shot.id)
        .harpoons(state.drone.harpoons);
  }

  /** Follows the harpoon in flight: lost behind its target, and back in the barrel without one. */
  void follow(List<Damageable> foes) {
    Drone drone = state.drone;
    if (!drone.harpoonFlies) {
      return;
    }
    // A harpoon that was fired in this tick joins the others at its end.
    boolean flies = state.shots.sizeWithSpawned() > state.shots.size();
    for (int i = 0; i < state.shots.size(); i++) {
      Shot shot = state.shots.get(i);
      if (shot.harpoon && !shot.dead) {
        follow(foes, shot);
      }
      flies |= shot.harpoon && !shot.dead;
    }
    drone.harpoonFlies = flies;
  }

  private void follow(List<Damageable> foes, Shot shot) {
    Damageable target = find(foes, shot.target);
    if (target == null) {
      shot.dead = true;
      events
          .add(EventType.DRONE_SHOT_LAPSED, EntityKind.DRONE_SHOT, shot.x, shot.y)
          .shot(shot.id)
          .aimMode(shot.mode);
      giveBack(shot, Math.max(1, shot.returns));
      return;
    }
    double x = target.x - shot.x;
    double y = target.y - shot.y;
    boolean passed = x * (shot.vx - target.vx) + y * (shot.vy - target.vy) < 0;
    boolean clear = StrictMath.hypot(x, y) > target.radius + shot.radius;
    if ((passed && clear) || MovePhase.isSpent(shot, worldSpec.arena())) {
      miss(shot, shot.x, shot.y);
    }
  }

  private static @Nullable Damageable find(List<Damageable> foes, int id) {
    for (int i = 0; i < foes.size(); i++) {
      if (foes.get(i).id == id && !foes.get(i).dead) {
        return foes.get(i);
      }
    }
    return null;
  }

  private void miss(Shot shot, double x, double y) {
    shot.dead = true;
    events.add(EventType.DRONE_SHOT_MISSED, x, y).shot(shot.id).aimMode(shot.mode);
    events.add(EventType.HARPOON_LOST, x, y).target(shot.target).shot(shot.id).aimMode(shot.mode);
  }
}
