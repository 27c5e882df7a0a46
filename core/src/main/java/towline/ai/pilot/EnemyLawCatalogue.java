package towline.ai.pilot;

import towline.aim.AimMode;
import towline.avoidance.AvoidanceLaw;
import towline.sim.api.EnemyLaws;
import towline.sim.spec.TankSpec;

/** What the indices of a {@link EnemyLaws} stand for; one beyond the end is the game's own. */
public final class EnemyLawCatalogue {
  private static final AvoidanceLaw[] TANK_LAWS = AvoidanceLaw.values();
  private static final TankSpec.Aim[] AIMS = TankSpec.Aim.values();

  private EnemyLawCatalogue() {}

  /** How all tanks avoid each other. */
  static AvoidanceLaw tankLaw(EnemyLaws enemyLaws) {
    int law = enemyLaws.tankLaw();
    return TANK_LAWS[law < TANK_LAWS.length ? law : 0];
  }

  /** How a turret aims whose own way is {@code own}. */
  public static TankSpec.Aim aim(EnemyLaws enemyLaws, TankSpec.Aim own) {
    int aim = enemyLaws.foeAim();
    return aim >= 1 && aim <= AIMS.length ? AIMS[aim - 1] : own;
  }

  /** The same as an aim mode of the fire control. */
  public static AimMode aimMode(EnemyLaws enemyLaws, TankSpec.Aim own) {
    return switch (aim(enemyLaws, own)) {
      case DIRECT -> AimMode.DIRECT;
      case LEAD -> AimMode.LEAD;
      // The same, and where shots fall it knows that they do.
      case TURN_LEAD -> AimMode.LOB;
    };
  }
}
