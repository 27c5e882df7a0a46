package towline.session.framing;

import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;

/**
 * What the camera follows: it leans towards threats, stands between ship and boss, and widens for a
 * crowd and for what it should not leave out.
 */
public final class CameraFollow {
  /** How much a threat pulls, next to the head of a snake. */
  private static final double FIGHTER_PULL = 0.5;

  private static final double MISSILE_PULL = 1.2;
  private static final double VESSEL_PULL = 3;

  /** A boss that near to the ship, m, is framed with it, ... */
  private static final double FRAMED = 30;

  /** ... and one that far away is not. */
  private static final double LEFT_ALONE = 46;

  /** Foes that near to the ship, m, count in full as a crowd, ... */
  private static final double CROWD_NEAR = 22;

  /** ... and those that far away do not. */
  private static final double CROWD_FAR = 38;

  /** A crowd that weighs so much widens the picture half-way. */
  private static final double HALF_CROWD = 6;

  /** At this distance, m, a threat pulls half as much as near by. */
  private static final double HALF_PULL = 20;

  /** A ship without any threat stands in the middle: so much counts for nothing at all. */
  private static final double AT_REST = 0.5;

  /** How far inside the picture a framed thing is to be, m. */
  private static final double MARGIN = 1.2;

  /** The same for the core of a boss, which may soon be farther off. */
  private static final double BOSS_MARGIN = 6;

  /** What would need the picture that many times as wide is left out. */
  private static final double HOPELESS = 1.7;

  private double x;
  private double y;
  private double sumX;
  private double sumY;
  private double sum;

  /** Lets the camera follow the ship of a scene for that time, s; without a ship it stands. */
  public void update(ViewFrame camera, FramedScene scene, double seconds) {
    int ship = scene.only(EntityKind.SHIP);
    if (ship < 0) {
      return;
    }
    Snapshot now = scene.now();
    x = scene.x(ship);
    y = scene.y(ship);
    sumX = 0;
    sumY = 0;
    sum = 0;
    addAttraction(scene, EntityKind.SNAKE_HEAD, EntityKind.SNAKE_HEAD, 1);
    addAttraction(scene, KindRange.FIGHTERS.first(), KindRange.FIGHTERS.last(), FIGHTER_PULL);
    addAttraction(scene, EntityKind.MISSILE, EntityKind.MISSILE, MISSILE_PULL);
    addAttraction(scene, EntityKind.VESSEL_CORE, EntityKind.VESSEL_CORE, VESSEL_PULL);
    double share = sum > 0 ? 1 / (sum + AT_REST) : 0;
    frameBoss(camera, scene);
    camera.follow(seconds, x, y, now.vx(ship), now.vy(ship), sumX * share, sumY * share);
    camera.widen(seconds, Math.max(crowdZoom(crowd(scene)), zoomNeeded(camera, scene)));
  }

  /** The share of something that counts in full up to one distance and not at all from another. */
  private static double share(double distance, double full, double none) {
    double left = Math.max(0, Math.min(1, (none - distance) / (none - full)));
    return left * left * (3 - 2 * left);
  }

  private void frameBoss(ViewFrame camera, FramedScene scene) {
    Snapshot now = scene.now();
    double offsetX = 0;
    double offsetY = 0;
    double all = 0;
    double most = 0;
    for (int i = now.first(KindRange.ALL); i < now.end(KindRange.ALL); i++) {
      if (now.kind(i) == EntityKind.VESSEL_CORE || isGateOfVessel(now, i)) {
        double dx = scene.x(i) - x;
        double dy = scene.y(i) - y;
        double weight = share(StrictMath.hypot(dx, dy), FRAMED, LEFT_ALONE);
        offsetX += dx * weight;
        offsetY += dy * weight;
        all += weight;
        most = Math.max(most, weight);
      }
    }
    camera.frame(all > 0 ? offsetX / all : 0, all > 0 ? offsetY / all : 0, most);
  }

  private static boolean isGateOfVessel(Snapshot now, int i) {
    return now.kind(i) == EntityKind.WARP_GATE && now.row(i).guest == EntityKind.VESSEL_CORE;
  }

  /** What the foes about the ship weigh together. */
  private double crowd(FramedScene scene) {
    Snapshot now = scene.now();
    double crowd = 0;
    for (int i = now.first(KindRange.FOES); i < now.end(KindRange.FOES); i++) {
      double distance = StrictMath.hypot(scene.x(i) - x, scene.y(i) - y);
      crowd += weight(now.kind(i)) * share(distance, CROWD_NEAR, CROWD_FAR);
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

  /** How wide the picture should be for a crowd that weighs so much. */
  static double crowdZoom(double crowd) {
    return 1 + (ViewFrame.WIDEST - 1) * crowd / (crowd + HALF_CROWD);
  }

  private void addAttraction(
      FramedScene scene, EntityKind first, EntityKind last, double strength) {
    Snapshot now = scene.now();
    for (int i = now.first(first); i < now.end(last); i++) {
      double dx = scene.x(i) - x;
      double dy = scene.y(i) - y;
      double weight = strength / (1 + (dx * dx + dy * dy) / (HALF_PULL * HALF_PULL));
      sumX += dx * weight;
      sumY += dy * weight;
      sum += weight;
    }
  }

  private double zoomNeeded(ViewFrame camera, FramedScene scene) {
    Snapshot now = scene.now();
    double most = 1;
    for (int i = now.first(EntityKind.VESSEL_TURRET); i < now.end(EntityKind.VESSEL_NEST); i++) {
      most = Math.max(most, cappedZoom(need(camera, scene, i)));
    }
    // Nobody is to lose sight of a boss: as wide as it gets, even if that does not show it.
    for (int i = now.first(EntityKind.VESSEL_CORE); i < now.end(EntityKind.VESSEL_CORE); i++) {
      double weight = share(StrictMath.hypot(scene.x(i) - x, scene.y(i) - y), FRAMED, LEFT_ALONE);
      double need = need(camera, scene, i, now.row(i).boss ? BOSS_MARGIN : MARGIN);
      double wanted = Math.min(ViewFrame.WIDEST, Math.max(1, need));
      most = Math.max(most, now.row(i).boss ? 1 + (wanted - 1) * weight : cappedZoom(need));
    }
    for (int i = now.first(EntityKind.WARP_GATE); i < now.end(EntityKind.WARP_GATE); i++) {
      most = isGateOfVessel(now, i) ? Math.max(most, cappedZoom(need(camera, scene, i))) : most;
    }
    for (int i = now.first(EntityKind.MISSILE); i < now.end(EntityKind.MISSILE); i++) {
      most = Math.max(most, cappedZoom(need(camera, scene, i)));
    }
    return most;
  }

  private static double need(ViewFrame camera, FramedScene scene, int i) {
    return need(camera, scene, i, MARGIN);
  }

  private static double need(ViewFrame camera, FramedScene scene, int i, double margin) {
    return camera.widenessFor(scene.x(i), scene.y(i), scene.now().radius(i) + margin);
  }

  /**
   * How wide the picture should be for something that needs it so wide: just so while that helps;
   * beyond, less and less, so that nothing jumps when something goes or comes.
   */
  static double cappedZoom(double need) {
    if (need <= ViewFrame.WIDEST) {
      return Math.max(1, need);
    }
    double lost = (need - ViewFrame.WIDEST) / (HOPELESS - ViewFrame.WIDEST);
    return Math.max(1, ViewFrame.WIDEST - (ViewFrame.WIDEST - 1) * lost);
  }
}
