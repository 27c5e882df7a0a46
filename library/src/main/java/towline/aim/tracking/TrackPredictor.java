package towline.aim.tracking;

import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.math.Trigonometry;

/**
 * A predictor of a target's path from measured positions, by several models of its motion: a line
 * or parabola, a constant turn, a weave. A model is allowed while it fits the track within the
 * errors of the measurements; the allowed model with the least expected error is trusted.
 *
 * <p>Allocates nothing after construction.
 */
public final class TrackPredictor {
  /** Time between two predicted positions, s. */
  public static final double STEP = 1.0 / 60;

  /** Number of predicted positions. */
  private static final int STEPS = 300;

  /** Expected error, in target radii, above which no model is trusted with a shot. */
  public static final double MOST_ERROR = 0.3;

  private static final int MODELS = 3;

  private final WindowEstimator estimator = new WindowEstimator();
  private final HeadingFit turn = HeadingFit.turn();
  private final HeadingFit weave = HeadingFit.weave();
  private final double[][] xs = new double[MODELS][STEPS];
  private final double[][] ys = new double[MODELS][STEPS];
  private final double[] errors = new double[MODELS];
  private int trusted;

  /** Forgets everything, for another target. */
  public void reset() {
    estimator.reset();
    turn.reset();
    weave.reset();
    trusted = 0;
  }

  /** Returns the estimator of position, velocity and acceleration. */
  public MotionEstimator estimator() {
    return estimator;
  }

  /**
   * Adds a measurement; see {@link MotionEstimator#measure}.
   *
   * @param flight time of flight of a shot to the target, s
   */
  public void measure(double x, double y, double error, double dt, double flight) {
    estimator.measure(x, y, error, dt);
    turn.fit(estimator.track(), error, dt);
    weave.fit(estimator.track(), error, dt);
    int at = (int) Math.min(STEPS - 1, flight / STEP);
    errors[0] = estimator.window() >= flight ? predictParabola(at) : Double.POSITIVE_INFINITY;
    errors[1] = turn.isFitted() ? turn.predict(xs[1], ys[1], STEP, at) : Double.POSITIVE_INFINITY;
    errors[2] = weave.isFitted() ? weave.predict(xs[2], ys[2], STEP, at) : Double.POSITIVE_INFINITY;
    trusted = 0;
    for (int i = 1; i < MODELS; i++) {
      trusted = errors[i] < errors[trusted] ? i : trusted;
    }
    if (errors[trusted] == Double.POSITIVE_INFINITY) {
      predictParabola(at);
    }
  }

  private double predictParabola(int at) {
    for (int i = 0; i < STEPS; i++) {
      double t = i * STEP;
      xs[0][i] = estimator.x() + t * (estimator.velocityX() + 0.5 * t * estimator.accelerationX());
      ys[0][i] = estimator.y() + t * (estimator.velocityY() + 0.5 * t * estimator.accelerationY());
    }
    return estimator.error(at * STEP);
  }

  /** Returns the number of predicted positions. */
  public int steps() {
    return STEPS;
  }

  /**
   * Returns x of the position after {@code step} steps of {@link #STEP} by the trusted model, world
   * frame, m.
   */
  public double pathX(int step) {
    return xs[trusted][step];
  }

  /** See {@link #pathX}. */
  public double pathY(int step) {
    return ys[trusted][step];
  }

  /**
   * Returns whether a shot that leaves now along the barrel hits by the trusted model, and by every
   * other allowed one.
   */
  public boolean hits(FireProblem now) {
    if (!(errors[trusted] <= MOST_ERROR * now.targetRadius)) {
      return false;
    }
    for (int i = 0; i < MODELS; i++) {
      if (errors[i] <= MOST_ERROR * now.targetRadius && !hits(now, xs[i], ys[i])) {
        return false;
      }
    }
    return true;
  }

  private static boolean hits(FireProblem now, double[] pathX, double[] pathY) {
    boolean inherits = now.shotFrame == ShotFrame.SHOOTER;
    double vx = now.muzzleSpeed * Trigonometry.cos(now.facing);
    double vy = now.muzzleSpeed * Trigonometry.sin(now.facing);
    vx += inherits ? now.shooterVelocityX : 0;
    vy += inherits ? now.shooterVelocityY : 0;
    double radius = FireSolver.CERTAIN_PART_OF_RADIUS * now.targetRadius;
    double life = Math.min(now.range / now.muzzleSpeed, now.horizon);
    double gapX = pathX[0] - now.muzzleX;
    double gapY = pathY[0] - now.muzzleY;
    for (int i = 1; i < pathX.length && (i - 1) * STEP < life; i++) {
      double t = i * STEP;
      double x = pathX[i] - now.muzzleX - t * (vx + 0.5 * t * now.gravityX);
      double y = pathY[i] - now.muzzleY - t * (vy + 0.5 * t * now.gravityY);
      double dx = x - gapX;
      double dy = y - gapY;
      double way2 = dx * dx + dy * dy;
      double part = way2 > 0 ? Math.max(0, Math.min(1, -(gapX * dx + gapY * dy) / way2)) : 0;
      double atX = gapX + part * dx;
      double atY = gapY + part * dy;
      if (atX * atX + atY * atY <= radius * radius) {
        return true;
      }
      gapX = x;
      gapY = y;
    }
    return false;
  }
}
