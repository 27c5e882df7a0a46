package towline.lab;

import towline.math.RandomStream;

/** How the targets of lab duel move. */
public enum Motion {
  /** Stands still. */
  STILL(Courses.Still::new),
  /** Keeps its velocity. */
  STRAIGHT(Courses.Straight::new),
  /** Constant acceleration, 1-4 m/s^2 in any direction. */
  ACCELERATING(Courses.Accelerating::new),
  /** Turns at 20-90 degrees a second. */
  CIRCLING(Courses.Circling::new),
  /** Swings its heading by up to 45 degrees either way, at 0.3-0.8 Hz. */
  WEAVING(Courses.Weaving::new),
  /** Moves as the game's snakes do. */
  SNAKE(SnakeCourse::new),
  /** Brakes at 3-8 m/s^2 until it stands. */
  BRAKING(Courses.Braking::new),
  /** Changes its course by up to 60 degrees every 0.5-1.5 s. */
  JINKING(Courses.Jinking::new);

  /** Makes a course that begins at a start. */
  @FunctionalInterface
  interface Maker {
    Course make(CourseStart start, RandomStream random);
  }

  /** A reference to a constructor; the checker cannot know that it holds nothing. */
  @SuppressWarnings("ImmutableEnumChecker")
  private final Maker maker;

  Motion(Maker maker) {
    this.maker = maker;
  }

  Course draw(RandomStream random) {
    return maker.make(CourseStart.draw(random), random);
  }
}
