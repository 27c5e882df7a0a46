package towline.sim.phase;

import java.util.List;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Team;
import towline.sim.spec.MissileSpec;
import towline.sim.state.Damageable;
import towline.sim.state.Entity;
import towline.sim.state.Missile;
import towline.sim.state.Shell;
import towline.sim.state.Wingman;
import towline.sim.state.WorldState;

/** Missiles burst and shells land: what is within the blast is hurt, the less the farther off. */
final class Explosions {
  /** The share of its damage that a blast still has at its rim. */
  private static final double AT_RIM = 0.4;

  /** The speed with which a blast throws the ship away, m/s. */
  private static final double THROW = 7;

  private final WorldState state;
  private final Damage damage;
  private final EventList events;

  Explosions(WorldState state, Damage damage, EventList events) {
    this.state = state;
    this.damage = damage;
    this.events = events;
  }

  /** A missile bursts where it was at that moment of the tick, 0 to 1. */
  void burst(Missile missile, double moment, List<Damageable> foes) {
    missile.dead = true;
    double x = missile.previousX + (missile.x - missile.previousX) * moment;
    double y = missile.previousY + (missile.y - missile.previousY) * moment;
    MissileSpec can = missile.spec;
    events.add(EventType.MISSILE_BURST, missile.kind(), x, y, missile.id, 0, can.blast());
    boolean own = missile.team == Team.FRIEND;
    EventType killed = own ? EventType.KILLED_BY_OWN_MISSILE : EventType.KILLED_BY_LURED_MISSILE;
    for (int i = 0; i < foes.size(); i++) {
      Damageable foe = foes.get(i);
      double share = share(foe, x, y, can.blast());
      if (share > 0 && foe != missile && !foe.dead) {
        if (own && !foe.isArmoured()) {
          events.add(EventType.FRIEND_SHOT_HIT, foe.kind(), foe, missile.id, share * can.damage());
        }
        damage.damage(foe, share * can.damage(), killed, missile.id, can.damage());
      }
    }
    if (!own) {
      strikeFriends(x, y, can.blast(), missile.id);
    }
  }

  /** A shell lands. */
  void land(Shell shell) {
    shell.dead = true;
    double blast = shell.spec.blast();
    events.add(EventType.SHELL_LANDED, EntityKind.SHELL, shell, shell.tank, blast);
    strikeFriends(shell.x, shell.y, blast, shell.id);
  }

  private void strikeFriends(double x, double y, double blast, int by) {
    if (!state.ship.dead && share(state.ship, x, y, blast) > 0) {
      damage.strikeShip(by, x, y, THROW);
    }
    if (share(state.drone, x, y, blast) > 0) {
      damage.strikeDrone(by);
    }
    for (int i = 0; i < state.wingmen.size(); i++) {
      Wingman wingman = state.wingmen.get(i);
      if (share(wingman, x, y, blast) > 0) {
        damage.strikeWingman(wingman, by);
      }
    }
  }

  /** How much of a blast's damage a thing gets: 1 where it burst, 0 beyond its radius. */
  private static double share(Entity thing, double x, double y, double blast) {
    double gap = StrictMath.hypot(thing.x - x, thing.y - y) - thing.radius;
    if (gap > blast) {
      return 0;
    }
    return blast == 0 ? 1 : 1 - (1 - AT_RIM) * Math.max(0, gap) / blast;
  }
}
