package towline.ai.published;

import towline.aim.situation.FireProblem;

/**
 * An iterative law at work, one bounded step at a time: a turret can take one step a frame and keep
 * the run, so that its convergence is visible. Times are seconds from the beginning of the run.
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

  /**
   * Takes one step.
   *
   * @return false if the run was over already
   */
  public final boolean step() {
    if (finished) {
      return false;
    }
    steps++;
    iterate();
    return true;
  }

  /** Runs to the end, after at most some tens of steps, and returns {@link #timeToGo}. */
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

  /** Moves the impact to the target's place at {@code t}, at constant acceleration. */
  final void moveImpact(double t) {
    impactX = now.targetX + t * (now.targetVelocityX + 0.5 * t * now.targetAccelerationX);
    impactY = now.targetY + t * (now.targetVelocityY + 0.5 * t * now.targetAccelerationY);
  }

  /** Returns whether the run is over. */
  public final boolean isFinished() {
    return finished;
  }

  /** Returns the impact time of the law, s; +infinity: none, or not finished yet. */
  public final double timeToGo() {
    return answer;
  }

  /** Returns the number of steps taken. */
  public final int steps() {
    return steps;
  }

  /** Returns the lower end of the bracket of the last step, s; without a bracket, the estimate. */
  public final double low() {
    return low;
  }

  /** Returns the upper end of that bracket, s. */
  public final double high() {
    return high;
  }

  /** Returns the impact time that the last step tried, s. */
  public final double estimate() {
    return estimate;
  }

  /** Returns the time of turning for that impact by the law, s. */
  public final double timeToSlew() {
    return timeToSlew;
  }

  /** Returns the time of flight to that impact by the law, s. */
  public final double timeOfFlight() {
    return timeOfFlight;
  }

  /** Returns x of that impact, world frame, m. */
  public final double impactX() {
    return impactX;
  }

  /** See {@link #impactX}. */
  public final double impactY() {
    return impactY;
  }

  /**
   * Returns x of the muzzle velocity of a lob at fixed time, relative to the inherited velocity,
   * m/s; 0 for other laws, whose shots leave with the muzzle speed.
   */
  public final double launchX() {
    return launchX;
  }

  /** See {@link #launchX}. */
  public final double launchY() {
    return launchY;
  }

  /** Returns the spare time of that impact by the law, s. */
  public final double residual() {
    return estimate - timeToSlew - timeOfFlight;
  }
}
