package towline.trial.swarm;

import towline.avoidance.Bounds;
import towline.avoidance.LocalAvoidance;
import towline.avoidance.SteeringInput;
import towline.math.IndexList;

/** Tanks that all want to the same point, and come to rest round it. */
final class PileScene extends SwarmSimulation {
  private static final double DISC = 20;

  /** Nearer than this a tank slows down, m. */
  private static final double SLOW_DOWN = 1.5;

  private static final double ARRIVED = 0.5;

  /** A tank no faster than this stands, m/s. */
  private static final double STANDING = 0.05;

  /** A tank that stands within this, m, and this cosine of the way ahead, is queued behind. */
  private static final double QUEUE_GAP = 1.5;

  private static final double QUEUE_AHEAD = 0.7;
  private static final double END = 60;
  private static final double REST_FROM = 50;
  private static final double AT_REST = 0.05;

  private final IndexList near = new IndexList();
  private final SceneTally tally;
  private double speedSum;
  private long speedCount;

  PileScene(LocalAvoidance law, int tanks, long seed) {
    super(law, tanks, STEP, new Bounds(-75, -75, 75, 75));
    strew(DISC, seed, (i, x, y, random) -> place(i, x, y, StrictMath.atan2(-y, -x)));
    tally = new SceneTally(this);
    tally.expect(1);
  }

  @Override
  void desire(int i, SteeringInput input) {
    double distance = StrictMath.hypot(xs[i], ys[i]);
    boolean rests = distance <= ARRIVED || isQueued(i, distance);
    double speed = rests ? 0 : LIMITS.speed() * Math.min(1, distance / SLOW_DOWN);
    double scale = distance > 0 ? speed / distance : 0;
    input.desiredX = -scale * xs[i];
    input.desiredY = -scale * ys[i];
  }

  /** Whether a tank that is nearer to the point stands in the way. */
  private boolean isQueued(int i, double distance) {
    crowd.findNeighbours(i, QUEUE_GAP, near);
    for (int k = 0; k < near.count(); k++) {
      int j = near.get(k);
      double dx = xs[j] - xs[i];
      double dy = ys[j] - ys[i];
      double gap = StrictMath.hypot(dx, dy);
      double ahead = -(dx * xs[i] + dy * ys[i]) / (gap * distance);
      boolean nearer = xs[j] * xs[j] + ys[j] * ys[j] < distance * distance;
      double speed = StrictMath.hypot(crowd.vx(j), crowd.vy(j));
      if (nearer && gap < QUEUE_GAP && ahead > QUEUE_AHEAD && speed <= STANDING) {
        return true;
      }
    }
    return false;
  }

  @Override
  void onTick() {
    tally.observe();
    if (seconds() > REST_FROM) {
      for (int i = 0; i < count; i++) {
        speedSum += speeds[i];
        speedCount++;
      }
    }
    if (isOver() && restSpeed() <= AT_REST) {
      tally.pass(0, 0);
    }
  }

  /** The mean speed over the last ten seconds, m/s. */
  double restSpeed() {
    return speedSum / speedCount;
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
