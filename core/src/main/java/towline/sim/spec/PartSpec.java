package towline.sim.spec;

import java.util.Optional;

/**
 * One part of a vessel: a disc that is fixed to it.
 *
 * @param role what it does
 * @param along where it sits, towards the bow, m
 * @param across where it sits, to the left, m
 * @param radius its radius, m
 * @param health the points of health
 * @param phase from which phase of the vessel on it can be hurt and acts
 * @param slewRate how fast a turret turns, rad/s
 * @param reload the time between two salvos, s
 * @param salvo the number of shots, missiles or snakes in a salvo
 * @param reach how far away its target may be, m
 * @param shot a turret's shots
 * @param aim how a turret aims unless the player wants another way for all
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
    double reload,
    int salvo,
    double reach,
    Optional<ShotSpec> shot,
    Optional<TankSpec.Aim> aim,
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

  /** Checks the ranges. */
  public PartSpec {
    Check.positive("radius of a part", radius);
    Check.positive("health of a part", health);
    Check.within("phase of a part", phase, 0, 9);
    Check.notNegative("slew rate of a part", slewRate);
    Check.positive("reload of a part", reload);
    Check.within("salvo of a part", salvo, 1, 24);
    Check.positive("reach of a part", reach);
    require(role == Role.TURRET, shot.isPresent(), "a turret, and nothing else, needs a shot");
    require(role == Role.TURRET, aim.isPresent(), "a turret, and nothing else, needs an aim");
    require(role == Role.BAY, missile.isPresent(), "a bay, and nothing else, needs a missile");
    Check.within("snakes that are enough for a nest", enoughSnakes, 1, 1000);
    require(role == Role.NEST, snake.isPresent(), "a nest, and nothing else, needs a snake");
  }

  private static void require(boolean wanted, boolean given, String sentence) {
    if (wanted != given) {
      throw new IllegalArgumentException(sentence);
    }
  }
}
