package towline.trial.swarm;

import towline.avoidance.Bounds;
import towline.avoidance.LocalAvoidance;
import towline.avoidance.SteeringInput;
import towline.math.Trigonometry;

/** Tanks that keep 6 m from a point that moves on a circle. */
final class SurroundScene extends SwarmSimulation {
  private static final double PATH_RADIUS = 30;
  private static final double POINT_SPEED = 1.5;
  private static final double START_RADIUS = 12;
  private static final double DESIRED_DISTANCE = 6;
  private static final double MOST_CORRECTION_SPEED = 2;
  private static final double SETTLED_SECONDS = 15;
  private static final double TOLERANCE = 1.5;
  private static final double END_SECONDS = 60;

  private final SceneTally tally;
  private double pointX;
  private double pointY;
  private double pointVx;
  private double pointVy;
  private double greatestError;

  SurroundScene(LocalAvoidance law, int tanks, long seed) {
    super(law, tanks, STEP, new Bounds(-75, -75, 75, 75));
    movePoint(0);
    placeOnDisc(
        START_RADIUS,
        seed,
        (i, x, y, random) -> place(i, pointX + x, pointY + y, random.range(-Math.PI, Math.PI)));
    tally = new SceneTally(this);
    tally.expect(1);
  }

  private void movePoint(double seconds) {
    double angle = POINT_SPEED * seconds / PATH_RADIUS;
    double cosine = Trigonometry.cos(angle);
    double sine = Trigonometry.sin(angle);
    pointX = PATH_RADIUS * cosine;
    pointY = PATH_RADIUS * sine;
    pointVx = -POINT_SPEED * sine;
    pointVy = POINT_SPEED * cosine;
  }

  @Override
  void desire(int i, SteeringInput input) {
    double dx = pointX - xs[i];
    double dy = pointY - ys[i];
    double distance = StrictMath.hypot(dx, dy);
    double correction =
        Math.max(
            -MOST_CORRECTION_SPEED, Math.min(MOST_CORRECTION_SPEED, distance - DESIRED_DISTANCE));
    double scale = distance > 0 ? correction / distance : 0;
    input.desiredX = pointVx + scale * dx;
    input.desiredY = pointVy + scale * dy;
  }

  @Override
  void onTick() {
    tally.observe();
    movePoint(seconds());
    if (seconds() > SETTLED_SECONDS) {
      greatestError = Math.max(greatestError, Math.abs(meanDistance() - DESIRED_DISTANCE));
    }
    if (isOver() && greatestError <= TOLERANCE) {
      tally.pass(0, 0);
    }
  }

  /** Returns the mean distance of the tanks from the point, m. */
  double meanDistance() {
    double sum = 0;
    for (int i = 0; i < count; i++) {
      sum += StrictMath.hypot(pointX - xs[i], pointY - ys[i]);
    }
    return sum / count;
  }

  @Override
  public boolean isOver() {
    return seconds() > END_SECONDS - dt / 2;
  }

  @Override
  public SceneTally tally() {
    return tally;
  }
}
