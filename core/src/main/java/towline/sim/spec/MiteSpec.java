package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The abilities of a kind of mite: a small quick tank without a gun that comes in schools.
 *
 * @param name the name of the kind, in the data and in the text bundle
 * @param drive its body
 * @param blast its bursts
 * @param school the figures that a school flies
 */
public record MiteSpec(String name, DriveSpec drive, Blast blast, SchoolSpec school)
    implements DrivingSpec {
  /**
   * The bursts of mites.
   *
   * @param bump the distance of centres below which two mites burst, as a share of their radii's
   *     sum
   * @param reach the reach of a burst, from centre to rim, m
   * @param fuse the time until a neighbour that a burst has set off bursts as well, s
   * @param links the greatest number of successive bursts in a chain, beside the first
   * @param harpoonLinks that number for a chain that a harpoon began
   * @param shock the reach of the burst of one that struck the ship, m
   */
  public record Blast(
      double bump, double reach, double fuse, int links, int harpoonLinks, double shock) {
    private static Blast read(JsonFields in) {
      return new Blast(
          in.number("bump", 0, 1),
          in.number("burst", 0, 10),
          in.number("fuse", 0.02, 2),
          in.integer("links", 0, 100),
          in.integer("harpoonLinks", 0, 100),
          in.number("shock", 0, 20));
    }
  }

  /** Radius of the room that a school needs, m. */
  private static final double SCHOOL_ROOM = 2;

  /** Reads a kind. */
  public static MiteSpec read(String name, JsonFields in) {
    return new MiteSpec(
        name, DriveSpec.read(in, 0.1, 2), Blast.read(in), in.part("school", SchoolSpec::read));
  }

  @Override
  public double room() {
    return SCHOOL_ROOM;
  }

  @Override
  public double gateRadius(int abreast) {
    return abreast * radius();
  }
}
