package towline.sim.spec;

import java.util.List;
import java.util.Optional;
import towline.data.JsonFields;

/**
 * One part of a vessel: a disc that is fixed to it.
 *
 * @param role its role
 * @param along its place, towards the bow, m
 * @param across its place, to the left, m
 * @param radius its radius, m
 * @param health the points of health
 * @param phase the first phase of the vessel in which it can be hurt and acts
 * @param salvo its salvos
 * @param slewRate the highest turn rate of its barrel, rad/s; 0 for a part that does not turn
 * @param gun its gun: a core may have one
 * @param missile a bay's missiles
 * @param nest the snakes of a nest
 */
public record PartSpec(
    Role role,
    double along,
    double across,
    double radius,
    double health,
    int phase,
    Salvo salvo,
    double slewRate,
    Optional<Gun> gun,
    Optional<MissileSpec> missile,
    Optional<Nest> nest)
    implements EntitySpec {
  /**
   * The salvos of a part.
   *
   * @param windUp time for which a salvo is announced, s; 0: it is not
   * @param reload the time between two salvos, s
   * @param volley the times of its launches, if it takes turns with others of its kind
   * @param count the number of shots, missiles or snakes in a salvo
   * @param reach distance up to which it acts, m
   */
  public record Salvo(
      double windUp, double reload, Optional<VolleySpec> volley, int count, double reach) {
    private static Salvo read(JsonFields in, boolean acts, double windUp) {
      return new Salvo(
          acts ? windUp : 0,
          acts ? in.number("reload", 0.1, 120) : 1,
          in.partIfThere("volley", VolleySpec::read),
          acts ? in.integer("salvo", 1, 24) : 1,
          acts ? in.number("reach", 1, 500) : 1);
    }
  }

  /**
   * A gun.
   *
   * @param shot its shots
   * @param aim its way to aim unless the player wants another for all
   * @param spokes the number of directions in which it fires at once, evenly spread, one of them as
   *     it is aimed
   */
  public record Gun(ShotSpec shot, TankSpec.Aim aim, int spokes) {
    private static Gun read(JsonFields in) {
      return new Gun(
          in.part("shot", ShotSpec::read),
          in.constant("aim", TankSpec.Aim.class),
          in.has("spokes") ? in.integer("spokes", 1, 36) : 1);
    }
  }

  /**
   * A nest.
   *
   * @param snake its snakes
   * @param segments the length of its snakes, in segments
   * @param enoughSnakes the number of snakes in the sector from which on it spawns no more
   */
  public record Nest(SnakeSpec snake, int segments, int enoughSnakes) {
    private static Nest read(JsonFields in, List<SnakeSpec> snakes) {
      return new Nest(
          in.reference("snake", snakes, SnakeSpec::name),
          in.integer("segments", 1, SnakeSpec.MAX_SEGMENTS),
          in.integer("enoughSnakes", 1, 1000));
    }
  }

  /** The role of a part. */
  public enum Role {
    /** It is an obstacle only. */
    HULL,
    /** It turns to the forecast of the ship, and fires in the barrages of its vessel. */
    TURRET,
    /** It launches missiles. */
    BAY,
    /** It spawns snakes. */
    NEST,
    /** The vessel dies with it. */
    CORE
  }

  /** Checks its fields against each other. */
  public PartSpec {
    if (gun.isPresent() && role != Role.CORE) {
      throw new IllegalArgumentException("only a core may have a shot");
    }
    require(role == Role.BAY, missile.isPresent(), "a bay, and nothing else, needs a missile");
    if (salvo.volley().isPresent() && role != Role.BAY) {
      throw new IllegalArgumentException("only bays launch in volleys");
    }
    require(role == Role.NEST, nest.isPresent(), "a nest has a snake, and no other part has one");
  }

  static PartSpec read(
      JsonFields in, double windUp, List<MissileSpec> missiles, List<SnakeSpec> snakes) {
    Role role = in.constant("role", Role.class);
    boolean breaks = role != Role.HULL;
    boolean shoots = in.has("shot");
    boolean acts = shoots || role == Role.BAY || role == Role.NEST;
    return new PartSpec(
        role,
        in.number("along", -50, 50),
        in.number("across", -50, 50),
        in.number("radius", 0.1, 20),
        breaks ? in.number("health", 0.1, 10_000) : 1,
        breaks ? in.integer("phase", 0, 9) : 0,
        Salvo.read(in, acts, windUp),
        shoots || role == Role.TURRET ? in.number("slewRate", 0.05, 20) : 0,
        shoots ? Optional.of(Gun.read(in)) : Optional.empty(),
        in.optionalReference("missile", missiles, MissileSpec::name),
        in.has("snake") ? Optional.of(Nest.read(in, snakes)) : Optional.empty());
  }

  /** Returns true if it has a barrel that turns. */
  public boolean turns() {
    return slewRate > 0;
  }

  private static void require(boolean wanted, boolean given, String sentence) {
    if (wanted != given) {
      throw new IllegalArgumentException(sentence);
    }
  }
}
