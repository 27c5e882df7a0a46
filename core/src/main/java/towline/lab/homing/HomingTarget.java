package towline.lab.homing;

import towline.math.RandomStream;
import towline.math.Trigonometry;

/** The target of an engagement: even speed, and a heading that each kind turns in its own way. */
abstract class HomingTarget {
  private static final double NEAREST = 10;
  private static final double FARTHEST = 30;
  private static final double SLOWEST = 0.3;
  private static final double FASTEST = 0.9;

  final double speed;
  double x;
  double y;
  double vx;
  double vy;

  /** Draws place, speed and course; the missile stands at the origin. */
  HomingTarget(RandomStream random) {
    double distance = random.range(NEAREST, FARTHEST);
    double bearing = random.range(-Math.PI, Math.PI);
    x = distance * Trigonometry.cos(bearing);
    y = distance * Trigonometry.sin(bearing);
    speed = random.range(SLOWEST, FASTEST) * HomingFlight.SPEED;
    setHeading(random.range(-Math.PI, Math.PI));
  }

  /** Moves on by {@code dt} seconds, with the missile at a place. */
  abstract void advance(double dt, double missileX, double missileY);

  final void setHeading(double heading) {
    vx = speed * Trigonometry.cos(heading);
    vy = speed * Trigonometry.sin(heading);
  }

  /** Turns the velocity by the angle of which sine and cosine are given. */
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
