package towline.sim.rules;

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
  private final double shipKick;
  private final WorldState state;
  private final Damage damage;
  private final EventList events;

  /** Blasts throw the ship away with a speed of {@code shipKick}, m/s. */
  Explosions(double shipKick, WorldState state, Damage damage, EventList events) {
    this.shipKick = shipKick;
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
    events
        .add(EventType.MISSILE_BURST, missile.kind(), x, y)
        .shot(missile.id)
        .cause(0)
        .radius(can.blast());
    boolean own = missile.team == Team.FRIEND;
    for (int i = 0; i < foes.size(); i++) {
      Damageable foe = foes.get(i);
      if (foe != missile && !foe.dead && reaches(foe, x, y, can.blast())) {
        double share = share(foe, x, y, can);
        if (own && !foe.isArmoured()) {
          events
              .add(EventType.FRIEND_SHOT_HIT, foe.kind(), foe)
              .shot(missile.id)
              .damage(share * can.damage());
        }
        damage.byMissile(foe, share * can.damage(), missile);
      }
    }
    if (!own) {
      strikeFriends(x, y, can.blast(), missile.id);
    }
  }

  void land(Shell shell) {
    shell.dead = true;
    double blast = shell.spec.blast();
    events.add(EventType.SHELL_LANDED, EntityKind.SHELL, shell).shooter(shell.tank).radius(blast);
    strikeFriends(shell.x, shell.y, blast, shell.id);
  }

  private void strikeFriends(double x, double y, double blast, int by) {
    if (!state.ship.dead && reaches(state.ship, x, y, blast)) {
      damage.strikeShip(by, x, y, shipKick);
    }
    if (reaches(state.drone, x, y, blast)) {
      damage.strikeDrone(by);
    }
    for (int i = 0; i < state.wingmen.size(); i++) {
      Wingman wingman = state.wingmen.get(i);
      if (reaches(wingman, x, y, blast)) {
        damage.strikeWingman(wingman, by);
      }
    }
  }

  /** How much of a missile's damage a thing within its blast gets: 1 where it burst. */
  private static double share(Entity thing, double x, double y, MissileSpec can) {
    double away = can.blast() == 0 ? 0 : Math.max(0, gap(thing, x, y)) / can.blast();
    return 1 - (1 - can.atRim()) * away;
  }

  private static boolean reaches(Entity thing, double x, double y, double blast) {
    return gap(thing, x, y) <= blast;
  }

  /** How far the rim of a thing is from where something burst, m. */
  private static double gap(Entity thing, double x, double y) {
    return StrictMath.hypot(thing.x - x, thing.y - y) - thing.radius;
  }
}
