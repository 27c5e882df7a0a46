package towline.lab.duel;

import towline.lab.ParameterValues;
import towline.math.RandomStream;

/** How the targets of lab duel move. */
public enum TargetMotion {
  /** Stands still. */
  STILL(TargetCourses.Still::new),
  /** Keeps its velocity. */
  STRAIGHT(TargetCourses.Straight::new),
  /** Constant acceleration, 1-4 m/s^2 in any direction. */
  ACCELERATING(TargetCourses.Accelerating::new),
  /** Turns at 20-90 degrees a second. */
  CIRCLING(TargetCourses.Circling::new),
  /** Swings its heading by up to 45 degrees either way, at 0.3-0.8 Hz. */
  WEAVING(TargetCourses.Weaving::new),
  /** Moves as the game's snakes do. */
  SNAKE(SnakeCourse::new),
  /** Brakes at 3-8 m/s^2 until it stands. */
  BRAKING(TargetCourses.Braking::new),
  /** Changes its course by up to 60 degrees every 0.5-1.5 s. */
  JINKING(TargetCourses.Jinking::new),
  /** Flies straight until a shot leaves; then it accelerates in the best direction. */
  EVADING(EvadingCourse::new);

  /** Makes a course that begins at a start. */
  @FunctionalInterface
  interface Factory {
    TargetCourse create(TargetStart start, RandomStream random, ParameterValues parameters);
  }

  /** A reference to a constructor, so without state; Error Prone cannot know. */
  @SuppressWarnings("ImmutableEnumChecker")
  private final Factory factory;

  TargetMotion(Factory factory) {
    this.factory = factory;
  }

  TargetCourse draw(RandomStream random, ParameterValues parameters) {
    return factory.create(TargetStart.draw(random, parameters), random, parameters);
  }
}
