package towline.sim.spec;

import towline.data.JsonFields;

/**
 * What figures a school of mites flies about the ship: a stream to and fro across it, then a ring
 * that shrinks.
 *
 * @param round the time of all figures, s
 * @param turnBack the share of a round after which the stream turns back
 * @param ring the share of a round after which the ring is drawn
 * @param stagger how much later each further school begins a round, s
 * @param axisTurn the turn of a stream's axis from round to round and from school to school, rad
 * @param beyond how far beyond the ship a stream flies, m
 * @param halfWidth half the width of a stream, m
 * @param openRing the radius of a ring when it is drawn, m
 * @param closedRing the radius of a ring when it is closed, m
 * @param strikingRing a ring smaller than this no longer makes way for the ship, m
 * @param gap the part of a full turn that the gap of a ring takes
 * @param strikers one mite of so many flies at the ship itself
 * @param lead how far ahead such a one aims, s
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
  /** Checks what its fields ask of each other. */
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
