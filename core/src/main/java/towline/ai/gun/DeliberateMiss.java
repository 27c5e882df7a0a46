package towline.ai.gun;

import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.internal.LinearIntercept;

/**
 * Deliberate misses for weak enemies: shots that pass a human target closely in front, where they
 * are seen, instead of trailing behind as those of a bad shot do.
 *
 * <p>Source: the wish is Kain Shin's, Predictive Aim Mathematics for AI Targeting, 2009, section In
 * Search of Perfection.
 */
public final class DeliberateMiss {
  /** Each round finds the direction of the shot better; the error falls below 1 % of the miss. */
  private static final int ROUNDS = 4;

  private DeliberateMiss() {}

  /**
   * Fills {@code ghost} with {@code now}, its target moved to where a shot that hits the ghost
   * passes the centre of the true target at {@code missDistance}, on the side to which it moves.
   * Aim at the ghost with any mode.
   *
   * <p>Of a gun that {@link FireProblem#outrunsItsShots} only the shot that leaves now is known, so
   * that the ghost is to be shot at {@link towline.aim.situation.FireTiming#AT_ONCE}.
   *
   * <p>The distance is exact to 1 % for a target of constant velocity and a shot that leaves at
   * once; with turning before, for as long as the bearing changes little.
   *
   * @param missDistance metres, more than the radii of target and shot
   * @return whether there is such a shot; if not, the ghost is the target itself
   */
  public static boolean ahead(
      FireProblem now, double missDistance, FireSolver solver, FireProblem ghost) {
    ghost.set(now);
    ghost.fireAtOnceIfOutrun();
    boolean inherits = now.shotFrame == ShotFrame.SHOOTER;
    double vx = now.targetVelocityX - (inherits ? now.shooterVelocityX : 0);
    double vy = now.targetVelocityY - (inherits ? now.shooterVelocityY : 0);
    for (int i = 0; i < ROUNDS; i++) {
      double rx = ghost.targetX - now.muzzleX;
      double ry = ghost.targetY - now.muzzleY;
      double flight = LinearIntercept.timeToGo(rx, ry, vx, vy, now.muzzleSpeed);
      if (!(flight > 0 && flight < Double.POSITIVE_INFINITY)) {
        ghost.setTarget(now);
        return false;
      }
      // Seen from the target the shot comes along the line from the muzzle's place to the ghost's.
      double closingX = rx / flight;
      double closingY = ry / flight;
      double side = closingX * vy - closingY * vx >= 0 ? missDistance : -missDistance;
      double closing = Math.sqrt(closingX * closingX + closingY * closingY);
      ghost.targetX = now.targetX - side * closingY / closing;
      ghost.targetY = now.targetY + side * closingX / closing;
    }
    if (solver.timeToGo(ghost) < Double.POSITIVE_INFINITY) {
      return true;
    }
    ghost.setTarget(now);
    return false;
  }
}
