package towline.trial.swarm;

import towline.avoidance.Bounds;
import towline.avoidance.LocalAvoidance;
import towline.avoidance.SteeringInput;

/** Tanks that all head for one point, and come to rest round it. */
final class PileScene extends SwarmSimulation {
  private static final double START_RADIUS = 20;

  /** Distance from the point below which a tank slows down, m. */
  private static final double SLOWING_DISTANCE = 1.5;

  private static final double ARRIVAL_DISTANCE = 0.5;

  /** Speed up to which a tank counts as stationary, m/s. */
  private static final double STATIONARY_SPEED = 0.05;

  /** Distance within which a stationary tank ahead stops the one behind it, m. */
  private static final double QUEUE_DISTANCE = 1.5;

  /** Least cosine of the angle off the way at which a stationary tank is ahead. */
  private static final double QUEUE_COSINE = 0.7;

  private static final double END_SECONDS = 60;
  private static final double REST_START = 50;
  private static final double MOST_REST_SPEED = 0.05;

  private final SceneTally tally;
  private double speedSum;
  private long speedCount;

  PileScene(LocalAvoidance law, int tanks, long seed) {
    super(law, tanks, STEP, new Bounds(-75, -75, 75, 75));
    placeOnDisc(START_RADIUS, seed, (i, x, y, random) -> place(i, x, y, StrictMath.atan2(-y, -x)));
    tally = new SceneTally(this);
    tally.expect(1);
  }

  @Override
  void desire(int i, SteeringInput input) {
    double distance = StrictMath.hypot(xs[i], ys[i]);
    boolean rests = distance <= ARRIVAL_DISTANCE || isQueued(i, distance);
    double speed = rests ? 0 : LIMITS.speed() * Math.min(1, distance / SLOWING_DISTANCE);
    double scale = distance > 0 ? speed / distance : 0;
    input.desiredX = -scale * xs[i];
    input.desiredY = -scale * ys[i];
  }

  /** Returns true if a tank that is nearer to the point blocks the way. */
  private boolean isQueued(int i, double distance) {
    for (int j = 0; j < crowd.count(); j++) {
      double dx = xs[j] - xs[i];
      double dy = ys[j] - ys[i];
      double gap = StrictMath.hypot(dx, dy);
      double ahead = -(dx * xs[i] + dy * ys[i]) / (gap * distance);
      boolean nearer = xs[j] * xs[j] + ys[j] * ys[j] < distance * distance;
      double speed = StrictMath.hypot(crowd.vx(j), crowd.vy(j));
      if (nearer && gap < QUEUE_DISTANCE && ahead > QUEUE_COSINE && speed <= STATIONARY_SPEED) {
        return true;
      }
    }
    return false;
  }

  @Override
  void onTick() {
    tally.observe();
    if (seconds() > REST_START) {
      for (int i = 0; i < count; i++) {
        speedSum += speeds[i];
        speedCount++;
      }
    }
    if (isOver() && restSpeed() <= MOST_REST_SPEED) {
      tally.pass(0, 0);
    }
  }

  /** Returns the mean speed over the last ten seconds, m/s. */
  double restSpeed() {
    return speedSum / speedCount;
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
