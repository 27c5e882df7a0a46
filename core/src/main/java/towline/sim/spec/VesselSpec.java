package towline.sim.spec;

import java.util.List;

/**
 * A kind of vessel: from a lone launcher to the Leviathan.
 *
 * @param index its place in the list of kinds
 * @param name the name of the kind, in the data and in the text bundle
 * @param speed its speed in each phase, m/s; as many as it has phases
 * @param surge how many times faster it is when the ship gets away from it, at least 1
 * @param timeConstant how slowly its heading follows where it wants to go: the time constant of the
 *     exponential smoothing, s
 * @param standOff how far from the ship it wants to be, m
 * @param acceleration how fast it changes its speed, m/s^2
 * @param salvoPause the time between two shots of one salvo of its parts, s
 * @param parts what it is made of; exactly one core
 * @param shards how many shards it leaves
 */
public record VesselSpec(
    int index,
    String name,
    List<Double> speed,
    double surge,
    double timeConstant,
    double standOff,
    double acceleration,
    double salvoPause,
    List<PartSpec> parts,
    int shards)
    implements EntitySpec {
  /** Checks what its fields ask of each other. */
  public VesselSpec {
    speed = List.copyOf(speed);
    parts = List.copyOf(parts);
    long cores = parts.stream().filter(part -> part.role() == PartSpec.Role.CORE).count();
    if (cores != 1) {
      throw new IllegalArgumentException("a vessel has exactly one core, not " + cores);
    }
    for (PartSpec part : parts) {
      if (part.phase() >= speed.size()) {
        throw new IllegalArgumentException(
            "the phase of a part must be below the number of speeds, "
                + speed.size()
                + ", not "
                + part.phase());
      }
      if (part.role() == PartSpec.Role.CORE && part.phase() != speed.size() - 1) {
        throw new IllegalArgumentException(
            "the phase of the core must be the last, "
                + (speed.size() - 1)
                + ", not "
                + part.phase());
      }
    }
    for (int phase = 0; phase < speed.size(); phase++) {
      if (!hasSomethingToLose(parts, phase)) {
        throw new IllegalArgumentException(
            "each phase of a vessel must have a part that can be destroyed in it, but phase "
                + phase
                + " has none");
      }
    }
  }

  public static VesselSpec read(
      int index, String name, SpecFields in, List<MissileSpec> missiles, List<SnakeSpec> snakes) {
    return new VesselSpec(
        index,
        name,
        in.numbers("speed", 0, 20),
        in.has("surge") ? in.number("surge", 1, 10) : 1,
        in.number("timeConstant", 0.05, 60),
        in.number("standOff", 0, 100),
        in.number("acceleration", 0.1, 100),
        in.number("salvoPause", 0, 10),
        in.specs("parts", part -> PartSpec.read(part, missiles, snakes)),
        in.integer("shards", 0, 500));
  }

  /** Whether a phase can end: hulls never break. */
  private static boolean hasSomethingToLose(List<PartSpec> parts, int phase) {
    return parts.stream()
        .anyMatch(part -> part.role() != PartSpec.Role.HULL && part.phase() == phase);
  }

  /** The number of phases. */
  public int phases() {
    return speed.size();
  }

  /** The radius of a disc about the middle that holds all of it, m. */
  @Override
  public double radius() {
    double radius = 0;
    for (PartSpec part : parts) {
      radius = Math.max(radius, StrictMath.hypot(part.along(), part.across()) + part.radius());
    }
    return radius;
  }

  @Override
  public boolean isBoss() {
    return phases() > 1;
  }
}
