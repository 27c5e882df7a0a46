package towline.lab.boss;

import towline.internal.RandomStream;
import towline.sim.api.Snapshot;

/** A circle at a constant rate about the boss. */
final class CircleCourse implements FlownCourse {
  private static final double RADIUS = (NEAREST + FARTHEST) / 2;

  /** Correction of the course per metre off the circle, rad/m. */
  private static final double CORRECTION = 0.15;

  private final int side;

  CircleCourse(RandomStream random) {
    side = random.index(2) == 0 ? -1 : 1;
  }

  @Override
  public double course(Snapshot snapshot, int ship, int boss) {
    double x = snapshot.x(ship) - snapshot.x(boss);
    double y = snapshot.y(ship) - snapshot.y(boss);
    double turn = Math.max(-1, Math.min(1, CORRECTION * (StrictMath.hypot(x, y) - RADIUS)));
    return StrictMath.atan2(y, x) + side * (Math.PI / 2 + turn);
  }
}
