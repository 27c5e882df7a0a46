package towline.sim.spec;

import towline.data.JsonFields;

/**
 * What a kind of mite can do: a small quick tank without a gun, that comes in schools.
 *
 * @param name the name of the kind, in the data and in the text bundle
 * @param speed its speed, m/s
 * @param turnRate how fast it turns at most, rad/s
 * @param radius its radius, m
 * @param health the points of health
 * @param sight how far it sees its neighbours, m
 * @param margin by how much it stretches the sum of two radii to keep a distance, at least 1
 * @param bump two of them burst when their centres are nearer than this part of their radii's sum
 * @param burst how far its burst reaches, from centre to rim, m
 * @param fuse the time until a neighbour that a burst has set off bursts as well, s
 * @param links how many bursts follow each other in a chain at most, beside the first
 * @param shock how far the burst of one that struck the ship reaches, m
 * @param school what figures a school of them flies
 */
public record MiteSpec(
    String name,
    double speed,
    double turnRate,
    double radius,
    double health,
    double sight,
    double margin,
    double bump,
    double burst,
    double fuse,
    int links,
    double shock,
    SchoolSpec school)
    implements FoeSpec {
  /** The room that a school needs, m. */
  private static final double SCHOOL_ROOM = 2;

  public static MiteSpec read(String name, JsonFields in) {
    return new MiteSpec(
        name,
        in.number("speed", 0.1, 20),
        in.number("turnRate", 0.1, 20),
        in.number("radius", 0.1, 2),
        in.number("health", 0.1, 1000),
        in.number("sight", 1, 50),
        in.number("margin", 1, 5),
        in.number("bump", 0, 1),
        in.number("burst", 0, 10),
        in.number("fuse", 0.02, 2),
        in.integer("links", 0, 100),
        in.number("shock", 0, 20),
        in.part("school", SchoolSpec::read));
  }

  @Override
  public double room() {
    return SCHOOL_ROOM;
  }

  @Override
  public double gateRadius(int abreast) {
    return abreast * radius;
  }
}
