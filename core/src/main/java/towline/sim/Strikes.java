package towline.sim;

import java.util.List;
import towline.sim.entity.Entity;
import towline.sim.entity.Missile;
import towline.sim.entity.Shell;
import towline.sim.entity.Shot;
import towline.sim.entity.Side;
import towline.sim.entity.Target;
import towline.sim.entity.Wingman;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.WorldSpec;

/** All that flies and strikes: shots, missiles and shells, of either side. */
final class Strikes {
  /** The speed with which a shot throws the ship back, m/s. */
  private static final double PUSH = 4;

  /** How far outside the sector a missile still flies, m. */
  private static final double LEASH = 6;

  private static final double NEVER = Double.POSITIVE_INFINITY;

  private final WorldSpec spec;
  private final State state;
  private final Harm harm;
  private final Blasts blasts;
  private final EventList events;
  private final Hits hits;

  Strikes(WorldSpec spec, State state, Harm harm, EventList events) {
    this.spec = spec;
    this.state = state;
    this.harm = harm;
    this.events = events;
    blasts = new Blasts(state, harm, events);
    hits = new Hits(spec.sector().width(), spec.sector().height());
  }

  void resolve(List<Target> foes) {
    hits.index(foes);
    ourShots(foes);
    missiles(foes);
    theirShots();
    spend();
    for (int i = 0; i < state.shells.size(); i++) {
      Shell shell = state.shells.get(i);
      if (shell.flightLeft <= 0) {
        blasts.land(shell);
      }
    }
  }

  private void ourShots(List<Target> foes) {
    hits.clear();
    if (foes.isEmpty()) {
      return;
    }
    for (int i = 0; i < state.shots.size(); i++) {
      Shot shot = state.shots.get(i);
      if (shot.source != Shot.Source.FOE) {
        hits.detect(shot, i, shot.radius, foes);
      }
    }
    for (int i = 0; i < hits.size(); i++) {
      strike(state.shots.get(hits.striker(i)), foes.get(hits.foe(i)), hits.moment(i));
    }
  }

  private void strike(Shot shot, Target foe, double moment) {
    if (shot.dead || foe.dead) {
      return;
    }
    shot.dead = true;
    double x = shot.oldX + (shot.x - shot.oldX) * moment;
    double y = shot.oldY + (shot.y - shot.oldY) * moment;
    if (foe.isArmoured()) {
      events.add(EventType.ARMOUR_STRUCK, foe.kind(), x, y, foe.id, shot.id, shot.damage);
      if (shot.source == Shot.Source.DRONE) {
        events.add(EventType.DRONE_SHOT_MISSED, x, y, 0, shot.id, shot.mode);
      }
      return;
    }
    events.add(hitBy(shot, foe), foe.kind(), x, y, foe.id, shot.id, amount(shot));
    harm.hurt(foe, shot.damage, killedBy(shot), shot.id, amount(shot));
  }

  private static EventType hitBy(Shot shot, Target foe) {
    return switch (shot.source) {
      case SHIP -> EventType.SHIP_SHOT_HIT;
      case WINGMAN -> EventType.FRIEND_SHOT_HIT;
      case DRONE, FOE ->
          shot.target == foe.id ? EventType.DRONE_SHOT_HIT : EventType.DRONE_SHOT_STRAYED;
    };
  }

  private static EventType killedBy(Shot shot) {
    return switch (shot.source) {
      case SHIP -> EventType.KILLED_BY_SHIP;
      case WINGMAN -> EventType.KILLED_BY_WINGMAN;
      case DRONE, FOE -> EventType.KILLED_BY_DRONE;
    };
  }

  /** The aim mode for a shot of the drone, the damage for any other. */
  private static double amount(Shot shot) {
    return shot.source == Shot.Source.DRONE ? shot.mode : shot.damage;
  }

  private void missiles(List<Target> foes) {
    hits.clear();
    for (int i = 0; i < state.missiles.size(); i++) {
      Missile missile = state.missiles.get(i);
      if (missile.dead) {
        continue;
      }
      if (missile.side == Side.FRIEND) {
        hits.detect(missile, i, missile.radius + missile.spec.fuse(), foes);
      } else {
        strikeFriends(missile, foes);
        if (!missile.dead && isArmed(missile)) {
          hits.detect(missile, i, missile.radius, foes);
        }
      }
    }
    for (int i = 0; i < hits.size(); i++) {
      Missile missile = state.missiles.get(hits.striker(i));
      Target foe = foes.get(hits.foe(i));
      boolean lured = missile.side == Side.FOE && foe.kind() == Kind.MISSILE;
      if (!missile.dead && !foe.dead && !lured) {
        blasts.burst(missile, hits.moment(i), foes);
      }
    }
  }

  /** Whether an enemy missile no longer spares its own; homing shots always do. */
  private static boolean isArmed(Missile missile) {
    return missile.armingLeft <= 0 && missile.spec.form() == MissileSpec.Form.MISSILE;
  }

  private void strikeFriends(Missile missile, List<Target> foes) {
    double reach = missile.radius + missile.spec.fuse();
    double moment = state.ship.dead ? NEVER : Hits.contact(missile, reach, state.ship);
    Entity struck = state.ship;
    double atDrone = Hits.contact(missile, reach, state.drone);
    if (atDrone < moment) {
      moment = atDrone;
      struck = state.drone;
    }
    for (int i = 0; i < state.wingmen.size(); i++) {
      Wingman wingman = state.wingmen.get(i);
      double atWingman = wingman.dead ? NEVER : Hits.contact(missile, reach, wingman);
      if (atWingman < moment) {
        moment = atWingman;
        struck = wingman;
      }
    }
    if (moment > 1) {
      graze(missile);
    } else if (missile.spec.form() == MissileSpec.Form.BULLET) {
      missile.dead = true;
      strike(struck, missile);
    } else {
      blasts.burst(missile, moment, foes);
    }
  }

  private void graze(Missile missile) {
    double gap = gap(missile);
    boolean near = gap < spec.ship().nearMiss();
    if (near && !missile.grazing && !state.ship.dead) {
      events.add(
          EventType.NEAR_MISS,
          missile.kind(),
          missile.x,
          missile.y,
          missile.id,
          state.ship.id,
          gap);
    }
    missile.grazing |= near;
  }

  private void theirShots() {
    for (int i = 0; i < state.shots.size(); i++) {
      Shot shot = state.shots.get(i);
      if (shot.source == Shot.Source.FOE && !shot.dead) {
        fly(shot);
      }
    }
  }

  /** One enemy shot's way through the tick. */
  private void fly(Shot shot) {
    if (!state.ship.dead && Hits.contact(shot, shot.radius, state.ship) <= 1) {
      shot.dead = true;
      strike(state.ship, shot);
      return;
    }
    if (Hits.contact(shot, shot.radius, state.drone) <= 1) {
      shot.dead = true;
      strike(state.drone, shot);
      return;
    }
    for (int k = 0; k < state.wingmen.size(); k++) {
      Wingman wingman = state.wingmen.get(k);
      if (!wingman.dead && Hits.contact(shot, shot.radius, wingman) <= 1) {
        shot.dead = true;
        strike(wingman, shot);
        return;
      }
    }
    double gap = gap(shot);
    if (!shot.grazed && !state.ship.dead && gap < spec.ship().nearMiss()) {
      shot.grazed = true;
      events.add(EventType.NEAR_MISS, Kind.FOE_SHOT, shot.x, shot.y, shot.id, state.ship.id, gap);
    }
  }

  /** A shot strikes one of ours. */
  private void strike(Entity struck, Entity shot) {
    if (struck == state.ship) {
      harm.strikeShip(shot.id, shot.oldX, shot.oldY, PUSH);
    } else if (struck == state.drone) {
      harm.strikeDrone(shot.id);
    } else {
      harm.strikeWingman((Wingman) struck, shot.id);
    }
  }

  /** Rim to rim between something and the ship, m. */
  private double gap(Entity thing) {
    return StrictMath.hypot(thing.x - state.ship.x, thing.y - state.ship.y)
        - thing.radius
        - state.ship.radius;
  }

  private boolean strays(Missile missile) {
    return missile.x < -LEASH
        || missile.x > spec.sector().width() + LEASH
        || missile.y < -LEASH
        || missile.y > spec.sector().height() + LEASH;
  }

  private void spend() {
    for (int i = 0; i < state.shots.size(); i++) {
      Shot shot = state.shots.get(i);
      if (!shot.dead && Motion.isSpent(shot, spec.sector())) {
        shot.dead = true;
        if (shot.source == Shot.Source.DRONE) {
          events.add(EventType.DRONE_SHOT_MISSED, shot.x, shot.y, 0, shot.id, shot.mode);
        }
      }
    }
    for (int i = 0; i < state.missiles.size(); i++) {
      Missile missile = state.missiles.get(i);
      if (!missile.dead && (missile.fuelLeft <= 0 || strays(missile))) {
        missile.dead = true;
        events.add(EventType.MISSILE_SPENT, missile.kind(), missile.x, missile.y, missile.id, 0, 0);
      }
    }
  }
}
