package towline.ai.gun;

import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.internal.LinearIntercept;

/**
 * Deliberate misses for weak enemies: shots that pass closely ahead of a player's ship, where they
 * are seen, instead of behind it as those of a bad shot.
 *
 * <p>Source of the idea: Kain Shin, Predictive Aim Mathematics for AI Targeting, 2009, section In
 * Search of Perfection.
 */
public final class DeliberateMiss {
  /**
   * Number of iterations for the direction of the shot; the error mostly falls below 1 % of the
   * miss.
   */
  private static final int ITERATIONS = 4;

  private DeliberateMiss() {}

  /**
   * Fills {@code ghost} with {@code problem}, with its target displaced such that a shot that hits
   * the ghost passes the centre of the true target at {@code missDistance}, on the side to which
   * the target moves. Aim at the ghost with any mode.
   *
   * <p>For a gun that {@link FireProblem#outrunsItsShots} only the shot that leaves now is known,
   * so the ghost must be fired at {@link towline.aim.situation.FireTiming#AT_ONCE}.
   *
   * <p>For a target of constant velocity and a shot that leaves at once, from 8 m on and up to .9
   * of the shot's speed, the distance is right to 1 % in 98 of 100 drawn cases, and off by 13 % at
   * worst; after a turn of the barrel, as long as the bearing changes little.
   *
   * @param missDistance metres, more than the radii of target and shot
   * @return true if there is such a shot; if not, the ghost is the target itself
   */
  public static boolean ahead(
      FireProblem problem, double missDistance, FireSolver solver, FireProblem ghost) {
    ghost.set(problem);
    ghost.fireAtOnceIfOutrun();
    boolean inherits = problem.shotFrame == ShotFrame.SHOOTER;
    double vx = problem.targetVelocityX - (inherits ? problem.shooterVelocityX : 0);
    double vy = problem.targetVelocityY - (inherits ? problem.shooterVelocityY : 0);
    for (int i = 0; i < ITERATIONS; i++) {
      double rx = ghost.targetX - problem.muzzleX;
      double ry = ghost.targetY - problem.muzzleY;
      double flight = LinearIntercept.timeToGo(rx, ry, vx, vy, problem.muzzleSpeed);
      if (!(flight > 0 && flight < Double.POSITIVE_INFINITY)) {
        ghost.setTarget(problem);
        return false;
      }
      // In the frame of the target the shot flies along the line from the muzzle to the ghost.
      double closingX = rx / flight;
      double closingY = ry / flight;
      double side = closingX * vy - closingY * vx >= 0 ? missDistance : -missDistance;
      double closing = Math.sqrt(closingX * closingX + closingY * closingY);
      ghost.targetX = problem.targetX - side * closingY / closing;
      ghost.targetY = problem.targetY + side * closingX / closing;
    }
    if (solver.timeToGo(ghost) < Double.POSITIVE_INFINITY) {
      return true;
    }
    ghost.setTarget(problem);
    return false;
  }
}
