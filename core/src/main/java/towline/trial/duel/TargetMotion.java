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
 * How the targets of lab duel move: in a class of motion whose numbers are drawn, or as a kind of
 * courier does in the game, with the numbers of that kind.
 */
public final class TargetMotion {
  /** Stands still. */
  public static final TargetMotion STILL = new TargetMotion("STILL", TargetCourses.Still::new);

  /** Keeps its velocity. */
  public static final TargetMotion STRAIGHT =
      new TargetMotion("STRAIGHT", TargetCourses.Straight::new);

  /** Constant acceleration, 1-4 m/s^2 in any direction. */
  public static final TargetMotion ACCELERATING =
      new TargetMotion("ACCELERATING", TargetCourses.Accelerating::new);

  /** Turns at 20-90 degrees a second. */
  public static final TargetMotion CIRCLING =
      new TargetMotion("CIRCLING", TargetCourses.Circling::new);

  /** Swings its heading by up to 45 degrees either way, at 0.3-0.8 Hz. */
  public static final TargetMotion WEAVING =
      new TargetMotion("WEAVING", TargetCourses.Weaving::new);

  /** Moves as the game's snakes do. */
  public static final TargetMotion SNAKE = new TargetMotion("SNAKE", SnakeCourse::new);

  /** Brakes at 3-8 m/s^2 until it stands. */
  public static final TargetMotion BRAKING =
      new TargetMotion("BRAKING", TargetCourses.Braking::new);

  /** Changes its course by up to 60 degrees every 0.5-1.5 s. */
  public static final TargetMotion JINKING =
      new TargetMotion("JINKING", TargetCourses.Jinking::new);

  /** Flies straight until a shot leaves; then it accelerates in the best direction. */
  public static final TargetMotion EVADING = new TargetMotion("EVADING", EvadingCourse::new);

  /** The classes of motion, in the order in which they are shown. */
  public static final List<TargetMotion> CLASSES =
      List.of(STILL, STRAIGHT, ACCELERATING, CIRCLING, WEAVING, SNAKE, BRAKING, JINKING, EVADING);

  /** Makes a course that begins at a start. */
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

  /** The classes, and after them the game's kinds of courier. */
  public static List<TargetMotion> all() {
    return OfTheGame.ALL;
  }

  /**
   * The one of that name, in capitals or not.
   *
   * @throws IllegalArgumentException if there is none, with a sentence that names all
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

  /** As on the command line. */
  public String name() {
    return name;
  }

  /** The kind of courier that moves like this; empty: it is a class of motion. */
  public Optional<CourierSpec> courier() {
    return courier;
  }

  /**
   * What turns the turret of a duel into the game's drone before such a courier, as NAME=VALUE of
   * {@link DuelParameters#TABLE}; nothing for a class of motion.
   */
  public List<String> gameParameters() {
    return courier.map(TargetMotion::gameParameters).orElse(List.of());
  }

  private static List<String> gameParameters(CourierSpec spec) {
    DroneSpec drone = GameSpecs.CONTENT.world().drone();
    // What cannot be locked onto hangs behind the drone.
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

  /** Read only when somebody asks for couriers: the command line knows the classes without. */
  private static final class OfTheGame {
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
