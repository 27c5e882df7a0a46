package towline.sim.spec;

import java.util.List;
import java.util.Optional;
import towline.data.JsonFields;

/**
 * A kind of vessel: from a lone launcher to the Leviathan.
 *
 * @param index its place in the list of kinds
 * @param name the name of the kind, in the data and in the text bundle
 * @param gaits its motion in each phase
 * @param surge the factor of its speed when the ship gets away from it, at least 1
 * @param timeConstant the time constant of the exponential smoothing of its heading, s
 * @param acceleration its greatest change of speed, m/s^2
 * @param salvoPause the time between two shots of one salvo of its parts, s
 * @param shield the time for which it is shielded at the beginning of each phase but the first, s:
 *     none of its parts can be hurt or acts
 * @param charge its charge, if it has one in one of its phases
 * @param barrage its barrages, if it has any: those of its turrets, or of its core
 * @param parts its parts, exactly one of them a core
 * @param shards the number of shards that it drops
 */
public record VesselSpec(
    int index,
    String name,
    List<GaitSpec> gaits,
    double surge,
    double timeConstant,
    double acceleration,
    double salvoPause,
    double shield,
    Optional<ChargeSpec> charge,
    Optional<BarrageSpec> barrage,
    List<PartSpec> parts,
    int shards)
    implements EntitySpec {
  /** Checks its fields against each other. */
  public VesselSpec {
    gaits = List.copyOf(gaits);
    parts = List.copyOf(parts);
    long cores = parts.stream().filter(part -> part.role() == PartSpec.Role.CORE).count();
    if (cores != 1) {
      throw new IllegalArgumentException("a vessel has exactly one core, not " + cores);
    }
    for (PartSpec part : parts) {
      if (part.phase() >= gaits.size()) {
        throw new IllegalArgumentException(
            "the phase of a part must be below the number of gaits, "
                + gaits.size()
                + ", not "
                + part.phase());
      }
      if (part.role() == PartSpec.Role.CORE && part.phase() != gaits.size() - 1) {
        throw new IllegalArgumentException(
            "the phase of the core must be the last, "
                + (gaits.size() - 1)
                + ", not "
                + part.phase());
      }
    }
    boolean charges = gaits.stream().anyMatch(gait -> gait.steering() == GaitSpec.Steering.CHARGE);
    if (charges != charge.isPresent()) {
      throw new IllegalArgumentException(
          "a vessel has a charge if, and only if, it charges in one of its phases");
    }
    boolean hasTurrets = parts.stream().anyMatch(part -> part.role() == PartSpec.Role.TURRET);
    if (hasTurrets && barrage.isEmpty()) {
      throw new IllegalArgumentException("a vessel with turrets needs a barrage");
    }
    for (int phase = 0; phase < gaits.size(); phase++) {
      if (!hasVulnerablePart(parts, phase)) {
        throw new IllegalArgumentException(
            "each phase of a vessel must have a part that can be destroyed in it, but phase "
                + phase
                + " has none");
      }
    }
  }

  public static VesselSpec read(
      int index, String name, JsonFields in, List<MissileSpec> missiles, List<SnakeSpec> snakes) {
    return new VesselSpec(
        index,
        name,
        in.parts("gaits", GaitSpec::read),
        in.has("surge") ? in.number("surge", 1, 10) : 1,
        in.number("timeConstant", 0.05, 60),
        in.number("acceleration", 0.1, 100),
        in.number("salvoPause", 0, 10),
        in.has("shield") ? in.number("shield", 0, 20) : 0,
        in.partIfThere("charge", ChargeSpec::read),
        in.partIfThere("barrage", VesselSpec::readBarrage),
        readParts(in, missiles, snakes),
        in.integer("shards", 0, 500));
  }

  private static BarrageSpec readBarrage(JsonFields in) {
    return BarrageSpec.read(in, in.number("reload", 0.5, 60), in.number("reach", 1, 500));
  }

  /** Reads the parts, which all have the announcement time of the vessel. */
  private static List<PartSpec> readParts(
      JsonFields in, List<MissileSpec> missiles, List<SnakeSpec> snakes) {
    double windUp = in.has("windUp") ? in.number("windUp", 0.6, 5) : 0;
    return in.parts("parts", part -> PartSpec.read(part, windUp, missiles, snakes));
  }

  /** Returns true if a phase can end: hulls never break. */
  private static boolean hasVulnerablePart(List<PartSpec> parts, int phase) {
    return parts.stream()
        .anyMatch(part -> part.role() != PartSpec.Role.HULL && part.phase() == phase);
  }

  /** Returns the number of phases. */
  public int phases() {
    return gaits.size();
  }

  /** Returns its greatest speed, m/s. */
  public double fastest() {
    double usual = gaits.stream().mapToDouble(GaitSpec::speed).max().orElseThrow();
    return Math.max(surge * usual, charge.map(ChargeSpec::speed).orElse(0.0));
  }

  /** Returns the radius of the disc around its centre that holds all parts, m. */
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
