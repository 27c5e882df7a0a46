package towline.avoidance;

/**
 * The avoidance laws that come with the library. The first is the game's default.
 *
 * <p>Keys, overlays and tables iterate over {@link #values()}; a law of your own implements {@link
 * LocalAvoidance}.
 */
public enum AvoidanceLaw implements LocalAvoidance {
  /** Looks ahead along a fan of courses and takes the best one that leaves all others room. */
  LOOKAHEAD(Lookahead::steer),
  /** Optimal reciprocal collision avoidance, then turns as a tank can. */
  ORCA(OrcaAvoidance::steer),
  /**
   * The law of the tank-avoidance article: turns away from the nearest disc ahead, half a degree a
   * frame.
   */
  ARTICLE(ArticleAvoidance::steer),
  /** Avoids neither others nor walls. */
  NONE(AvoidanceLaw::ignoreAll);

  /** A reference to a pure method; the checker cannot know that it holds nothing. */
  @SuppressWarnings("ImmutableEnumChecker")
  private final LocalAvoidance method;

  AvoidanceLaw(LocalAvoidance method) {
    this.method = method;
  }

  @Override
  public void steer(AgentView agent, SteeringOutput out) {
    method.steer(agent, out);
  }

  @Override
  public boolean seesWalls() {
    return this == LOOKAHEAD || this == ORCA;
  }

  @Override
  public boolean keepsInside() {
    return this == LOOKAHEAD;
  }

  @Override
  public boolean keepsApart() {
    return this == LOOKAHEAD;
  }

  private static void ignoreAll(AgentView agent, SteeringOutput out) {
    SteeringInput input = agent.input();
    out.turnTo(input.desiredX, input.desiredY, input, agent.limits(), agent.dt());
  }
}
