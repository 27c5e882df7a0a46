package towline.aim.tracking;

import towline.internal.Arguments;

/**
 * An estimator that fits a straight line and a parabola to the latest positions, over the longest
 * window in which they fit within their errors, and takes the one that predicts the target best. So
 * it is as good as the measurements allow for a target that flies straight, and follows one that
 * turns.
 *
 * <p>Allocates nothing after construction.
 */
public final class WindowEstimator implements MotionEstimator {
  /** Lengths of the windows that are tried, s. */
  private static final double[] WINDOWS = {0.1, 0.14, 0.2, 0.28, 0.4, 0.56, 0.8, 1.13, 1.6, 2.26};

  /** Pause after which a measurement begins another track, s. */
  private static final double LONGEST_PAUSE = 0.25;

  /** Prediction time for which the better fit is chosen, s. */
  private static final double PREDICTION_TIME = 0.5;

  private final PositionTrack track = new PositionTrack();
  private final LeastSquares fitX = new LeastSquares();
  private final LeastSquares fitY = new LeastSquares();
  private final double[] row = new double[3];

  /** Coefficients of 1, t and t^2 / 2 of the best fit. */
  private final double[] bestX = new double[3];

  private final double[] bestY = new double[3];

  /** Variances of the position after 0 to 4 s, for measurements with a variance of 1. */
  private final double[] weights = new double[5];

  private double error;
  private double window;
  private boolean isKnown;

  @Override
  public void reset() {
    track.clear();
    isKnown = false;
  }

  @Override
  public void measure(double x, double y, double error, double dt) {
    Arguments.checkFinite("x", x);
    Arguments.checkFinite("y", y);
    Arguments.checkMoreThanZero("error", error, Double.MAX_VALUE);
    Arguments.checkTick(dt);
    if (dt > LONGEST_PAUSE) {
      reset();
    }
    this.error = error;
    track.add(x, y, dt);
    isKnown = false;
    window = 0;
    double best = Double.POSITIVE_INFINITY;
    for (int degree = 1; degree <= 2; degree++) {
      for (double window : WINDOWS) {
        int count = track.countWithin(window);
        if (count <= degree + 1 || !fit(count, degree)) {
          continue;
        }
        if (!isFitting(count, degree)) {
          break;
        }
        double variance = variance(PREDICTION_TIME);
        if (variance < best) {
          best = variance;
          this.window = track.age(count - 1);
          take(degree);
        }
        if (count == track.size()) {
          break;
        }
      }
    }
  }

  private void pose(double t) {
    row[0] = 1;
    row[1] = t;
    row[2] = 0.5 * t * t;
  }

  private boolean fit(int count, int degree) {
    fitX.begin(degree + 1);
    fitY.begin(degree + 1);
    for (int i = 0; i < count; i++) {
      pose(-track.age(i));
      fitX.add(row, track.x(i) - track.x(0));
      fitY.add(row, track.y(i) - track.y(0));
    }
    return fitX.solve(0) && fitY.solve(0);
  }

  /** Returns whether the errors of the measurements explain the residuals of the fit. */
  private boolean isFitting(int count, int degree) {
    double sum = 0;
    for (int i = 0; i < count; i++) {
      pose(-track.age(i));
      double x = track.x(i) - track.x(0) - value(fitX, degree);
      double y = track.y(i) - track.y(0) - value(fitY, degree);
      sum += x * x + y * y;
    }
    return LeastSquares.isExplained(sum, error, 2.0 * (count - degree - 1));
  }

  private double value(LeastSquares fit, int degree) {
    double sum = 0;
    for (int i = 0; i <= degree; i++) {
      sum += row[i] * fit.get(i);
    }
    return sum;
  }

  private double variance(double seconds) {
    pose(seconds);
    return fitX.variance(row);
  }

  private void take(int degree) {
    isKnown = true;
    for (int i = 0; i < 3; i++) {
      bestX[i] = i <= degree ? fitX.get(i) : 0;
      bestY[i] = i <= degree ? fitY.get(i) : 0;
    }
    bestX[0] += track.x(0);
    bestY[0] += track.y(0);
    // The variance of the position at t is a polynomial of t of degree 4, determined by five
    // values.
    for (int i = 0; i <= 4; i++) {
      pose(i);
      weights[i] = fitX.variance(row);
    }
  }

  @Override
  public boolean isKnown() {
    return isKnown;
  }

  @Override
  public double x() {
    return isKnown ? bestX[0] : track.x(0);
  }

  @Override
  public double y() {
    return isKnown ? bestY[0] : track.y(0);
  }

  @Override
  public double velocityX() {
    return isKnown ? bestX[1] : 0;
  }

  @Override
  public double velocityY() {
    return isKnown ? bestY[1] : 0;
  }

  @Override
  public double accelerationX() {
    return isKnown ? bestX[2] : 0;
  }

  @Override
  public double accelerationY() {
    return isKnown ? bestY[2] : 0;
  }

  @Override
  public double error(double seconds) {
    if (!isKnown) {
      return Double.POSITIVE_INFINITY;
    }
    // Newton's form of the polynomial through the values at 0 to 4.
    double d0 = weights[0];
    double d1 = weights[1] - weights[0];
    double d2 = (weights[2] - 2 * weights[1] + weights[0]) / 2;
    double d3 = (weights[3] - 3 * weights[2] + 3 * weights[1] - weights[0]) / 6;
    double d4 = (weights[4] - 4 * weights[3] + 6 * weights[2] - 4 * weights[1] + weights[0]) / 24;
    double t = seconds;
    double sum = d0 + t * (d1 + (t - 1) * (d2 + (t - 2) * (d3 + (t - 3) * d4)));
    return error * Math.sqrt(Math.max(0, sum));
  }

  /** Returns the length of the window of the best fit, s. */
  double window() {
    return window;
  }

  /** Returns the positions that are kept. */
  PositionTrack track() {
    return track;
  }
}
