package towline.ai.published;

import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;

/**
 * The fixed-point iteration of the predictive-aim article: fly to where the target will be after
 * the last flight, and so on. The barrel is taken to point anywhere at once.
 *
 * <p>What it gets wrong: each step shrinks the error by the target's range rate over the muzzle
 * speed only, so it takes about 130 steps at 0.9 and never settles on a target that recedes faster
 * than the shot; it does not say so.
 *
 * <p>Source: Kain Shin, Predictive Aim Mathematics for AI Targeting, 2009, strategy 2.
 */
public class FixedPointRun extends MethodStepper {
  /** Steps after which the comparison in docs/aim.md stops. */
  public static final int USUAL_STEPS = 20;

  private final int mostSteps;

  /** A run for {@code now}, which must not change meanwhile, of {@code mostSteps} steps. */
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
    double carried = now.shotFrame == ShotFrame.SHOOTER ? estimate : 0;
    double dx = impactX - now.muzzleX - carried * now.shooterVelocityX;
    double dy = impactY - now.muzzleY - carried * now.shooterVelocityY;
    timeOfFlight = Math.sqrt(dx * dx + dy * dy) / now.muzzleSpeed;
    if (steps() >= mostSteps) {
      end(timeOfFlight);
      atEnd(timeOfFlight);
    }
  }

  /** For what a law does with the time that it ends with. */
  void atEnd(double time) {}
}
