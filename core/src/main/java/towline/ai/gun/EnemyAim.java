package towline.ai.gun;

import towline.aim.AimMode;
import towline.sim.api.EnemyOverrides;
import towline.sim.spec.TankSpec;

/** How an enemy aims: in its own way, unless the player wants another way for all. */
final class EnemyAim {
  private static final TankSpec.Aim[] AIMS = TankSpec.Aim.values();

  private EnemyAim() {}

  /** How a turret aims whose own way is {@code own}. */
  static TankSpec.Aim aim(EnemyOverrides enemyLaws, TankSpec.Aim own) {
    int aim = enemyLaws.foeAim();
    return aim >= 1 && aim <= AIMS.length ? AIMS[aim - 1] : own;
  }

  /** The same as an aim mode of the fire control. */
  static AimMode aimMode(EnemyOverrides enemyLaws, TankSpec.Aim own) {
    return switch (aim(enemyLaws, own)) {
      case DIRECT -> AimMode.DIRECT;
      case LEAD -> AimMode.LEAD;
      // The same, and where shots fall it knows that they do.
      case TURN_LEAD -> AimMode.LOB;
    };
  }
}
