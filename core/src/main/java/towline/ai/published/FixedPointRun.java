package towline.ai.published;

import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;

/**
 * One solution by the fixed-point iteration of the predictive-aim article. Each step computes the
 * time of flight to the place where the target will be after the previous time of flight. The
 * article assumes that the barrel turns instantly.
 *
 * <p>Error of the article: a step only multiplies the error by the ratio of the target's range rate
 * to the muzzle speed. At a ratio of 0.9 that takes about 130 steps. On a target that recedes
 * faster than the shot the iteration never settles, which the article does not mention.
 *
 * <p>Source: Kain Shin, Predictive Aim Mathematics for AI Targeting, 2009, strategy 2.
 */
public class FixedPointRun extends MethodStepper {
  /** Steps after which the comparison in docs/aim.md stops. */
  public static final int USUAL_STEPS = 20;

  private final int mostSteps;

  /**
   * Creates an iteration of {@code mostSteps} steps for {@code now}, which must not change until it
   * has ended.
   */
  public FixedPointRun(FireProblem now, int mostSteps) {
    super(now);
    this.mostSteps = mostSteps;
  }

  @Override
  final void iterate() {
    estimate = timeOfFlight;
    low = estimate;
    high = estimate;
    moveImpact(estimate);
    double carriedTime = now.shotFrame == ShotFrame.SHOOTER ? estimate : 0;
    double dx = impactX - now.muzzleX - carriedTime * now.shooterVelocityX;
    double dy = impactY - now.muzzleY - carriedTime * now.shooterVelocityY;
    timeOfFlight = Math.sqrt(dx * dx + dy * dy) / now.muzzleSpeed;
    if (steps() >= mostSteps) {
      end(timeOfFlight);
      atEnd(timeOfFlight);
    }
  }

  /** Called once at the end with the time of flight found, s; does nothing here. */
  void atEnd(double time) {}
}
