package towline.session.framing;

import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;

/**
 * Steers the camera: it follows the ship, leans towards threats, moves between ship and boss, and
 * widens for a crowd and for things that should be in the picture.
 */
public final class CameraFollow {
  /** Pull of a fighter on the camera; that of a snake's head is 1. */
  private static final double FIGHTER_PULL = 0.5;

  private static final double MISSILE_PULL = 1.2;
  private static final double VESSEL_PULL = 3;

  /** Distance from the ship within which a boss is framed with it, m. */
  private static final double FRAMED_DISTANCE = 30;

  /** Distance from the ship beyond which a boss is not framed, m. */
  private static final double UNFRAMED_DISTANCE = 46;

  /** Distance from the ship within which foes count in full as a crowd, m. */
  private static final double CROWD_FULL_DISTANCE = 22;

  /** Distance from the ship beyond which foes do not count as a crowd, m. */
  private static final double CROWD_ZERO_DISTANCE = 38;

  /** Weight of a crowd that widens the picture half-way. */
  private static final double HALF_CROWD_WEIGHT = 6;

  /** Distance at which a threat pulls half as much as near by, m. */
  private static final double HALF_PULL_DISTANCE = 20;

  /** Pull of the ship itself, which centres the picture without threats. */
  private static final double SHIP_PULL = 0.5;

  /** Least distance of framed things from the picture's edge, m. */
  private static final double MARGIN = 1.2;

  /** Least distance of a boss's core from the picture's edge, m; it may soon be farther off. */
  private static final double BOSS_MARGIN = 6;

  /** Wideness beyond which a thing is no longer framed, relative to the usual one. */
  private static final double UNREACHABLE_WIDENESS = 1.7;

  private double x;
  private double y;
  private double sumX;
  private double sumY;
  private double sum;

  /** Moves the camera by {@code seconds} s; without a ship the camera stays. */
  public void update(ViewFrame camera, FramedScene scene, double seconds) {
    int ship = scene.only(EntityKind.SHIP);
    if (ship < 0) {
      return;
    }
    Snapshot snapshot = scene.snapshot();
    x = scene.x(ship);
    y = scene.y(ship);
    sumX = 0;
    sumY = 0;
    sum = 0;
    addAttraction(scene, EntityKind.SNAKE_HEAD, EntityKind.SNAKE_HEAD, 1);
    addAttraction(scene, KindRange.FIGHTERS.first(), KindRange.FIGHTERS.last(), FIGHTER_PULL);
    addAttraction(scene, EntityKind.MISSILE, EntityKind.MISSILE, MISSILE_PULL);
    addAttraction(scene, EntityKind.VESSEL_CORE, EntityKind.VESSEL_CORE, VESSEL_PULL);
    double share = sum > 0 ? 1 / (sum + SHIP_PULL) : 0;
    frameBoss(camera, scene);
    camera.follow(seconds, x, y, snapshot.vx(ship), snapshot.vy(ship), sumX * share, sumY * share);
    camera.widen(seconds, Math.max(crowdZoom(crowd(scene)), zoomNeeded(camera, scene)));
  }

  /**
   * Returns the share of a thing at {@code distance}: 1 up to {@code full}, 0 from {@code none} on,
   * smooth between.
   */
  private static double share(double distance, double full, double none) {
    double fraction = Math.max(0, Math.min(1, (none - distance) / (none - full)));
    return fraction * fraction * (3 - 2 * fraction);
  }

  private void frameBoss(ViewFrame camera, FramedScene scene) {
    Snapshot snapshot = scene.snapshot();
    double offsetX = 0;
    double offsetY = 0;
    double weightSum = 0;
    double greatestWeight = 0;
    for (int i = snapshot.first(KindRange.ALL); i < snapshot.end(KindRange.ALL); i++) {
      if (snapshot.kind(i) == EntityKind.VESSEL_CORE || isGateOfVessel(snapshot, i)) {
        double dx = scene.x(i) - x;
        double dy = scene.y(i) - y;
        double weight = share(StrictMath.hypot(dx, dy), FRAMED_DISTANCE, UNFRAMED_DISTANCE);
        offsetX += dx * weight;
        offsetY += dy * weight;
        weightSum += weight;
        greatestWeight = Math.max(greatestWeight, weight);
      }
    }
    camera.frame(
        weightSum > 0 ? offsetX / weightSum : 0,
        weightSum > 0 ? offsetY / weightSum : 0,
        greatestWeight);
  }

  private static boolean isGateOfVessel(Snapshot snapshot, int i) {
    return snapshot.kind(i) == EntityKind.WARP_GATE
        && snapshot.row(i).guest == EntityKind.VESSEL_CORE;
  }

  /** Returns the weight of all foes about the ship. */
  private double crowd(FramedScene scene) {
    Snapshot snapshot = scene.snapshot();
    double crowd = 0;
    for (int i = snapshot.first(KindRange.FOES); i < snapshot.end(KindRange.FOES); i++) {
      double distance = StrictMath.hypot(scene.x(i) - x, scene.y(i) - y);
      crowd += weight(snapshot.kind(i)) * share(distance, CROWD_FULL_DISTANCE, CROWD_ZERO_DISTANCE);
    }
    return crowd;
  }

  private static double weight(EntityKind kind) {
    return switch (kind) {
      case SNAKE_SEGMENT -> 0.1;
      case VESSEL_TURRET, VESSEL_BAY, VESSEL_NEST -> 0.5;
      case VESSEL_CORE -> 3;
      default -> kind.isSwarm() ? 0.25 : 1;
    };
  }

  /** Returns the wideness of the picture for a crowd of weight {@code crowd}. */
  static double crowdZoom(double crowd) {
    return 1 + (ViewFrame.WIDEST - 1) * crowd / (crowd + HALF_CROWD_WEIGHT);
  }

  private void addAttraction(
      FramedScene scene, EntityKind first, EntityKind last, double strength) {
    Snapshot snapshot = scene.snapshot();
    for (int i = snapshot.first(first); i < snapshot.end(last); i++) {
      double dx = scene.x(i) - x;
      double dy = scene.y(i) - y;
      double weight =
          strength / (1 + (dx * dx + dy * dy) / (HALF_PULL_DISTANCE * HALF_PULL_DISTANCE));
      sumX += dx * weight;
      sumY += dy * weight;
      sum += weight;
    }
  }

  private double zoomNeeded(ViewFrame camera, FramedScene scene) {
    Snapshot snapshot = scene.snapshot();
    double wideness = 1;
    for (int i = snapshot.first(EntityKind.VESSEL_TURRET);
        i < snapshot.end(EntityKind.VESSEL_NEST);
        i++) {
      wideness = Math.max(wideness, cappedZoom(need(camera, scene, i)));
    }
    // A boss widens the picture to the limit, even if that is not enough to show it.
    for (int i = snapshot.first(EntityKind.VESSEL_CORE);
        i < snapshot.end(EntityKind.VESSEL_CORE);
        i++) {
      double weight =
          share(
              StrictMath.hypot(scene.x(i) - x, scene.y(i) - y), FRAMED_DISTANCE, UNFRAMED_DISTANCE);
      double need = need(camera, scene, i, snapshot.row(i).boss ? BOSS_MARGIN : MARGIN);
      double wanted = Math.min(ViewFrame.WIDEST, Math.max(1, need));
      wideness =
          Math.max(wideness, snapshot.row(i).boss ? 1 + (wanted - 1) * weight : cappedZoom(need));
    }
    for (int i = snapshot.first(EntityKind.WARP_GATE);
        i < snapshot.end(EntityKind.WARP_GATE);
        i++) {
      wideness =
          isGateOfVessel(snapshot, i)
              ? Math.max(wideness, cappedZoom(need(camera, scene, i)))
              : wideness;
    }
    for (int i = snapshot.first(EntityKind.MISSILE); i < snapshot.end(EntityKind.MISSILE); i++) {
      wideness = Math.max(wideness, cappedZoom(need(camera, scene, i)));
    }
    return wideness;
  }

  private static double need(ViewFrame camera, FramedScene scene, int i) {
    return need(camera, scene, i, MARGIN);
  }

  private static double need(ViewFrame camera, FramedScene scene, int i, double margin) {
    return camera.widenessFor(scene.x(i), scene.y(i), scene.snapshot().radius(i) + margin);
  }

  /**
   * Returns the wideness for a thing that needs wideness {@code need}: just this if it is possible,
   * less and less beyond, so that the picture does not jump when things appear or vanish.
   */
  static double cappedZoom(double need) {
    if (need <= ViewFrame.WIDEST) {
      return Math.max(1, need);
    }
    double lost = (need - ViewFrame.WIDEST) / (UNREACHABLE_WIDENESS - ViewFrame.WIDEST);
    return Math.max(1, ViewFrame.WIDEST - (ViewFrame.WIDEST - 1) * lost);
  }
}
