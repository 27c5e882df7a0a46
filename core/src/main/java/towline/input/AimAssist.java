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

  /** Maximum angle between the bearing of a thumb and an enemy to which the gun snaps, rad. */
  private static final double SNAP_CONE = Math.toRadians(8);

  private final double cone;

  /** True for the enemy nearest to the ship, false for the one nearest to the player's aim. */
  private final boolean nearest;

  private final double chosenBearing;
  private final double muzzleSpeed;

  private AimAssist(double cone, boolean nearest, double chosenBearing, double muzzleSpeed) {
    this.cone = cone;
    this.nearest = nearest;
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
   * Returns the bearing, rad, that leads the enemy nearest to the player's aim, or {@code
   * chosenBearing} if no enemy is within range and cone. At the full level it leads the enemy
   * nearest to the ship.
   *
   * @param ship the index of the ship in the snapshot
   * @param chosenBearing the bearing that the player chose, rad
   * @param muzzleSpeed muzzle speed of the ship's gun, m/s
   */
  static double bearing(
      AimAssistLevel level, Snapshot snapshot, int ship, double chosenBearing, double muzzleSpeed) {
    boolean nearest = level == AimAssistLevel.FULL;
    return new AimAssist(cone(level), nearest, chosenBearing, muzzleSpeed).bearing(snapshot, ship);
  }

  /**
   * Returns the bearing, rad, that leads the enemy nearest to the ship within 8 degrees of {@code
   * thumbBearing}, or that bearing if there is none.
   */
  static double snapped(Snapshot snapshot, int ship, double thumbBearing, double muzzleSpeed) {
    return new AimAssist(SNAP_CONE, true, thumbBearing, muzzleSpeed).bearing(snapshot, ship);
  }

  private double bearing(Snapshot snapshot, int ship) {
    int target = TargetQuery.best(snapshot, ship, KindRange.FOES, this);
    return target < 0 ? chosenBearing : leadBearing(snapshot, ship, target);
  }

  @Override
  public double cost(Snapshot snapshot, int ship, int foe) {
    return nearest ? distance(snapshot, ship, foe) : offAim(snapshot, ship, foe);
  }

  @Override
  public boolean accepts(Snapshot snapshot, int ship, int foe) {
    return snapshot.kind(foe) != EntityKind.COURIER
        && distance(snapshot, ship, foe) < RANGE
        && offAim(snapshot, ship, foe) <= cone;
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
