package towline.avoidance;

/**
 * The catalogue of avoidance laws: each is one pure function from what a tank sees to how it drives
 * during the next step. The first is the game's default.
 *
 * <p>Keys, overlays and tables iterate over {@link #values()}.
 */
public enum AvoidanceLaw {
  /** Looks along a fan of courses for the one that keeps most of the peace, and brakes in time. */
  LOOKAHEAD(LookaheadFan::decide),
  /** Optimal reciprocal collision avoidance, then turns as a tank can. */
  ORCA(TankOrca::decide),
  /** The article's: turns away from the nearest disc ahead, half a degree a frame. */
  ARTICLE(HitPoint::decide),
  /** Sees nobody. */
  NONE(AvoidanceLaw::driveOn);

  /** One law. */
  @FunctionalInterface
  interface Decision {
    void decide(Crowd crowd, Drive drive, Agility agility, double dt, Manoeuvre out);
  }

  /** A reference to a pure method; the checker cannot know that it holds nothing. */
  @SuppressWarnings("ImmutableEnumChecker")
  private final Decision decision;

  AvoidanceLaw(Decision decision) {
    this.decision = decision;
  }

  /**
   * Fills {@code out} with how a tank drives during the next {@code dt} seconds. The crowd stays as
   * it is, apart from its buffer of neighbours; so everybody decides before anybody moves. Whatever
   * the law, the rule of the edge has the last word.
   *
   * @param crowd everybody, settled
   * @param drive the tank that decides
   * @param agility what it can do
   * @param dt s, more than 0
   * @param out the answer, within the tank's limits
   * @throws IllegalArgumentException if a field of {@code drive} or dt is out of its range
   */
  public void decide(Crowd crowd, Drive drive, Agility agility, double dt, Manoeuvre out) {
    drive.check(crowd, dt);
    decision.decide(crowd, drive, agility, dt, out);
    EdgeRule.keep(crowd, drive, agility, dt, out);
  }

  private static void driveOn(Crowd crowd, Drive drive, Agility agility, double dt, Manoeuvre out) {
    double turnRate = drive.turnRateToWish(agility.turnRate(), dt);
    out.drive(turnRate, agility.speed());
  }
}
