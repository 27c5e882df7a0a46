package towline.ai.gun;

import towline.aim.FireControl;
import towline.aim.situation.Situation;
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

  /** A shot that passes by up to this part of the reach still counts as striking. */
  private static final double SURE = 0.9;

  /** How near the line of fire others may be, beyond their rim, m. */
  private static final double CLEARANCE = 0.25;

  /** Longest flight that is looked at, s. */
  private static final double MOST = 4;

  private FireDiscipline() {}

  /**
   * Whether a gun fires at foe {@code target} in a mode that {@linkplain
   * towline.aim.AimMode#studies studies}, or why not.
   *
   * @param control its fire control, after the decision of this tick
   */
  public static FireDecision judge(Snapshot seen, int target, FireControl control) {
    boolean sure = control.mode().isSure();
    FireDecision decision =
        sure ? FireDecision.FIRES : FireDecision.of(control.learner().verdict());
    if (decision != FireDecision.FIRES) {
      return decision;
    }
    double flight = sure ? control.certificate().time() : control.plan().timeOfFlight();
    if (isDoomed(seen, target, flight)) {
      return FireDecision.DOOMED;
    }
    return isBlocked(seen, control.sight(), target, flight)
        ? FireDecision.BLOCKED
        : FireDecision.FIRES;
  }

  /**
   * Whether what is on its way to a foe kills it before a shot could that flies {@code flight}
   * seconds.
   */
  static boolean isDoomed(Snapshot seen, int foe, double flight) {
    double left = seen.hitPoints(foe);
    for (EntityKind kind : SHOTS) {
      for (int i = seen.first(kind); i < seen.end(kind) && left > 0; i++) {
        if (strikes(seen, i, foe, flight)) {
          left -= seen.hitPoints(i);
        }
      }
    }
    EntityKind missile = EntityKind.OWN_MISSILE;
    for (int i = seen.first(missile); i < seen.end(missile); i++) {
      if (seen.chasedId(i) == seen.id(foe) && timeToReach(seen, i, foe) <= flight) {
        left -= seen.hitPoints(i);
      }
    }
    return left <= 0;
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
        SURE * (seen.radius(foe) + seen.radius(shot)));
  }

  /**
   * Whether a shot that leaves now along the barrel meets another foe before it has flown {@code
   * flight} seconds.
   *
   * @param now muzzle and shot
   * @param target the foe that it is meant for
   */
  static boolean isBlocked(Snapshot seen, Situation now, int target, double flight) {
    double shotX = now.muzzleSpeed * Trigonometry.cos(now.facing);
    double shotY = now.muzzleSpeed * Trigonometry.sin(now.facing);
    for (int i = seen.first(KindRange.FOES); i < seen.end(KindRange.FOES); i++) {
      if (i != target
          && passes(
              seen.x(i) - now.muzzleX,
              seen.y(i) - now.muzzleY,
              seen.vx(i) - shotX,
              seen.vy(i) - shotY,
              seen,
              flight,
              seen.radius(i) + CLEARANCE)) {
        return true;
      }
    }
    return false;
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
