package towline.lab.boss;

import towline.internal.RandomStream;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/** Another course every second, drawn so that it keeps the ship in the ring about the boss. */
final class LegCourse implements FlownCourse {
  private static final double SECONDS = 1;

  /** How many courses are drawn for a leg. */
  private static final int DRAWS = 32;

  /** By how much the courses of two legs differ at least, radians. */
  private static final double CHANGE = Math.toRadians(35);

  private static final int STEPS = 4;

  private final RandomStream random;
  private double course;
  private double clock = SECONDS;

  LegCourse(RandomStream random) {
    this.random = random;
  }

  @Override
  public double course(Snapshot seen, int ship, int boss) {
    clock += Tick.SECONDS;
    if (clock >= SECONDS) {
      clock -= SECONDS;
      course = draw(seen.x(ship) - seen.x(boss), seen.y(ship) - seen.y(boss));
    }
    return course;
  }

  private double draw(double x, double y) {
    double best = course;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < DRAWS && least > 0; i++) {
      double candidate = Angles.wrap(course + random.range(CHANGE, Angles.TURN - CHANGE));
      double strays = strays(x, y, candidate);
      if (strays < least) {
        least = strays;
        best = candidate;
      }
    }
    return best;
  }

  /** How far a leg that begins at that place from the boss leads out of the ring, m. */
  private static double strays(double x, double y, double candidate) {
    double worst = 0;
    for (int step = 1; step <= STEPS; step++) {
      double way = SPEED * SECONDS * step / STEPS;
      double toX = x + way * Trigonometry.cos(candidate);
      double toY = y + way * Trigonometry.sin(candidate);
      double distance = StrictMath.hypot(toX, toY);
      worst = Math.max(worst, Math.max(NEAREST - distance, distance - FARTHEST));
    }
    return worst;
  }
}
