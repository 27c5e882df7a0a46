package towline.lab.duel;

import towline.math.RandomStream;
import towline.math.Trigonometry;

/**
 * Where a target begins: place, speed and heading, as lab duel draws them.
 *
 * @param x metres from the turret
 * @param y metres from the turret
 * @param speed m/s
 * @param heading radians
 */
record TargetStart(double x, double y, double speed, double heading) {
  private static final double NEAREST = 8;
  private static final double FARTHEST = 30;
  private static final double SLOWEST = 4;
  private static final double FASTEST = 10;

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
