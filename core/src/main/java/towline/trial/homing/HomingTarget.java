package towline.trial.homing;

import towline.internal.RandomStream;
import towline.math.Trigonometry;
import towline.trial.ParameterValues;

/** A target with constant speed, whose heading depends on its manoeuvre. */
abstract class HomingTarget {
  final double speed;
  double x;
  double y;
  double vx;
  double vy;

  /** Creates a target with random position, speed and course; the missile starts at the origin. */
  HomingTarget(RandomStream random, ParameterValues parameters) {
    double distance =
        random.range(
            parameters.get(HomingParameters.NEAREST), parameters.get(HomingParameters.FARTHEST));
    double bearing = random.range(-Math.PI, Math.PI);
    x = distance * Trigonometry.cos(bearing);
    y = distance * Trigonometry.sin(bearing);
    speed =
        random.range(
                parameters.get(HomingParameters.SLOWEST), parameters.get(HomingParameters.FASTEST))
            * parameters.get(HomingParameters.SPEED);
    setHeading(random.range(-Math.PI, Math.PI));
  }

  /** Creates a target at rest. */
  HomingTarget(double x, double y, double speed) {
    this.x = x;
    this.y = y;
    this.speed = speed;
  }

  /** Advances by {@code dt} s; the missile is at ({@code missileX}, {@code missileY}). */
  abstract void advance(double dt, double missileX, double missileY);

  final void setHeading(double heading) {
    vx = speed * Trigonometry.cos(heading);
    vy = speed * Trigonometry.sin(heading);
  }

  /** Rotates the velocity by the angle with cosine {@code cosine} and sine {@code sine}. */
  final void turn(double cosine, double sine) {
    double turned = cosine * vx - sine * vy;
    vy = sine * vx + cosine * vy;
    vx = turned;
  }

  final void move(double dt) {
    x += dt * vx;
    y += dt * vy;
  }
}
