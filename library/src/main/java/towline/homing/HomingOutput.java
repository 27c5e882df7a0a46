package towline.homing;

import towline.internal.Arc;

/**
 * The answer of a homing law: the motion of the missile during the step. World axes. Mutable and
 * meant for reuse.
 */
public final class HomingOutput {
  /** Scratch space of the laws. */
  final Arc arc = new Arc();

  /** Displacement during the step, x, m. */
  public double moveX;

  /** Displacement during the step, y, m. */
  public double moveY;

  /** The direction just after the decision, x: velocity as a fraction of the speed. */
  public double departureX;

  /** The direction just after the decision, y. */
  public double departureY;

  /** The direction at the end of the step, x; the next step's {@link HomingInput#directionX}. */
  public double directionX;

  /** The direction at the end of the step, y. */
  public double directionY;

  /** True if there is a wanted direction; false if the missile is at its target. */
  public boolean hasDemand;

  /** The wanted direction, x, of length 1; the missile's own without a demand. */
  public double demandX;

  /** The wanted direction, y. */
  public double demandY;

  /** Predicted meeting point relative to the missile, x, m. */
  public double aimX;

  /** Predicted meeting point relative to the missile, y, m. */
  public double aimY;

  /** Flight time to the aim, s; positive infinity if the law knows of no meeting. */
  public double timeToGo;

  /** Mean turn rate over the step, rad/s, positive to the left. */
  public double turnRate;

  /** Knows of no meeting: the aim is the target itself. */
  void aimAtTarget(HomingInput chase) {
    aimX = chase.rangeX;
    aimY = chase.rangeY;
    timeToGo = Double.POSITIVE_INFINITY;
  }

  /** Wants the direction of a vector, which is not zero. */
  void demand(double x, double y) {
    double length = StrictMath.hypot(x, y);
    demandX = x / length;
    demandY = y / length;
    hasDemand = true;
  }

  /** Wants nothing new: the direction of flight. */
  void demandNothing(double headingX, double headingY) {
    demandX = headingX;
    demandY = headingY;
    hasDemand = false;
  }

  /**
   * Answers with an even arc, for a law of your own: the missile turns from its present course, and
   * wants the course that it then has.
   *
   * @param turnRate turn rate, rad/s, positive to the left; limited to the missile's own
   * @param dt seconds, more than 0
   */
  public void turn(HomingInput chase, double turnRate, double dt) {
    double rate = Math.max(-chase.turnRate, Math.min(chase.turnRate, turnRate));
    double length = StrictMath.hypot(chase.directionX, chase.directionY);
    double headingX = length > 0 ? chase.directionX / length : 1;
    double headingY = length > 0 ? chase.directionY / length : 0;
    fly(headingX, headingY, rate * dt, chase.speed, dt);
    aimAtTarget(chase);
    demand(directionX, directionY);
  }

  /** Flies an even arc from a heading of length 1: exact, so that no circle depends on the step. */
  void fly(double headingX, double headingY, double angle, double speed, double dt) {
    arc.turn(angle / dt, dt);
    departureX = headingX;
    departureY = headingY;
    moveX = speed * (arc.along * headingX - arc.across * headingY);
    moveY = speed * (arc.along * headingY + arc.across * headingX);
    double endX = arc.cosine * headingX - arc.sine * headingY;
    double endY = arc.cosine * headingY + arc.sine * headingX;
    // Rounding would let the length creep over an hour of steps.
    double length = Math.sqrt(endX * endX + endY * endY);
    directionX = endX / length;
    directionY = endY / length;
    turnRate = angle / dt;
  }
}
