package towline.lab.duel;

import towline.math.RandomStream;
import towline.math.Trigonometry;

/**
 * Where a target starts: position, speed and heading.
 *
 * @param x metres from the turret
 * @param y metres from the turret
 * @param speed m/s
 * @param heading radians counter-clockwise from +x
 */
record TargetStart(double x, double y, double speed, double heading) {
  private static final double NEAREST = 8;
  private static final double FARTHEST = 30;
  private static final double SLOWEST = 4;
  private static final double FASTEST = 10;

  /** A start at 8-30 m in any direction, at 4-10 m/s on any course. */
  static TargetStart draw(RandomStream random) {
    double distance = random.range(NEAREST, FARTHEST);
    double bearing = random.range(-Math.PI, Math.PI);
    double speed = random.range(SLOWEST, FASTEST);
    double heading = random.range(-Math.PI, Math.PI);
    double x = distance * Trigonometry.cos(bearing);
    double y = distance * Trigonometry.sin(bearing);
    return new TargetStart(x, y, speed, heading);
  }
}
