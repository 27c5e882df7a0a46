package towline.lab.boss;

import towline.math.Angles;
import towline.math.RandomStream;
import towline.math.Trigonometry;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/**
 * Leg after leg, each on another course, drawn so that it keeps the ship in the ring about the boss
 * and in the sector; on a leg it may weave.
 */
final class LegCourse implements FlownCourse {
  /** How many courses are drawn for a leg. */
  private static final int DRAWS = 32;

  /** A leg's course differs from the one before by so much at least, radians. */
  private static final double OTHER = Math.toRadians(35);

  /** How near the edge of the sector it comes, m. */
  private static final double EDGE = 4;

  private static final double STEP = 0.25;

  private final RandomStream random;
  private final double seconds;
  private final double swing;
  private final double period;
  private double course;
  private double clock;

  /**
   * Legs of that length.
   *
   * @param seconds of a leg, s
   * @param swing how far the course swings to either side, radians
   * @param period of a swing, s; a leg takes a whole number of them
   */
  LegCourse(RandomStream random, double seconds, double swing, double period) {
    this.random = random;
    this.seconds = seconds;
    this.swing = swing;
    this.period = period;
    course = random.range(-Math.PI, Math.PI);
    clock = seconds;
  }

  @Override
  public double course(Snapshot seen, int ship, int boss) {
    clock += Tick.SECONDS;
    if (clock >= seconds) {
      clock -= seconds;
      course = draw(seen, ship, boss);
    }
    return course + off(clock);
  }

  /** How far it flies off the course of its leg at a time of it, radians. */
  private double off(double time) {
    return swing * Trigonometry.sin(Angles.TURN * time / period);
  }

  private double draw(Snapshot seen, int ship, int boss) {
    double best = course;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < DRAWS && least > 0; i++) {
      double candidate = Angles.wrap(course + random.range(OTHER, Angles.TURN - OTHER));
      double strays = strays(seen, ship, boss, candidate);
      if (strays < least) {
        least = strays;
        best = candidate;
      }
    }
    return best;
  }

  /** How far a leg leads out of ring or sector, m. */
  private double strays(Snapshot seen, int ship, int boss, double candidate) {
    double x = seen.x(ship);
    double y = seen.y(ship);
    double worst = 0;
    for (double time = 0; time < seconds; time += STEP) {
      double heading = candidate + off(time + STEP / 2);
      x += SPEED * STEP * Trigonometry.cos(heading);
      y += SPEED * STEP * Trigonometry.sin(heading);
      double distance = StrictMath.hypot(x - seen.x(boss), y - seen.y(boss));
      worst = Math.max(worst, Math.max(NEAREST - distance, distance - FARTHEST));
      worst = Math.max(worst, Math.max(EDGE - x, x - seen.width() + EDGE));
      worst = Math.max(worst, Math.max(EDGE - y, y - seen.height() + EDGE));
    }
    return worst;
  }
}
