package towline.ai.gun;

import towline.aim.FireControl;
import towline.aim.situation.FireProblem;
import towline.internal.SweptCollision;
import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;

/**
 * Keeps a gun from wasting a shot: on a target that will be dead by then, and through what stands
 * in the way. What flies and what moves is taken to keep its velocity; every shot falls as it does.
 */
public final class FireDiscipline {
  /** What our side has in the air against foes, missiles apart. */
  private static final EntityKind[] SHOTS = {
    EntityKind.SHIP_SHOT, EntityKind.DRONE_SHOT, EntityKind.WINGMAN_SHOT
  };

  /**
   * A shot that passes by up to this part of the reach counts as striking: it was aimed by somebody
   * who knows more of the target than that it keeps its velocity.
   */
  private static final double STRIKES = 1.15;

  /** How near the line of fire others may be, beyond their rim, m. */
  private static final double CLEARANCE = 0.25;

  /** Longest flight that is looked at, s. */
  private static final double MOST = 4;

  private FireDiscipline() {}

  /**
   * Whether a gun fires at foe {@code target} that should waste no shot, or why not.
   *
   * @param control its fire control, after the decision of this tick
   */
  public static FireDecision judge(Snapshot seen, int target, FireControl control) {
    FireDecision decision = FireDecision.of(control.verdict());
    if (decision != FireDecision.FIRES) {
      return decision;
    }
    if (seen.kind(target) == EntityKind.COURIER) {
      // A shot at it flies through all else, and only hits in a row count.
      return FireDecision.FIRES;
    }
    double flight = control.timeOfFlight();
    if (isDoomed(seen, target, flight)) {
      return FireDecision.DOOMED;
    }
    return inTheWay(seen, control.sight(), target, flight) >= 0
        ? FireDecision.BLOCKED
        : FireDecision.FIRES;
  }

  /**
   * The index of the foe that is in the way of a shot at {@code target}, or -1.
   *
   * @param control its fire control, after the decision of this tick
   */
  public static int inTheWay(Snapshot seen, int target, FireControl control) {
    return inTheWay(seen, control.sight(), target, control.timeOfFlight());
  }

  /**
   * Whether a shot that leaves now along the barrel is well spent on a foe that is not the target:
   * it cannot dodge the shot, is not dead by then, and nothing is in the way.
   *
   * @param control the gun's fire control, after the decision of this tick
   * @param now what the gun sees of that foe
   */
  public static boolean isCertain(Snapshot seen, int foe, FireControl control, FireProblem now) {
    double flight = control.certainFlight(now);
    return flight < Double.POSITIVE_INFINITY
        && !isDoomed(seen, foe, flight)
        && inTheWay(seen, now, foe, flight) < 0;
  }

  /**
   * Whether what is on its way to a foe kills it before a shot could that flies {@code flight}
   * seconds.
   */
  static boolean isDoomed(Snapshot seen, int foe, double flight) {
    if (seen.tow().lethal && isRammed(seen, foe, flight)) {
      return true;
    }
    double left = seen.row(foe).hitPoints;
    for (EntityKind kind : SHOTS) {
      for (int i = seen.first(kind); i < seen.end(kind) && left > 0; i++) {
        if (strikes(seen, i, foe, flight)) {
          left -= seen.row(i).hitPoints;
        }
      }
    }
    EntityKind missile = EntityKind.OWN_MISSILE;
    for (int i = seen.first(missile); i < seen.end(missile); i++) {
      if (seen.row(i).chasedId == seen.id(foe) && timeToReach(seen, i, foe) <= flight) {
        left -= seen.row(i).hitPoints;
      }
    }
    return left <= 0;
  }

  /** Whether the swung drone runs into a foe within so many seconds. */
  private static boolean isRammed(Snapshot seen, int foe, double within) {
    int drone = seen.first(EntityKind.DRONE);
    if (drone == seen.end(EntityKind.DRONE)) {
      return false;
    }
    double contact =
        SweptCollision.contact(
            seen.x(foe) - seen.x(drone),
            seen.y(foe) - seen.y(drone),
            within * (seen.vx(foe) - seen.vx(drone)),
            within * (seen.vy(foe) - seen.vy(drone)),
            seen.radius(foe) + seen.tow().ramRadius);
    return contact <= 1;
  }

  private static double timeToReach(Snapshot seen, int missile, int foe) {
    double speed = StrictMath.hypot(seen.vx(missile), seen.vy(missile));
    return seen.distance(missile, foe) / Math.max(1, speed);
  }

  private static boolean strikes(Snapshot seen, int shot, int foe, double within) {
    return passes(
        seen.x(foe) - seen.x(shot),
        seen.y(foe) - seen.y(shot),
        seen.vx(foe) - seen.vx(shot),
        seen.vy(foe) - seen.vy(shot),
        seen,
        Math.min(within, MOST),
        STRIKES * (seen.radius(foe) + seen.radius(shot)));
  }

  /**
   * The index of the foe nearest to the muzzle, other than the target, that a shot meets which
   * leaves now along the barrel and flies {@code flight} seconds; -1: there is none.
   *
   * @param now muzzle and shot
   * @param target the foe that it is meant for
   */
  static int inTheWay(Snapshot seen, FireProblem now, int target, double flight) {
    double shotX = now.muzzleSpeed * Trigonometry.cos(now.facing);
    double shotY = now.muzzleSpeed * Trigonometry.sin(now.facing);
    int first = -1;
    double nearest = Double.POSITIVE_INFINITY;
    for (int i = seen.first(KindRange.FOES); i < seen.end(KindRange.FOES); i++) {
      double x = seen.x(i) - now.muzzleX;
      double y = seen.y(i) - now.muzzleY;
      double distance = x * x + y * y;
      if (i != target
          && distance < nearest
          && passes(
              x,
              y,
              seen.vx(i) - shotX,
              seen.vy(i) - shotY,
              seen,
              flight,
              seen.radius(i) + CLEARANCE)) {
        first = i;
        nearest = distance;
      }
    }
    return first;
  }

  /** Whether something at r with velocity v, seen from a shot that falls, comes within reach. */
  private static boolean passes(
      double rx, double ry, double vx, double vy, Snapshot seen, double within, double reach) {
    double v2 = vx * vx + vy * vy;
    double t = v2 > 0 ? Math.max(0, Math.min(within, -(rx * vx + ry * vy) / v2)) : 0;
    // The fall until then, as one shift; then the closest moment again.
    double fallX = 0.5 * t * t * seen.gravityX();
    double fallY = 0.5 * t * t * seen.gravityY();
    double x = rx - fallX;
    double y = ry - fallY;
    t = v2 > 0 ? Math.max(0, Math.min(within, -(x * vx + y * vy) / v2)) : 0;
    x += t * vx;
    y += t * vy;
    return x * x + y * y <= reach * reach;
  }
}
