package towline.ai.published;

import towline.aim.situation.FireProblem;
import towline.math.Angles;

/**
 * The bisection of the rotating-shooter article, as published: between 0 and the horizon it halves
 * the impact time until that changes by less than a tolerance.
 *
 * <p>What it gets wrong: its code turns by the absolute bearing of the impact, as if every barrel
 * faced 0 ({@link #fromFacing} does as its text says); it ignores the shooter's velocity; it takes
 * convergence onto the horizon for a hit, so it never says that there is no shot in time; one probe
 * beyond the range ends it; where the spare time rises and falls again it finds a later window, or
 * none.
 *
 * <p>Source: Intercepting a Moving Target with a Rotating Shooter, GameDev.net, 2014.
 */
public final class BisectionRun extends MethodStepper {
  /** Of the article, seconds. */
  public static final double PUBLISHED_TOLERANCE = 0.01;

  /** Of the article. */
  public static final int PUBLISHED_MOST_STEPS = 40;

  private final double tolerance;
  private final int mostSteps;

  /** Where its barrel faces, for all it knows. */
  private final double facing;

  private double next;
  private double from;
  private double to;

  /**
   * A run for {@code now}, which must not change meanwhile, with the limits of the article.
   *
   * @throws IllegalArgumentException if a field of {@code now} is out of its range, or the horizon
   *     is infinite
   */
  public BisectionRun(FireProblem now) {
    this(now, PUBLISHED_TOLERANCE, PUBLISHED_MOST_STEPS);
  }

  /**
   * The same with other limits.
   *
   * @param tolerance seconds; it ends when the impact time changes by less
   * @param mostSteps it fails when it has not ended by then
   * @throws IllegalArgumentException if a field of {@code now} is out of its range, or the horizon
   *     is infinite
   */
  public BisectionRun(FireProblem now, double tolerance, int mostSteps) {
    this(now, tolerance, mostSteps, 0);
  }

  private BisectionRun(FireProblem now, double tolerance, int mostSteps, double facing) {
    super(now);
    this.facing = facing;
    checkHorizon(now);
    this.tolerance = tolerance;
    this.mostSteps = mostSteps;
    to = now.horizon;
    next = 0.5 * to;
  }

  /**
   * The same as the article's text has it, not its code: the barrel turns from where it faces, the
   * shorter way (its equation 3). All else that the code gets wrong stays, but for the absolute
   * bearing.
   *
   * @throws IllegalArgumentException if a field of {@code now} is out of its range, or the horizon
   *     is infinite
   */
  public static BisectionRun fromFacing(FireProblem now) {
    return fromFacing(now, PUBLISHED_TOLERANCE, PUBLISHED_MOST_STEPS);
  }

  /**
   * The same with other limits.
   *
   * @param tolerance seconds; it ends when the impact time changes by less
   * @param mostSteps it fails when it has not ended by then
   * @throws IllegalArgumentException if a field of {@code now} is out of its range, or the horizon
   *     is infinite
   */
  public static BisectionRun fromFacing(FireProblem now, double tolerance, int mostSteps) {
    return new BisectionRun(now, tolerance, mostSteps, now.facing);
  }

  private static void checkHorizon(FireProblem now) {
    if (!(now.horizon < NEVER)) {
      throw new IllegalArgumentException(
          "a bisection halves the time up to the horizon, which must be finite, but is "
              + now.horizon);
    }
  }

  @Override
  void iterate() {
    low = from;
    high = to;
    estimate = next;
    moveImpact(estimate);
    double dx = impactX - now.muzzleX;
    double dy = impactY - now.muzzleY;
    double distance = Math.sqrt(dx * dx + dy * dy);
    timeToSlew = Math.abs(Angles.difference(StrictMath.atan2(dy, dx), facing)) / now.slewRate;
    timeOfFlight = distance / now.muzzleSpeed;
    if (distance >= now.range) {
      end(NEVER);
      return;
    }
    if (residual() > 0) {
      to = estimate;
    } else {
      from = estimate;
    }
    next = 0.5 * (from + to);
    if (Math.abs(next - estimate) < tolerance) {
      end(estimate);
    } else if (steps() >= mostSteps) {
      end(NEVER);
    }
  }
}
