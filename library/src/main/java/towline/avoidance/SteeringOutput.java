package towline.avoidance;

import towline.math.SweptCollision;

/** What an avoidance law answers. Mutable and meant for reuse. */
public final class SteeringOutput {
  /** How fast to turn, rad/s, positive to the left, within the agent's limit. */
  public double turnRate;

  /** How fast to drive, m/s, from 0 to the agent's own speed. */
  public double speed;

  /** The disc that decided, by its index in the crowd; -1 if none did. */
  public int neighbour = -1;

  /**
   * Time to contact with that disc's margin, straight on at full speed, s; positive infinity: none.
   */
  public double timeToContact = Double.POSITIVE_INFINITY;

  /** Whether {@link EdgeRule} had to change what the law wanted. */
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

  /** Names the disc that decided. */
  void nameNeighbour(Crowd crowd, SteeringInput input, AgentLimits limits, int other) {
    int self = input.self;
    neighbour = other;
    timeToContact =
        SweptCollision.timeToContact(
            crowd.xs[other] - crowd.xs[self],
            crowd.ys[other] - crowd.ys[self],
            crowd.vxs[other] - limits.speed() * input.headingX,
            crowd.vys[other] - limits.speed() * input.headingY,
            limits.margin() * (limits.radius() + crowd.radii[other]));
  }
}
