package towline.trial.swarm;

import towline.avoidance.Bounds;
import towline.avoidance.LocalAvoidance;
import towline.avoidance.SteeringInput;
import towline.math.Trigonometry;

/** Tanks that keep 6 m from a point that goes round a circle. */
final class SurroundScene extends SwarmSimulation {
  private static final double PATH_RADIUS = 30;
  private static final double POINT_SPEED = 1.5;
  private static final double DISC = 12;
  private static final double LIKED = 6;
  private static final double MOST_CORRECTION = 2;
  private static final double SETTLED = 15;
  private static final double TOLERANCE = 1.5;
  private static final double END = 60;

  private final SceneTally tally;
  private double pointX;
  private double pointY;
  private double pointVx;
  private double pointVy;
  private double worst;

  SurroundScene(LocalAvoidance law, int tanks, long seed) {
    super(law, tanks, STEP, new Bounds(-75, -75, 75, 75));
    movePoint(0);
    strew(
        DISC,
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
    double correction = Math.max(-MOST_CORRECTION, Math.min(MOST_CORRECTION, distance - LIKED));
    double scale = distance > 0 ? correction / distance : 0;
    input.desiredX = pointVx + scale * dx;
    input.desiredY = pointVy + scale * dy;
  }

  @Override
  void onTick() {
    tally.observe();
    movePoint(seconds());
    if (seconds() > SETTLED) {
      worst = Math.max(worst, Math.abs(meanDistance() - LIKED));
    }
    if (isOver() && worst <= TOLERANCE) {
      tally.pass(0, 0);
    }
  }

  /** How far the tanks are from the point in the mean, m. */
  double meanDistance() {
    double sum = 0;
    for (int i = 0; i < count; i++) {
      sum += StrictMath.hypot(pointX - xs[i], pointY - ys[i]);
    }
    return sum / count;
  }

  @Override
  public boolean isOver() {
    return seconds() > END - dt / 2;
  }

  @Override
  public SceneTally tally() {
    return tally;
  }
}
