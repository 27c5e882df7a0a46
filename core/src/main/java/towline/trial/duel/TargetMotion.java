package towline.trial.duel;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import towline.content.CourierTable;
import towline.internal.RandomStream;
import towline.sim.spec.CourierSpec;
import towline.sim.spec.DroneSpec;
import towline.trial.NumberFormats;
import towline.trial.Parameter;
import towline.trial.ParameterValues;

/**
 * The motion of the targets of lab duel: a class of motion with random numbers, or that of a kind
 * of courier in the game, with the numbers of that kind.
 */
public final class TargetMotion {
  /** At rest. */
  public static final TargetMotion STILL = new TargetMotion("STILL", TargetCourses.Still::new);

  /** Constant velocity. */
  public static final TargetMotion STRAIGHT =
      new TargetMotion("STRAIGHT", TargetCourses.Straight::new);

  /** Constant acceleration, 1-4 m/s^2 in any direction. */
  public static final TargetMotion ACCELERATING =
      new TargetMotion("ACCELERATING", TargetCourses.Accelerating::new);

  /** Turning at 20-90 degrees a second. */
  public static final TargetMotion CIRCLING =
      new TargetMotion("CIRCLING", TargetCourses.Circling::new);

  /** Heading that swings by up to 45 degrees to both sides, at 0.3-0.8 Hz. */
  public static final TargetMotion WEAVING =
      new TargetMotion(
          "WEAVING", (start, random, parameters) -> SwayingCourse.weaving(start, random));

  /** The motion of the game's snakes. */
  public static final TargetMotion SNAKE = new TargetMotion("SNAKE", SnakeCourse::new);

  /** Braking at 3-8 m/s^2 to rest. */
  public static final TargetMotion BRAKING =
      new TargetMotion("BRAKING", TargetCourses.Braking::new);

  /** Changes of course by up to 60 degrees every 0.5-1.5 s. */
  public static final TargetMotion JINKING =
      new TargetMotion("JINKING", TargetCourses.Jinking::new);

  /** Straight until a shot leaves; then accelerating in the best direction. */
  public static final TargetMotion EVADING =
      new TargetMotion(
          "EVADING",
          (start, random, parameters) ->
              new EvadingCourse(start, parameters.get(DuelParameters.EVASION)));

  /** The classes of motion, in the order of display. */
  public static final List<TargetMotion> CLASSES =
      List.of(STILL, STRAIGHT, ACCELERATING, CIRCLING, WEAVING, SNAKE, BRAKING, JINKING, EVADING);

  /** A maker of courses. */
  @FunctionalInterface
  private interface Factory {
    TargetCourse create(TargetStart start, RandomStream random, ParameterValues parameters);
  }

  private final String name;
  private final Factory factory;
  private final Optional<CourierSpec> courier;

  private TargetMotion(String name, Factory factory) {
    this.name = name;
    this.factory = factory;
    courier = Optional.empty();
  }

  private TargetMotion(CourierSpec spec) {
    name = spec.name();
    factory = (start, random, parameters) -> new CourierCourse(spec, start, random);
    courier = Optional.of(spec);
  }

  /** Returns the classes, followed by the game's kinds of courier. */
  public static List<TargetMotion> all() {
    return AllMotions.ALL;
  }

  /**
   * Returns the motion {@code name}, ignoring case.
   *
   * @throws IllegalArgumentException if there is none; the message names all
   */
  public static TargetMotion named(String name) {
    for (TargetMotion motion : all()) {
      if (motion.name.equalsIgnoreCase(name)) {
        return motion;
      }
    }
    throw new IllegalArgumentException(
        String.format(
            Locale.ROOT, "expected one of %s (case-insensitive) but was '%s'", all(), name));
  }

  /** Returns the name on the command line. */
  public String name() {
    return name;
  }

  /** Returns the kind of courier that moves like this; empty for a class of motion. */
  public Optional<CourierSpec> courier() {
    return courier;
  }

  /**
   * Returns the parameters that make the turret of a duel the game's drone and place it as near to
   * such a courier, as NAME=VALUE of {@link DuelParameters#TABLE}; empty for a class of motion.
   */
  public List<String> gameParameters() {
    return courier.map(TargetMotion::gameParameters).orElse(List.of());
  }

  private static List<String> gameParameters(CourierSpec spec) {
    DroneSpec drone = GameSpecs.CONTENT.world().drone();
    // A courier that cannot be locked onto follows close behind the drone.
    double nearest = spec.lockable() ? spec.keepOff() : spec.figure().size();
    double farthest = spec.lockable() ? Math.max(nearest, spec.station().away()) : nearest;
    return List.of(
        assignment(DuelParameters.MUZZLE_SPEED, drone.shot().speed()),
        assignment(DuelParameters.SLEW_RATE, drone.slewRate()),
        assignment(DuelParameters.RANGE, drone.shot().range()),
        assignment(DuelParameters.TARGET_RADIUS, spec.radius() + drone.shot().radius()),
        assignment(DuelParameters.NEAREST, nearest),
        assignment(DuelParameters.FARTHEST, farthest));
  }

  private static String assignment(Parameter parameter, double value) {
    return parameter.name() + "=" + NumberFormats.exact(value);
  }

  TargetCourse draw(RandomStream random, ParameterValues parameters) {
    return factory.create(TargetStart.draw(random, parameters), random, parameters);
  }

  @Override
  public String toString() {
    return name;
  }

  /**
   * The list of all motions, loaded at first use: the command line knows the classes without it.
   */
  private static final class AllMotions {
    static final List<TargetMotion> ALL = withCouriers();

    private static List<TargetMotion> withCouriers() {
      List<TargetMotion> all = new ArrayList<>(CLASSES);
      for (CourierTable.Kind kind : GameSpecs.CONTENT.couriers().kinds()) {
        all.add(new TargetMotion(kind.spec()));
      }
      return List.copyOf(all);
    }
  }
}
