package towline.ai.published;

import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.internal.LinearIntercept;

/**
 * The closed forms of the articles as they published them, kept for comparison. Positions and
 * velocities are relative to the muzzle, SI units. Not for aiming: see what each gets wrong, and
 * use {@link LinearIntercept}.
 */
public final class ArticleMethods {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  /** The tolerance of the first article, which no everyday number ever falls below. */
  private static final double TOLERANCE = 2 * Double.MIN_NORMAL;

  private ArticleMethods() {}

  /**
   * The time of flight by the textbook quadratic; +infinity: it finds none.
   *
   * <p>What it gets wrong: {@code b^2 - 4 a c} cancels where the speeds are nearly equal; its test
   * for equal speeds never holds after rounding; of two roots it takes the later one if the earlier
   * is negative, even where that one is negative too; a target on the muzzle is refused.
   *
   * <p>Source: Intercepting a Moving Target in 2D, GameDev.net, 2014.
   */
  public static double staticQuadratic(double rx, double ry, double vx, double vy, double s) {
    double a = vx * vx + vy * vy - s * s;
    double b = 2 * (rx * vx + ry * vy);
    double c = rx * rx + ry * ry;
    if (c < TOLERANCE) {
      return NEVER;
    }
    double time = quadraticTime(a, b, c);
    return time >= 0 ? time : NEVER;
  }

  private static double quadraticTime(double a, double b, double c) {
    if (Math.abs(a) < TOLERANCE) {
      return Math.abs(b) < TOLERANCE ? NEVER : -c / b;
    }
    double discriminant = b * b - 4 * a * c;
    if (discriminant < 0) {
      return NEVER;
    }
    double root = Math.sqrt(discriminant);
    double plus = (-b + root) / (2 * a);
    double minus = (-b - root) / (2 * a);
    return plus < minus && plus >= 0 ? plus : minus;
  }

  /**
   * The time of flight by the law of cosines; +infinity: it finds none.
   *
   * <p>What it gets wrong: with equal speeds it divides by zero; a target that stands still has no
   * direction to take the cosine of (here: 0); the smaller positive root is as inexact as the
   * quadratic's. The printed derivation has two slips, in steps 3 and 18; this is its step 21.
   *
   * <p>Source: Kain Shin, Predictive Aim Mathematics for AI Targeting, 2009, strategy 3.
   */
  public static double lawOfCosines(double rx, double ry, double vx, double vy, double s) {
    double distance = Math.sqrt(rx * rx + ry * ry);
    double targetSpeed = Math.sqrt(vx * vx + vy * vy);
    double product = distance * targetSpeed;
    double cosine = product > 0 ? -(rx * vx + ry * vy) / product : 0;
    double a = s * s - targetSpeed * targetSpeed;
    double b = 2 * distance * targetSpeed * cosine;
    double root = Math.sqrt(b * b + 4 * a * distance * distance);
    double plus = (-b + root) / (2 * a);
    double minus = (-b - root) / (2 * a);
    double time = Math.min(plus > 0 ? plus : NEVER, minus > 0 ? minus : NEVER);
    return time < NEVER ? time : NEVER;
  }

  /**
   * The launch velocity that meets the target after the time of flight of a straight shot: a lob at
   * fixed time. The third article's way to aim with gravity; fire it with this velocity, which is
   * not the muzzle speed: by 7 % in the median of random cases, by 91 % at worst.
   *
   * @param launch where the x and y of the velocity are put
   * @return the time of flight; +infinity: there is none, and {@code launch} is left alone
   *     <p>Source: Kain Shin, Predictive Aim Mathematics for AI Targeting, 2009, Supporting Lobbed
   *     Projectiles for Strategy 3.
   */
  public static double lobAtFixedTime(
      double rx,
      double ry,
      double vx,
      double vy,
      double gravityX,
      double gravityY,
      double s,
      double[] launch) {
    double time = LinearIntercept.timeToGo(rx, ry, vx, vy, s);
    if (time > 0 && time < NEVER) {
      launch[0] = vx + rx / time - 0.5 * time * gravityX;
      launch[1] = vy + ry / time - 0.5 * time * gravityY;
    }
    return time;
  }

  /**
   * Puts the launch velocity of a lob that is to fly for {@code time} to the run's impact, as seen
   * from a muzzle that has moved for {@code moved} seconds.
   */
  static void launchAtFixedTime(MethodStepper run, double moved, double time) {
    if (!(time > 0 && time < NEVER)) {
      return;
    }
    FireProblem now = run.now;
    double carried = now.shotFrame == ShotFrame.SHOOTER ? moved : 0;
    run.launchX = (run.impactX - now.muzzleX - carried * now.shooterVelocityX) / time;
    run.launchY = (run.impactY - now.muzzleY - carried * now.shooterVelocityY) / time;
    run.launchX -= 0.5 * time * now.gravityX;
    run.launchY -= 0.5 * time * now.gravityY;
  }
}
