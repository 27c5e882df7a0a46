package towline.lab.boss;

import towline.internal.RandomStream;
import towline.sim.api.Snapshot;

/** A circle at a constant rate about the boss. */
final class CircleCourse implements FlownCourse {
  private static final double RADIUS = (NEAREST + FARTHEST) / 2;

  /** How far it turns in or out for each metre that it is off its circle, radians. */
  private static final double CORRECTION = 0.15;

  private final int side;

  CircleCourse(RandomStream random) {
    side = random.index(2) == 0 ? -1 : 1;
  }

  @Override
  public double course(Snapshot seen, int ship, int boss) {
    double x = seen.x(ship) - seen.x(boss);
    double y = seen.y(ship) - seen.y(boss);
    double off = Math.max(-1, Math.min(1, CORRECTION * (StrictMath.hypot(x, y) - RADIUS)));
    return StrictMath.atan2(y, x) + side * (Math.PI / 2 + off);
  }
}
