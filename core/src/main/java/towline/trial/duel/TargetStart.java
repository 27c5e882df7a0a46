package towline.trial.duel;

import towline.internal.RandomStream;
import towline.math.Trigonometry;
import towline.trial.ParameterValues;

/**
 * Where a target starts: position, speed and heading.
 *
 * @param x metres from the turret
 * @param y metres from the turret
 * @param speed m/s
 * @param heading radians counter-clockwise from +x
 */
record TargetStart(double x, double y, double speed, double heading) {
  /** A start in any direction, on any course, at the distances and speeds set. */
  static TargetStart draw(RandomStream random, ParameterValues parameters) {
    double distance =
        random.range(
            parameters.get(DuelParameters.NEAREST), parameters.get(DuelParameters.FARTHEST));
    double bearing = random.range(-Math.PI, Math.PI);
    double speed =
        random.range(
            parameters.get(DuelParameters.SLOWEST), parameters.get(DuelParameters.FASTEST));
    double heading = random.range(-Math.PI, Math.PI);
    double x = distance * Trigonometry.cos(bearing);
    double y = distance * Trigonometry.sin(bearing);
    return new TargetStart(x, y, speed, heading);
  }
}
