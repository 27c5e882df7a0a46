package towline.avoidance;

import towline.internal.Arc;

/**
 * Decides for one agent after the other by a law; holds the working memory. One for each thread,
 * all on the same {@link Crowd}. A decision makes no garbage.
 *
 * <p>Nobody touches, and nobody leaves walls and bounds, where everybody decides by {@link
 * AvoidanceLaw#LOOKAHEAD} or a law of your own and then moves by {@link SteeringOutput#moveX} and
 * {@link SteeringOutput#moveY}; only who avoids nobody can still run into somebody.
 */
public final class Steerer {
  private final LocalAvoidance law;
  private final AgentView view;
  private final Arc arc = new Arc();

  /** Decides by a law with the default options. */
  public Steerer(LocalAvoidance law) {
    this(law, AvoidanceOptions.DEFAULT);
  }

  /** Decides by a law that weighs what it sees as told. */
  public Steerer(LocalAvoidance law, AvoidanceOptions options) {
    this.law = law;
    view = new AgentView(options);
  }

  /**
   * Fills {@code out} with how an agent drives during the next {@code dt} seconds. The crowd stays
   * as it is, so all can decide before anybody moves.
   *
   * @param crowd everybody, after {@link Crowd#build}
   * @param input the agent that decides, and the velocity that it desires
   * @param limits what it can do
   * @param dt s, more than 0
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
