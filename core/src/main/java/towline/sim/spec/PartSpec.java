package towline.sim.spec;

import java.util.List;
import java.util.Optional;
import towline.data.JsonFields;

/**
 * One part of a vessel: a disc that is fixed to it.
 *
 * @param role what it does
 * @param along where it sits, towards the bow, m
 * @param across where it sits, to the left, m
 * @param radius its radius, m
 * @param health the points of health
 * @param phase from which phase of the vessel on it can be hurt and acts
 * @param slewRate how fast a gun turns, rad/s
 * @param windUp for how long it shows that a salvo is coming, s; 0: not at all
 * @param reload the time between two salvos, s
 * @param volley when it launches, if it takes turns with others of its kind
 * @param salvo the number of shots, missiles or snakes in a salvo
 * @param reach how far away its target may be, m
 * @param shot the shots of a gun: turrets have one, a core may
 * @param aim how a gun aims unless the player wants another way for all
 * @param spokes in how many directions it fires at once, evenly spread, one of them as it is aimed
 * @param missile a bay's missiles
 * @param snake a nest's snakes
 * @param segments how long a nest's snakes are
 * @param enoughSnakes with so many snakes about, a nest spawns no more
 */
public record PartSpec(
    Role role,
    double along,
    double across,
    double radius,
    double health,
    int phase,
    double slewRate,
    double windUp,
    double reload,
    Optional<VolleySpec> volley,
    int salvo,
    double reach,
    Optional<ShotSpec> shot,
    Optional<TankSpec.Aim> aim,
    int spokes,
    Optional<MissileSpec> missile,
    Optional<SnakeSpec> snake,
    int segments,
    int enoughSnakes)
    implements EntitySpec {
  /** What a part does. */
  public enum Role {
    /** It only stands in the way. */
    HULL,
    /** It turns and shoots. */
    TURRET,
    /** It launches missiles. */
    BAY,
    /** It spawns snakes. */
    NEST,
    /** Its death is the vessel's. */
    CORE
  }

  /** Checks what its fields ask of each other. */
  public PartSpec {
    require(
        role == Role.TURRET,
        shot.isPresent() && role != Role.CORE,
        "a turret needs a shot; beside it only a core may have one");
    require(shot.isPresent(), aim.isPresent(), "a gun, and nothing else, needs an aim");
    require(role == Role.BAY, missile.isPresent(), "a bay, and nothing else, needs a missile");
    if (volley.isPresent() && role != Role.BAY) {
      throw new IllegalArgumentException("only bays launch in volleys");
    }
    require(role == Role.NEST, snake.isPresent(), "a nest, and nothing else, needs a snake");
  }

  static PartSpec read(
      JsonFields in, double windUp, List<MissileSpec> missiles, List<SnakeSpec> snakes) {
    Role role = in.constant("role", Role.class);
    boolean breaks = role != Role.HULL;
    boolean shoots = role == Role.TURRET || (role == Role.CORE && in.has("shot"));
    boolean acts = shoots || role == Role.BAY || role == Role.NEST;
    Optional<SnakeSpec> snake = in.optionalReference("snake", snakes, SnakeSpec::name);
    return new PartSpec(
        role,
        in.number("along", -50, 50),
        in.number("across", -50, 50),
        in.number("radius", 0.1, 20),
        breaks ? in.number("health", 0.1, 10_000) : 1,
        breaks ? in.integer("phase", 0, 9) : 0,
        shoots ? in.number("slewRate", 0.05, 20) : 0,
        acts ? windUp : 0,
        acts ? in.number("reload", 0.1, 120) : 1,
        in.partIfThere("volley", VolleySpec::read),
        acts ? in.integer("salvo", 1, 24) : 1,
        acts ? in.number("reach", 1, 500) : 1,
        in.partIfThere("shot", ShotSpec::read),
        shoots ? Optional.of(in.constant("aim", TankSpec.Aim.class)) : Optional.empty(),
        shoots && in.has("spokes") ? in.integer("spokes", 1, 36) : 1,
        in.optionalReference("missile", missiles, MissileSpec::name),
        snake,
        snake.isPresent() ? in.integer("segments", 1, SnakeSpec.MOST_SEGMENTS) : 1,
        snake.isPresent() ? in.integer("enoughSnakes", 1, 1000) : 1);
  }

  /** Whether it aims and shoots, as turrets do and some cores. */
  public boolean isGun() {
    return shot.isPresent();
  }

  private static void require(boolean wanted, boolean given, String sentence) {
    if (wanted != given) {
      throw new IllegalArgumentException(sentence);
    }
  }
}
