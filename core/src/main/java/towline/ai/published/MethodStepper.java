package towline.ai.published;

import towline.aim.situation.FireProblem;

/**
 * An iterative law at work, one bounded step at a time: a turret can take one step a frame and
 * carry the run along, and whoever watches sees it converge. Times are seconds from the moment at
 * which the run began.
 */
public abstract class MethodStepper {
  static final double NEVER = Double.POSITIVE_INFINITY;

  final FireProblem now;

  double low;
  double high;
  double estimate;
  double timeToSlew;
  double timeOfFlight;
  double impactX;
  double impactY;
  double launchX;
  double launchY;
  private int steps;
  private boolean finished;
  private double answer = NEVER;

  MethodStepper(FireProblem now) {
    now.check();
    this.now = now;
  }

  /** Takes one step; false: the run was over already. */
  public final boolean step() {
    if (finished) {
      return false;
    }
    steps++;
    iterate();
    return true;
  }

  /** Runs to the end, which comes after at most some tens of steps. */
  public final double finish() {
    while (!finished) {
      step();
    }
    return answer;
  }

  abstract void iterate();

  final void end(double answer) {
    this.answer = answer;
    finished = true;
  }

  /** Puts the place of impact where the target, at constant acceleration, is at {@code t}. */
  final void moveImpact(double t) {
    impactX = now.targetX + t * (now.targetVelocityX + 0.5 * t * now.targetAccelerationX);
    impactY = now.targetY + t * (now.targetVelocityY + 0.5 * t * now.targetAccelerationY);
  }

  /** Whether the run is over. */
  public final boolean isFinished() {
    return finished;
  }

  /** The impact time that the law answers with; +infinity: none, or not finished yet. */
  public final double timeToGo() {
    return answer;
  }

  /** How many steps were taken. */
  public final int steps() {
    return steps;
  }

  /**
   * The lower end of the bracket that the last step looked at; the estimate where there is none.
   */
  public final double low() {
    return low;
  }

  /** The upper end of that bracket. */
  public final double high() {
    return high;
  }

  /** The impact time that the last step tried. */
  public final double estimate() {
    return estimate;
  }

  /** Seconds of turning for that impact, as the law reckons them. */
  public final double timeToSlew() {
    return timeToSlew;
  }

  /** Seconds of flight to that impact, as the law reckons them. */
  public final double timeOfFlight() {
    return timeOfFlight;
  }

  /** Where that impact would be, in the world. */
  public final double impactX() {
    return impactX;
  }

  /** See {@link #impactX}. */
  public final double impactY() {
    return impactY;
  }

  /**
   * The muzzle velocity that a lob at fixed time leaves with, relative to what it inherits, m/s; 0
   * for other laws, whose shots leave with the muzzle speed.
   */
  public final double launchX() {
    return launchX;
  }

  /** See {@link #launchX}. */
  public final double launchY() {
    return launchY;
  }

  /** Seconds to spare for that impact, as the law reckons them. */
  public final double residual() {
    return estimate - timeToSlew - timeOfFlight;
  }
}
