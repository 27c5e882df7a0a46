package towline.ai.gun;

import towline.ai.aim.AimMode;
import towline.aim.Aim;
import towline.aim.AimStrategy;
import towline.sim.api.EnemyOverrides;
import towline.sim.spec.TankSpec;

/** The aim of an enemy: its own way to aim, unless the player wants another for all. */
final class EnemyAim {
  /**
   * Settling time of an enemy's aim, s: long enough that a ship that changes course every second is
   * safe, and short enough that the aim has settled before an announced salvo leaves.
   */
  private static final double SETTLING_TIME = 0.35;

  /**
   * Greatest error of a belief about the ship in a tick, in the ship's radii: 20 m/s^2, a fifth of
   * the ship's agility.
   */
  private static final double TOLERANCE = 0.01;

  private static final TankSpec.Aim[] AIMS = TankSpec.Aim.values();
  private static final AimStrategy REFINE = Aim.settling(SETTLING_TIME);
  private static final AimStrategy LEARN = Aim.learning(TOLERANCE);

  private EnemyAim() {}

  /** Returns the way to aim of a turret with its own way {@code own}. */
  static TankSpec.Aim aim(EnemyOverrides enemyLaws, TankSpec.Aim own) {
    int aim = enemyLaws.foeAim();
    if (aim >= 1 && aim <= AIMS.length) {
      return AIMS[aim - 1];
    }
    return own == TankSpec.Aim.REFINE && enemyLaws.learns() ? TankSpec.Aim.LEARN : own;
  }

  /** Returns the fire control's strategy for {@link #aim}. */
  static AimStrategy strategy(EnemyOverrides enemyLaws, TankSpec.Aim own) {
    return switch (aim(enemyLaws, own)) {
      case DIRECT -> AimMode.DIRECT;
      case LEAD -> AimMode.LEAD;
      // LOB leads as TURN_LEAD does, and knows that shots fall.
      case TURN_LEAD -> AimMode.LOB;
      case REFINE -> REFINE;
      case LEARN -> LEARN;
    };
  }
}
