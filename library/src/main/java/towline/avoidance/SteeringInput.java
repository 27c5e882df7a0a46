package towline.avoidance;

import towline.math.Trigonometry;

/**
 * The state of the agent that decides; the others are in the {@link Crowd}. World axes. Mutable and
 * meant for reuse.
 */
public final class SteeringInput {
  /** Index of the agent's disc in the crowd. */
  public int self;

  /** Heading of its hull, x; the vector has length 1. */
  public double headingX = 1;

  /** Heading of its hull, y. */
  public double headingY;

  /** Desired velocity, x, m/s; beyond the agent's speed it counts as full speed. */
  public double desiredX;

  /** Desired velocity, y, m/s. */
  public double desiredY;

  /**
   * Checks the ranges above.
   *
   * @throws IllegalArgumentException that names the value and the allowed range
   */
  void check(Crowd crowd, double dt) {
    if (!(dt > 0) || dt == Double.POSITIVE_INFINITY) {
      throw new IllegalArgumentException("dt must be more than 0 and finite, not " + dt);
    }
    if (self < 0 || self >= crowd.count()) {
      throw new IllegalArgumentException(
          "self must be a disc of the crowd, from 0 to " + (crowd.count() - 1) + ", not " + self);
    }
    if (!(Math.abs(headingX * headingX + headingY * headingY - 1) < 1e-6)) {
      throw new IllegalArgumentException(
          "heading must have length 1, not be (" + headingX + ", " + headingY + ")");
    }
    if (!Double.isFinite(desiredX + desiredY)) {
      throw new IllegalArgumentException(
          "the desired velocity must be finite, not (" + desiredX + ", " + desiredY + ")");
    }
  }

  /** The desired speed, from 0 to the agent's own, m/s. */
  double desiredSpeed(AgentLimits limits) {
    double square = desiredX * desiredX + desiredY * desiredY;
    return Math.min(limits.speed(), Math.sqrt(square));
  }

  /** The angle from the heading to a direction of any length, radians in (-pi, pi]. */
  double angleTo(double x, double y) {
    double cross = headingX * y - headingY * x;
    double dot = headingX * x + headingY * y;
    return cross == 0 && dot >= 0 ? 0 : Trigonometry.atan2(cross, dot);
  }
}
