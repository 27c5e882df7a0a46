package towline.sim;

import java.util.List;
import towline.sim.entity.Entity;
import towline.sim.entity.Missile;
import towline.sim.entity.Shell;
import towline.sim.entity.Side;
import towline.sim.entity.Target;
import towline.sim.entity.Wingman;
import towline.sim.spec.MissileSpec;

/** Missiles burst and shells land: what is within the blast is hurt, the less the farther off. */
final class Blasts {
  /** The share of its damage that a blast still has at its rim. */
  private static final double AT_RIM = 0.4;

  /** The speed with which a blast throws the ship away, m/s. */
  private static final double THROW = 7;

  private final State state;
  private final Harm harm;
  private final EventList events;

  Blasts(State state, Harm harm, EventList events) {
    this.state = state;
    this.harm = harm;
    this.events = events;
  }

  /** A missile bursts where it was at that moment of the tick, 0 to 1. */
  void burst(Missile missile, double moment, List<Target> foes) {
    missile.dead = true;
    double x = missile.oldX + (missile.x - missile.oldX) * moment;
    double y = missile.oldY + (missile.y - missile.oldY) * moment;
    MissileSpec can = missile.spec;
    events.add(EventType.MISSILE_BURST, missile.kind(), x, y, missile.id, 0, can.blast());
    boolean own = missile.side == Side.FRIEND;
    EventType killed = own ? EventType.KILLED_BY_OWN_MISSILE : EventType.KILLED_BY_LURED_MISSILE;
    for (int i = 0; i < foes.size(); i++) {
      Target foe = foes.get(i);
      double share = share(foe, x, y, can.blast());
      if (share > 0 && foe != missile && !foe.dead) {
        if (own && !foe.isArmoured()) {
          events.add(
              EventType.FRIEND_SHOT_HIT,
              foe.kind(),
              foe.x,
              foe.y,
              foe.id,
              missile.id,
              share * can.damage());
        }
        harm.hurt(foe, share * can.damage(), killed, missile.id, can.damage());
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
    events.add(EventType.SHELL_LANDED, Kind.SHELL, shell.x, shell.y, shell.id, shell.tank, blast);
    strikeFriends(shell.x, shell.y, blast, shell.id);
  }

  private void strikeFriends(double x, double y, double blast, int by) {
    if (!state.ship.dead && share(state.ship, x, y, blast) > 0) {
      harm.strikeShip(by, x, y, THROW);
    }
    if (share(state.drone, x, y, blast) > 0) {
      harm.strikeDrone(by);
    }
    for (int i = 0; i < state.wingmen.size(); i++) {
      Wingman wingman = state.wingmen.get(i);
      if (share(wingman, x, y, blast) > 0) {
        harm.strikeWingman(wingman, by);
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
