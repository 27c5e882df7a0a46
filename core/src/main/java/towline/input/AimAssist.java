package towline.input;

import towline.internal.LinearIntercept;
import towline.settings.AimAssistLevel;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.TargetQuery;

/** Helps the ship's gun to what it could hit. */
final class AimAssist implements TargetQuery.Rating {
  /** Enemies farther away than this are ignored, m. */
  private static final double RANGE = 26;

  /** The longest lead, s: a longer one is a guess. */
  private static final double MAX_LEAD = 1.5;

  private final AimAssistLevel level;
  private final double wanted;
  private final double muzzleSpeed;

  private AimAssist(AimAssistLevel level, double wanted, double muzzleSpeed) {
    this.level = level;
    this.wanted = wanted;
    this.muzzleSpeed = muzzleSpeed;
  }

  /** How far off the player's aim it reaches, rad. */
  private static double cone(AimAssistLevel level) {
    return switch (level) {
      case OFF -> 0;
      case LIGHT -> Math.toRadians(10);
      case STRONG -> Math.toRadians(25);
      case FULL -> Math.PI;
    };
  }

  /**
   * The bearing, rad, at which to lead the enemy nearest to the player's aim; the player's own
   * where no enemy is within range and cone. At the full level it leads the nearest enemy.
   *
   * @param ship the index of the ship in the snapshot
   * @param wanted the bearing that the player chose, rad
   * @param muzzleSpeed of the ship's gun, m/s
   */
  static double bearing(
      AimAssistLevel level, Snapshot seen, int ship, double wanted, double muzzleSpeed) {
    AimAssist assist = new AimAssist(level, wanted, muzzleSpeed);
    int meant = TargetQuery.best(seen, ship, KindRange.FOES, assist);
    return meant < 0 ? wanted : assist.led(seen, ship, meant);
  }

  @Override
  public double cost(Snapshot seen, int ship, int foe) {
    return level == AimAssistLevel.FULL ? distance(seen, ship, foe) : off(seen, ship, foe);
  }

  @Override
  public boolean accepts(Snapshot seen, int ship, int foe) {
    return seen.kind(foe) != EntityKind.COURIER
        && distance(seen, ship, foe) < RANGE
        && off(seen, ship, foe) <= cone(level);
  }

  private static double distance(Snapshot seen, int ship, int foe) {
    return Math.hypot(seen.x(foe) - seen.x(ship), seen.y(foe) - seen.y(ship));
  }

  /** How far off the wanted bearing that of a foe is, rad. */
  private double off(Snapshot seen, int ship, int foe) {
    return Math.abs(Math.IEEEremainder(led(seen, ship, foe) - wanted, 2 * Math.PI));
  }

  private double led(Snapshot seen, int ship, int foe) {
    double x = seen.x(foe) - seen.x(ship);
    double y = seen.y(foe) - seen.y(ship);
    double vx = seen.vx(foe);
    double vy = seen.vy(foe);
    double lead = Math.min(MAX_LEAD, LinearIntercept.timeToGo(x, y, vx, vy, muzzleSpeed));
    return Math.atan2(y + vy * lead, x + vx * lead);
  }
}
