package towline.avoidance;

import towline.internal.Arc;

/**
 * Decides for one agent after the other by a law, and holds the scratch space. Use one for each
 * thread, all on one {@link Crowd}. A decision does not allocate.
 *
 * <p>No agents touch, and none leaves walls and bounds, if all decide by {@link
 * AvoidanceLaw#LOOKAHEAD} or a law of your own and then move by {@link SteeringOutput#moveX} and
 * {@link SteeringOutput#moveY}; only an agent that does not avoid others can still collide.
 */
public final class Steerer {
  private final LocalAvoidance law;
  private final AgentView view;
  private final Arc arc = new Arc();

  /** Creates a steerer with the default options. */
  public Steerer(LocalAvoidance law) {
    this(law, AvoidanceOptions.DEFAULT);
  }

  /** Creates a steerer with {@code options}. */
  public Steerer(LocalAvoidance law, AvoidanceOptions options) {
    this.law = law;
    view = new AgentView(options);
  }

  /**
   * Fills {@code out} with the motion of an agent during the next {@code dt} seconds. The crowd
   * stays as it is, so all can decide before any agent moves.
   *
   * @param crowd all agents, after {@link Crowd#build}
   * @param input the agent that decides, and the velocity that it desires
   * @param limits limits of its motion and sight
   * @param dt length of the step, s, above 0
   * @throws IllegalArgumentException if a field of {@code input}, dt or the range is out of range
   * @throws IllegalStateException if the crowd has changed since it was built
   */
  public void steer(
      Crowd crowd, SteeringInput input, AgentLimits limits, double dt, SteeringOutput out) {
    view.look(crowd, input, limits, dt);
    law.steer(view, out);
    if (!law.seesWalls() && crowd.wallCount() > 0) {
      WallRule.apply(view, out);
    }
    if (!law.keepsInside()) {
      EdgeRule.apply(view, out);
    }
    if (law.keepsApart()) {
      CollisionGuard.apply(view, out);
    }
    arc.turn(out.turnRate, dt);
    out.move(arc, input);
  }
}
