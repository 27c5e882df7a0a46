package towline.lab.boss;

import towline.internal.RandomStream;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/**
 * A course that changes every second, at random but so that the ship stays in the ring about the
 * boss.
 */
final class LegCourse implements FlownCourse {
  private static final double LEG_SECONDS = 1;

  /** Number of courses drawn for a leg. */
  private static final int DRAWS = 32;

  /** Least difference between the courses of two legs, rad. */
  private static final double LEAST_CHANGE = Math.toRadians(35);

  private static final int STEPS = 4;

  private final RandomStream random;
  private double course;
  private double clock = LEG_SECONDS;

  LegCourse(RandomStream random) {
    this.random = random;
  }

  @Override
  public double course(Snapshot snapshot, int ship, int boss) {
    clock += Tick.SECONDS;
    if (clock >= LEG_SECONDS) {
      clock -= LEG_SECONDS;
      course = draw(snapshot.x(ship) - snapshot.x(boss), snapshot.y(ship) - snapshot.y(boss));
    }
    return course;
  }

  private double draw(double x, double y) {
    double best = course;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < DRAWS && least > 0; i++) {
      double candidate =
          Angles.wrap(course + random.range(LEAST_CHANGE, Angles.TURN - LEAST_CHANGE));
      double excursion = excursion(x, y, candidate);
      if (excursion < least) {
        least = excursion;
        best = candidate;
      }
    }
    return best;
  }

  /**
   * Returns the greatest distance of a leg outside the ring, m; it begins at ({@code x}, {@code y})
   * from the boss.
   */
  private static double excursion(double x, double y, double candidate) {
    double greatest = 0;
    for (int step = 1; step <= STEPS; step++) {
      double flown = SPEED * LEG_SECONDS * step / STEPS;
      double toX = x + flown * Trigonometry.cos(candidate);
      double toY = y + flown * Trigonometry.sin(candidate);
      double distance = StrictMath.hypot(toX, toY);
      greatest = Math.max(greatest, Math.max(NEAREST - distance, distance - FARTHEST));
    }
    return greatest;
  }
}
