package towline.input;

import towline.internal.LinearIntercept;
import towline.settings.AimAssistLevel;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.TargetQuery;

/** Turns the ship's gun towards an enemy near the player's aim, with lead. */
final class AimAssist implements TargetQuery.Rating {
  /** Distance beyond which enemies are ignored, m. */
  private static final double RANGE = 26;

  /** Maximum lead time, s; a longer prediction would be a guess. */
  private static final double MAX_LEAD = 1.5;

  private final AimAssistLevel level;
  private final double chosenBearing;
  private final double muzzleSpeed;

  private AimAssist(AimAssistLevel level, double chosenBearing, double muzzleSpeed) {
    this.level = level;
    this.chosenBearing = chosenBearing;
    this.muzzleSpeed = muzzleSpeed;
  }

  /** Returns the maximum angle between the player's aim and an enemy that is assisted, rad. */
  private static double cone(AimAssistLevel level) {
    return switch (level) {
      case OFF -> 0;
      case LIGHT -> Math.toRadians(10);
      case STRONG -> Math.toRadians(25);
      case FULL -> Math.PI;
    };
  }

  /**
   * Returns the bearing, rad, that leads the enemy nearest to the player's aim, or {@code wanted}
   * if no enemy is within range and cone. At the full level it leads the enemy nearest to the ship.
   *
   * @param ship the index of the ship in the snapshot
   * @param wanted the bearing that the player chose, rad
   * @param muzzleSpeed muzzle speed of the ship's gun, m/s
   */
  static double bearing(
      AimAssistLevel level, Snapshot snapshot, int ship, double chosenBearing, double muzzleSpeed) {
    AimAssist assist = new AimAssist(level, chosenBearing, muzzleSpeed);
    int target = TargetQuery.best(snapshot, ship, KindRange.FOES, assist);
    return target < 0 ? chosenBearing : assist.leadBearing(snapshot, ship, target);
  }

  @Override
  public double cost(Snapshot snapshot, int ship, int foe) {
    return level == AimAssistLevel.FULL
        ? distance(snapshot, ship, foe)
        : offAim(snapshot, ship, foe);
  }

  @Override
  public boolean accepts(Snapshot snapshot, int ship, int foe) {
    return snapshot.kind(foe) != EntityKind.COURIER
        && distance(snapshot, ship, foe) < RANGE
        && offAim(snapshot, ship, foe) <= cone(level);
  }

  private static double distance(Snapshot snapshot, int ship, int foe) {
    return Math.hypot(snapshot.x(foe) - snapshot.x(ship), snapshot.y(foe) - snapshot.y(ship));
  }

  /** Returns the angle between the wanted bearing and that of an enemy with lead, rad. */
  private double offAim(Snapshot snapshot, int ship, int foe) {
    return Math.abs(
        Math.IEEEremainder(leadBearing(snapshot, ship, foe) - chosenBearing, 2 * Math.PI));
  }

  private double leadBearing(Snapshot snapshot, int ship, int foe) {
    double x = snapshot.x(foe) - snapshot.x(ship);
    double y = snapshot.y(foe) - snapshot.y(ship);
    double vx = snapshot.vx(foe);
    double vy = snapshot.vy(foe);
    double leadTime = Math.min(MAX_LEAD, LinearIntercept.timeToGo(x, y, vx, vy, muzzleSpeed));
    return Math.atan2(y + vy * leadTime, x + vx * leadTime);
  }
}
