package towline.sim.spec;

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

  /** Checks the ranges. */
  public MiteSpec {
    Check.positive("speed of a mite", speed);
    Check.positive("turn rate of a mite", turnRate);
    Check.positive("radius of a mite", radius);
    Check.positive("health of a mite", health);
    Check.positive("sight of a mite", sight);
    Check.within("margin of a mite", margin, 1, 10);
    Check.within("bump of a mite", bump, 0, 1);
    Check.notNegative("burst of a mite", burst);
    Check.positive("fuse of a mite", fuse);
    Check.within("links of a mite", links, 0, 100);
    Check.notNegative("shock of a mite", shock);
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
