package towline.ai.gun;

import towline.ai.aim.AimMode;
import towline.aim.Aim;
import towline.aim.AimStrategy;
import towline.sim.api.EnemyOverrides;
import towline.sim.spec.TankSpec;

/** How an enemy aims: in its own way, unless the player wants another way for all. */
final class EnemyAim {
  /**
   * In which time an enemy's aim settles, s: so slowly that whoever changes course every second is
   * safe from it, and so fast that it has settled before a volley of a boss leaves.
   */
  private static final double SETTLING = 0.35;

  /**
   * How far off a belief about the ship may be in a tick, in its radii: 20 m/s^2, a fifth of what a
   * pilot may do to it.
   */
  private static final double TOLERANCE = 0.01;

  private static final TankSpec.Aim[] AIMS = TankSpec.Aim.values();
  private static final AimStrategy REFINE = Aim.settling(SETTLING);
  private static final AimStrategy LEARN = Aim.learning(TOLERANCE);

  private EnemyAim() {}

  /** How a turret aims whose own way is {@code own}. */
  static TankSpec.Aim aim(EnemyOverrides enemyLaws, TankSpec.Aim own) {
    int aim = enemyLaws.foeAim();
    if (aim >= 1 && aim <= AIMS.length) {
      return AIMS[aim - 1];
    }
    return own == TankSpec.Aim.REFINE && enemyLaws.learns() ? TankSpec.Aim.LEARN : own;
  }

  /** The same as a strategy of the fire control. */
  static AimStrategy strategy(EnemyOverrides enemyLaws, TankSpec.Aim own) {
    return switch (aim(enemyLaws, own)) {
      case DIRECT -> AimMode.DIRECT;
      case LEAD -> AimMode.LEAD;
      // The same, and where shots fall it knows that they do.
      case TURN_LEAD -> AimMode.LOB;
      case REFINE -> REFINE;
      case LEARN -> LEARN;
    };
  }
}
