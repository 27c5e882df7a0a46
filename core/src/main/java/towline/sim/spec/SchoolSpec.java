package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The figures that a school of mites flies around the ship: a stream across it and back, then a
 * ring that shrinks.
 *
 * @param round the time of all figures, s
 * @param turnBack the share of a round after which the stream turns back
 * @param ring the share of a round after which the ring is drawn
 * @param stagger the delay of each further school's round, s
 * @param axisTurn the turn of a stream's axis from round to round and from school to school, rad
 * @param beyond the distance beyond the ship that a stream reaches, m
 * @param halfWidth half the width of a stream, m
 * @param openRing the radius of a ring when it is drawn, m
 * @param closedRing the radius of a ring when it is closed, m
 * @param strikingRing the radius of a ring below which it no longer makes way for the ship, m
 * @param gap the share of a full turn that the gap of a ring takes
 * @param strikers the number of mites of which one flies straight at the ship
 * @param lead the time by which that one leads the ship, s
 */
public record SchoolSpec(
    double round,
    double turnBack,
    double ring,
    double stagger,
    double axisTurn,
    double beyond,
    double halfWidth,
    double openRing,
    double closedRing,
    double strikingRing,
    double gap,
    int strikers,
    double lead) {
  /** Checks its fields against each other. */
  public SchoolSpec {
    Check.within("share of a round before a school turns back", turnBack, 0, ring);
    Check.within("closed ring of a school", closedRing, 0, openRing);
  }

  public static SchoolSpec read(JsonFields in) {
    return new SchoolSpec(
        in.number("round", 1, 120),
        in.number("turnBack", 0, 1),
        in.number("ring", 0, 1),
        in.number("stagger", 0, 120),
        in.number("axisTurn", -Math.PI, Math.PI),
        in.number("beyond", 0, 50),
        in.number("halfWidth", 0, 50),
        in.number("openRing", 0.1, 50),
        in.number("closedRing", 0, 50),
        in.number("strikingRing", 0, 50),
        in.number("gap", 0, 1),
        in.integer("strikers", 1, 1000),
        in.number("lead", 0, 5));
  }
}
