package towline.ai.gun;

import towline.aim.FireControl;
import towline.aim.situation.FireProblem;
import towline.internal.SweptCollision;
import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/**
 * The rules against wasted shots: on a target that other shots will have killed, or through other
 * foes in the way. All bodies are taken to keep their velocity; shots fall.
 */
public final class FireDiscipline {
  /** Kinds of friendly shots, without missiles. */
  private static final EntityKind[] SHOTS = {
    EntityKind.SHIP_SHOT, EntityKind.DRONE_SHOT, EntityKind.WINGMAN_SHOT
  };

  /**
   * Distance below which a passing shot counts as a hit, as a multiple of the sum of radii; more
   * than 1, because the shot was aimed with a better prediction than constant velocity.
   */
  private static final double HIT_DISTANCE_FACTOR = 1.15;

  /** Least distance of other foes' rims from the line of fire, m. */
  private static final double CLEARANCE = 0.25;

  /** Longest flight that is considered, s. */
  private static final double MAX_FLIGHT_TIME = 4;

  private FireDiscipline() {}

  /**
   * Returns the decision of a gun to fire at foe {@code target}, or the reason for holding its
   * fire.
   *
   * @param control its fire control, after the decision of this tick
   */
  public static FireDecision judge(Snapshot snapshot, int target, FireControl control) {
    FireDecision decision = FireDecision.of(control.verdict());
    if (decision != FireDecision.FIRES) {
      return decision;
    }
    if (snapshot.kind(target) == EntityKind.COURIER) {
      // A shot at a courier passes through all others, and only hits in a row count.
      return FireDecision.FIRES;
    }
    double flight = control.timeOfFlight();
    if (isDoomed(snapshot, target, flight)) {
      return FireDecision.DOOMED;
    }
    return inTheWay(snapshot, control.sight(), target, flight) >= 0
        ? FireDecision.BLOCKED
        : FireDecision.FIRES;
  }

  /**
   * Returns the index of the foe in the way of a shot at {@code target}, or -1.
   *
   * @param control its fire control, after the decision of this tick
   */
  public static int inTheWay(Snapshot snapshot, int target, FireControl control) {
    return inTheWay(snapshot, control.sight(), target, control.timeOfFlight());
  }

  /**
   * Returns true if a shot that leaves now along the barrel is not wasted on a foe other than the
   * target: the foe cannot dodge it, is not doomed, and nothing is in the way.
   *
   * @param control the gun's fire control, after the decision of this tick
   * @param problem the fire problem of that foe
   */
  public static boolean isCertain(
      Snapshot snapshot, int foe, FireControl control, FireProblem problem) {
    double flight = control.certainFlight(problem, Tick.SECONDS);
    return flight < Double.POSITIVE_INFINITY
        && !isDoomed(snapshot, foe, flight)
        && inTheWay(snapshot, problem, foe, flight) < 0;
  }

  /**
   * Returns true if shots, missiles or the drone on their way to a foe will kill it within {@code
   * flight} seconds.
   */
  static boolean isDoomed(Snapshot snapshot, int foe, double flight) {
    if (snapshot.cable().lethal && isRammed(snapshot, foe, flight)) {
      return true;
    }
    double left = snapshot.row(foe).hitPoints;
    for (EntityKind kind : SHOTS) {
      for (int i = snapshot.first(kind); i < snapshot.end(kind) && left > 0; i++) {
        if (hits(snapshot, i, foe, flight)) {
          left -= snapshot.row(i).hitPoints;
        }
      }
    }
    EntityKind missile = EntityKind.OWN_MISSILE;
    for (int i = snapshot.first(missile); i < snapshot.end(missile); i++) {
      if (snapshot.row(i).targetId == snapshot.id(foe) && timeToReach(snapshot, i, foe) <= flight) {
        left -= snapshot.row(i).hitPoints;
      }
    }
    return left <= 0;
  }

  /** Returns true if the swung drone hits a foe within {@code within} seconds. */
  private static boolean isRammed(Snapshot snapshot, int foe, double within) {
    int drone = snapshot.first(EntityKind.DRONE);
    if (drone == snapshot.end(EntityKind.DRONE)) {
      return false;
    }
    double contact =
        SweptCollision.contact(
            snapshot.x(foe) - snapshot.x(drone),
            snapshot.y(foe) - snapshot.y(drone),
            within * (snapshot.vx(foe) - snapshot.vx(drone)),
            within * (snapshot.vy(foe) - snapshot.vy(drone)),
            snapshot.radius(foe) + snapshot.cable().ramRadius);
    return contact <= 1;
  }

  private static double timeToReach(Snapshot snapshot, int missile, int foe) {
    double speed = StrictMath.hypot(snapshot.vx(missile), snapshot.vy(missile));
    return snapshot.distance(missile, foe) / Math.max(1, speed);
  }

  private static boolean hits(Snapshot snapshot, int shot, int foe, double within) {
    return passes(
        snapshot.x(foe) - snapshot.x(shot),
        snapshot.y(foe) - snapshot.y(shot),
        snapshot.vx(foe) - snapshot.vx(shot),
        snapshot.vy(foe) - snapshot.vy(shot),
        snapshot,
        Math.min(within, MAX_FLIGHT_TIME),
        HIT_DISTANCE_FACTOR * (snapshot.radius(foe) + snapshot.radius(shot)));
  }

  /**
   * Returns the index of the first foe, other than the target, that a shot meets that leaves now
   * along the barrel and flies {@code flight} seconds; -1 if there is none.
   *
   * @param problem muzzle and shot
   * @param target the foe that the shot is meant for
   */
  static int inTheWay(Snapshot snapshot, FireProblem problem, int target, double flight) {
    double shotX = problem.muzzleSpeed * Trigonometry.cos(problem.facing);
    double shotY = problem.muzzleSpeed * Trigonometry.sin(problem.facing);
    int first = -1;
    double nearest = Double.POSITIVE_INFINITY;
    for (int i = snapshot.first(KindRange.FOES); i < snapshot.end(KindRange.FOES); i++) {
      double x = snapshot.x(i) - problem.muzzleX;
      double y = snapshot.y(i) - problem.muzzleY;
      double distance = x * x + y * y;
      if (i != target
          && distance < nearest
          && passes(
              x,
              y,
              snapshot.vx(i) - shotX,
              snapshot.vy(i) - shotY,
              snapshot,
              flight,
              snapshot.radius(i) + CLEARANCE)) {
        first = i;
        nearest = distance;
      }
    }
    return first;
  }

  /**
   * Returns true if a body at r with velocity v, relative to a falling shot, comes within reach.
   */
  private static boolean passes(
      double rx, double ry, double vx, double vy, Snapshot snapshot, double within, double reach) {
    double v2 = vx * vx + vy * vy;
    double t = v2 > 0 ? Math.max(0, Math.min(within, -(rx * vx + ry * vy) / v2)) : 0;
    // The fall until the closest moment, as one shift; then the closest moment again.
    double fallX = 0.5 * t * t * snapshot.gravityX();
    double fallY = 0.5 * t * t * snapshot.gravityY();
    double x = rx - fallX;
    double y = ry - fallY;
    t = v2 > 0 ? Math.max(0, Math.min(within, -(x * vx + y * vy) / v2)) : 0;
    x += t * vx;
    y += t * vy;
    return x * x + y * y <= reach * reach;
  }
}
