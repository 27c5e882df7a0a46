package towline.trial.duel;

import towline.internal.RandomStream;
import towline.math.Trigonometry;
import towline.trial.ParameterValues;

/**
 * The start of a target: position, speed and heading.
 *
 * @param x distance from the turret along x, m
 * @param y distance from the turret along y, m
 * @param speed speed, m/s
 * @param heading heading, rad counter-clockwise from +x
 */
public record TargetStart(double x, double y, double speed, double heading) {
  /** Draws a start with any direction and course, within the set distances and speeds. */
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
