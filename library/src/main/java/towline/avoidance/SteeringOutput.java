package towline.avoidance;

import towline.internal.Arc;
import towline.internal.SweptCollision;

/**
 * The decision of a {@link Steerer}: turn rate and speed of an agent during the step. World axes.
 * Mutable and meant for reuse.
 */
public final class SteeringOutput {
  /** Turn rate, rad/s, positive to the left, within the agent's limit. */
  public double turnRate;

  /** Speed, m/s, from 0 to the agent's own speed. */
  public double speed;

  /** The disc that decided, by its index in the crowd; -1 if none did. */
  public int neighbour = -1;

  /**
   * Time to contact with that disc's margin, straight on at full speed, s; positive infinity: none.
   */
  public double timeToContact = Double.POSITIVE_INFINITY;

  /** The way during the step, x, m: the exact arc, for which alone nobody touches. */
  public double moveX;

  /** The way during the step, y, m. */
  public double moveY;

  /** The heading at the end of the step, x; the next step's {@link SteeringInput#headingX}. */
  public double headingX = 1;

  /** The heading at the end of the step, y. */
  public double headingY;

  /** True if the bounds changed the decision of the law. */
  public boolean atEdge;

  /** Sets how to drive; no neighbour decided, no edge is near. */
  public void set(double turnRate, double speed) {
    this.turnRate = turnRate;
    this.speed = speed;
    neighbour = -1;
    timeToContact = Double.POSITIVE_INFINITY;
    atEdge = false;
  }

  /** Turns towards a velocity as fast as the agent can, already at that velocity's speed. */
  public void turnTo(double vx, double vy, SteeringInput input, AgentLimits limits, double dt) {
    double speed = Math.sqrt(vx * vx + vy * vy);
    double angle = speed > 1e-9 ? input.angleTo(vx, vy) : 0;
    set(limits.turnRateFor(angle, dt), Math.min(limits.speed(), speed));
  }

  /** Fills in way and heading. */
  void move(Arc arc, SteeringInput input) {
    double x = input.headingX;
    double y = input.headingY;
    moveX = speed * (arc.along * x - arc.across * y);
    moveY = speed * (arc.along * y + arc.across * x);
    double endX = arc.cosine * x - arc.sine * y;
    double endY = arc.cosine * y + arc.sine * x;
    // Rounding would let the length creep over an hour of steps.
    double length = Math.sqrt(endX * endX + endY * endY);
    headingX = endX / length;
    headingY = endY / length;
  }

  /** Names the disc that decided. */
  void nameNeighbour(AgentView agent, int other) {
    Crowd crowd = agent.crowd();
    SteeringInput input = agent.input();
    double speed = agent.limits().speed();
    int self = input.self;
    neighbour = other;
    timeToContact =
        SweptCollision.timeToContact(
            crowd.xs[other] - crowd.xs[self],
            crowd.ys[other] - crowd.ys[self],
            crowd.vxs[other] - speed * input.headingX,
            crowd.vys[other] - speed * input.headingY,
            agent.limits().margin() * (agent.radius() + crowd.radii[other]));
  }
}
