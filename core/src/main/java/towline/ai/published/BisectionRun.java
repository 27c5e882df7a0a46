package towline.ai.published;

import towline.aim.situation.FireProblem;
import towline.math.Angles;

/**
 * The bisection of the rotating-shooter article, as published: between 0 and the horizon it halves
 * the impact time until that changes by less than a tolerance.
 *
 * <p>Its faults: the code turns by the absolute bearing of the impact, as if every barrel faced 0
 * ({@link #fromFacing} follows the text instead); it ignores the shooter's velocity; it counts
 * convergence onto the horizon as a hit, so it never reports that there is no shot in time; one
 * probe beyond the range ends it; if the spare time rises and falls again it finds a later window,
 * or none.
 *
 * <p>Source: Intercepting a Moving Target with a Rotating Shooter, GameDev.net, 2014.
 */
public final class BisectionRun extends MethodStepper {
  /** The article's tolerance, s. */
  public static final double PUBLISHED_TOLERANCE = 0.01;

  /** The article's greatest number of steps. */
  public static final int PUBLISHED_MOST_STEPS = 40;

  private final double tolerance;
  private final int mostSteps;

  /** Facing of the barrel as the method assumes it, rad. */
  private final double facing;

  private double next;
  private double from;
  private double to;

  /**
   * Creates a run for {@code now}, which must not change meanwhile, with the limits of the article.
   *
   * @throws IllegalArgumentException if a field of {@code now} is out of its range, or the horizon
   *     is infinite
   */
  public BisectionRun(FireProblem now) {
    this(now, PUBLISHED_TOLERANCE, PUBLISHED_MOST_STEPS);
  }

  /**
   * Creates a run with limits of its own.
   *
   * @param tolerance change of the impact time below which the run ends, s
   * @param mostSteps number of steps after which the run fails
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
   * Creates a run by the text of the article instead of its code: the barrel turns from its facing,
   * the shorter way (equation 3 there). All other faults of the code stay.
   *
   * @throws IllegalArgumentException if a field of {@code now} is out of its range, or the horizon
   *     is infinite
   */
  public static BisectionRun fromFacing(FireProblem now) {
    return fromFacing(now, PUBLISHED_TOLERANCE, PUBLISHED_MOST_STEPS);
  }

  /**
   * Creates such a run with limits of its own.
   *
   * @param tolerance change of the impact time below which the run ends, s
   * @param mostSteps number of steps after which the run fails
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
