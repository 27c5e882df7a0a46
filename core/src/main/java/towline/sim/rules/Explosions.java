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

/** The blasts of missiles and shells, which hurt less with distance. */
final class Explosions {
  private final double shipKick;
  private final WorldState state;
  private final Damage damage;
  private final EventList events;

  /** Creates blasts that change the ship's velocity by {@code shipKick}, m/s. */
  Explosions(double shipKick, WorldState state, Damage damage, EventList events) {
    this.shipKick = shipKick;
    this.state = state;
    this.damage = damage;
    this.events = events;
  }

  /** Bursts a missile at its place at {@code moment} of the tick, 0 to 1. */
  void burst(Missile missile, double moment, List<Damageable> foes) {
    missile.dead = true;
    double x = missile.previousX + (missile.x - missile.previousX) * moment;
    double y = missile.previousY + (missile.y - missile.previousY) * moment;
    MissileSpec spec = missile.spec;
    events
        .add(EventType.MISSILE_BURST, missile.kind(), x, y)
        .shot(missile.id)
        .cause(0)
        .radius(spec.blast());
    boolean own = missile.team == Team.FRIEND;
    for (int i = 0; i < foes.size(); i++) {
      Damageable foe = foes.get(i);
      if (foe != missile && !foe.dead && reaches(foe, x, y, spec.blast())) {
        double share = share(foe, x, y, spec);
        if (own && !foe.isArmoured()) {
          events
              .add(EventType.FRIEND_SHOT_HIT, foe.kind(), foe)
              .shot(missile.id)
              .damage(share * spec.damage());
        }
        damage.byMissile(foe, share * spec.damage(), missile);
      }
    }
    if (!own) {
      strikeFriends(x, y, spec.blast(), missile.id);
    }
  }

  /** Lands a shell; one of a barrage hurts enemies, too. */
  void land(Shell shell, List<Damageable> foes) {
    shell.dead = true;
    double blast = shell.radius;
    events
        .add(EventType.SHELL_LANDED, EntityKind.SHELL, shell)
        .shooter(shell.shooter)
        .radius(blast);
    for (int i = 0; shell.damage > 0 && i < foes.size(); i++) {
      Damageable foe = foes.get(i);
      if (!foe.dead && !foe.isArmoured() && reaches(foe, shell.x, shell.y, blast)) {
        damage.byBarrage(foe, shell);
      }
    }
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

  /** Returns the share of a missile's damage that an entity in its blast takes, 1 at the centre. */
  private static double share(Entity entity, double x, double y, MissileSpec spec) {
    double away = spec.blast() == 0 ? 0 : Math.max(0, gap(entity, x, y)) / spec.blast();
    return 1 - (1 - spec.atRim()) * away;
  }

  private static boolean reaches(Entity entity, double x, double y, double blast) {
    return gap(entity, x, y) <= blast;
  }

  /** Returns the distance from a burst at x, y to the rim of an entity, m; negative if inside. */
  private static double gap(Entity entity, double x, double y) {
    return StrictMath.hypot(entity.x - x, entity.y - y) - entity.radius;
  }
}
