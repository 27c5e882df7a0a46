package towline.aim.tracking;

import towline.math.Angles;
import towline.math.Trigonometry;

/**
 * A target of constant speed whose heading turns at a constant rate, or weaves as a sine about its
 * course, fitted to measured positions by the Gauss-Newton method. Each fit continues from the
 * last; a weave begins with the frequency that fits the headings best.
 *
 * <p>With t the time, 0 now: {@code heading = course + rate t} for a turn, {@code heading = course
 * + sine sin(f t) + cosine cos(f t)} for a weave.
 */
final class HeadingFit {
  private static final int X = 0;
  private static final int Y = 1;
  private static final int SPEED = 2;
  private static final int COURSE = 3;

  /**
   * Index of the turn rate; a weave has the factors of sine and cosine there, and then the
   * frequency.
   */
  private static final int RATE = 4;

  private static final int SINE = 4;
  private static final int COSINE = 5;
  private static final int FREQUENCY = 6;

  /** Steps of the first fit, and of each later one. */
  private static final int FIRST_STEPS = 6;

  /** Time between two positions that define a heading, s. */
  private static final double CHORD_TIME = 0.12;

  private static final int MOST_HEADINGS = 28;

  /** Range of frequencies that are tried, rad/s. */
  private static final double SLOWEST = 1.2;

  private static final double FASTEST = 7.5;
  private static final double FREQUENCY_STEP = 0.3;

  /** Measurements between two attempts to begin. */
  private static final int TRIAL_INTERVAL = 5;

  private final boolean weaves;
  private final int unknowns;
  private final double shortest;
  private final double longest;
  private final double[] p = new double[7];
  private final double[] trial = new double[7];
  private final double[] rowX = new double[7];
  private final double[] rowY = new double[7];
  private final LeastSquares normal = new LeastSquares();
  private final LeastSquares sine = new LeastSquares();
  private final double[] headings = new double[MOST_HEADINGS];
  private final double[] ages = new double[MOST_HEADINGS];
  private boolean isFitted;
  private boolean isBegun;
  private int patience;
  private double error;

  private HeadingFit(boolean weaves, double shortest, double longest) {
    this.weaves = weaves;
    this.shortest = shortest;
    this.longest = longest;
    unknowns = weaves ? 7 : 5;
  }

  /** Creates a fit of a target that turns at a constant rate. */
  static HeadingFit turn() {
    return new HeadingFit(false, 0.3, 1.2);
  }

  /** Creates a fit of a target that weaves. */
  static HeadingFit weave() {
    return new HeadingFit(true, 1, 3);
  }

  void reset() {
    isBegun = false;
    isFitted = false;
    patience = 0;
  }

  /** Fits the track, {@code dt} seconds after the last fit. */
  void fit(PositionTrack track, double error, double dt) {
    this.error = error;
    isFitted = false;
    int count = track.countWithin(longest);
    if (track.age(count - 1) < shortest || count < unknowns) {
      isBegun = false;
      return;
    }
    if (isBegun) {
      shift(dt);
      p[X] = track.x(0);
      p[Y] = track.y(0);
      isBegun = step(track, count);
    } else if (--patience <= 0) {
      patience = TRIAL_INTERVAL;
      isBegun = begin(track, count);
      for (int i = 0; i < FIRST_STEPS && isBegun; i++) {
        isBegun = step(track, count);
      }
    }
    isFitted = isBegun && isFitting(track, count);
  }

  /** Moves the origin of time {@code dt} later. */
  private void shift(double dt) {
    if (weaves) {
      double cosine = Trigonometry.cos(p[FREQUENCY] * dt);
      double sineOf = Trigonometry.sin(p[FREQUENCY] * dt);
      double a = p[SINE];
      double b = p[COSINE];
      p[SINE] = a * cosine - b * sineOf;
      p[COSINE] = a * sineOf + b * cosine;
    } else {
      p[COURSE] += p[RATE] * dt;
    }
  }

  private double heading(double t) {
    return weaves
        ? p[COURSE]
            + p[SINE] * Trigonometry.sin(p[FREQUENCY] * t)
            + p[COSINE] * Trigonometry.cos(p[FREQUENCY] * t)
        : p[COURSE] + p[RATE] * t;
  }

  /** Begins a fit with headings along chords of the track. */
  private boolean begin(PositionTrack track, int count) {
    int found = 0;
    int from = 0;
    double way = 0;
    for (int i = 1; i < count && found < MOST_HEADINGS; i++) {
      double time = track.age(i) - track.age(from);
      if (time < CHORD_TIME) {
        continue;
      }
      double dx = track.x(from) - track.x(i);
      double dy = track.y(from) - track.y(i);
      double heading = Trigonometry.atan2(dy, dx);
      headings[found] =
          found == 0
              ? heading
              : headings[found - 1] + Angles.difference(heading, headings[found - 1]);
      ages[found++] = 0.5 * (track.age(i) + track.age(from));
      way += Math.sqrt(dx * dx + dy * dy);
      from = i;
    }
    if (found < 3 || way == 0) {
      return false;
    }
    p[X] = track.x(0);
    p[Y] = track.y(0);
    p[SPEED] = way / track.age(from);
    if (!weaves) {
      p[RATE] = (headings[0] - headings[found - 1]) / (ages[found - 1] - ages[0]);
      p[COURSE] = headings[0] + p[RATE] * ages[0];
      return true;
    }
    return beginWeave(found);
  }

  private boolean beginWeave(int found) {
    double best = Double.POSITIVE_INFINITY;
    for (double f = SLOWEST; f <= FASTEST; f += FREQUENCY_STEP) {
      sine.begin(3);
      for (int i = 0; i < found; i++) {
        poseSine(f, ages[i]);
        sine.add(rowX, headings[i]);
      }
      if (!sine.solve(0)) {
        continue;
      }
      double sum = 0;
      for (int i = 0; i < found; i++) {
        poseSine(f, ages[i]);
        double off = headings[i] - sine.get(0) - rowX[1] * sine.get(1) - rowX[2] * sine.get(2);
        sum += off * off;
      }
      if (sum < best) {
        best = sum;
        p[COURSE] = sine.get(0);
        p[SINE] = sine.get(1);
        p[COSINE] = sine.get(2);
        p[FREQUENCY] = f;
      }
    }
    return best < Double.POSITIVE_INFINITY;
  }

  private void poseSine(double frequency, double age) {
    rowX[0] = 1;
    rowX[1] = Trigonometry.sin(-frequency * age);
    rowX[2] = Trigonometry.cos(frequency * age);
  }

  /**
   * Takes one step of the fit.
   *
   * @return false if it diverges
   */
  private boolean step(PositionTrack track, int count) {
    normal.begin(unknowns);
    beginPath();
    for (int i = 0; i < count; i++) {
      if (i > 0) {
        extend(-track.age(i - 1), -track.age(i));
      }
      normal.add(rowX, track.x(i) - pathX);
      normal.add(rowY, track.y(i) - pathY);
    }
    if (!normal.solve(1e-6)) {
      return false;
    }
    for (int i = 0; i < unknowns; i++) {
      trial[i] = p[i] + normal.get(i);
    }
    boolean isSane =
        trial[SPEED] > 0
            && (!weaves
                || (trial[FREQUENCY] > 0.5 * SLOWEST
                    && trial[FREQUENCY] < 1.5 * FASTEST
                    && Math.abs(trial[SINE]) + Math.abs(trial[COSINE]) < 3));
    if (isSane) {
      System.arraycopy(trial, 0, p, 0, unknowns);
    }
    return isSane;
  }

  /**
   * The path and its derivatives with respect to the unknowns, at the end of the last {@link
   * #extend}.
   */
  private double pathX;

  private double pathY;

  private void beginPath() {
    for (int i = 0; i < unknowns; i++) {
      rowX[i] = 0;
      rowY[i] = 0;
    }
    rowX[X] = 1;
    rowY[Y] = 1;
    pathX = p[X];
    pathY = p[Y];
  }

  private void extend(double from, double to) {
    double t = 0.5 * (from + to);
    double dt = to - from;
    double heading = heading(t);
    double cosine = Trigonometry.cos(heading) * dt;
    double sineOf = Trigonometry.sin(heading) * dt;
    pathX += p[SPEED] * cosine;
    pathY += p[SPEED] * sineOf;
    rowX[SPEED] += cosine;
    rowY[SPEED] += sineOf;
    turn(COURSE, 1, cosine, sineOf);
    if (!weaves) {
      turn(RATE, t, cosine, sineOf);
      return;
    }
    double s = Trigonometry.sin(p[FREQUENCY] * t);
    double c = Trigonometry.cos(p[FREQUENCY] * t);
    turn(SINE, s, cosine, sineOf);
    turn(COSINE, c, cosine, sineOf);
    turn(FREQUENCY, t * (p[SINE] * c - p[COSINE] * s), cosine, sineOf);
  }

  /**
   * Adds the derivative with respect to an unknown that turns the heading by {@code turn} per unit.
   */
  private void turn(int unknown, double turn, double cosine, double sineOf) {
    rowX[unknown] -= p[SPEED] * turn * sineOf;
    rowY[unknown] += p[SPEED] * turn * cosine;
  }

  private boolean isFitting(PositionTrack track, int count) {
    double sum = 0;
    double x = p[X];
    double y = p[Y];
    for (int i = 0; i < count; i++) {
      if (i > 0) {
        double dt = track.age(i - 1) - track.age(i);
        double heading = heading(-0.5 * (track.age(i - 1) + track.age(i)));
        x += p[SPEED] * Trigonometry.cos(heading) * dt;
        y += p[SPEED] * Trigonometry.sin(heading) * dt;
      }
      double dx = track.x(i) - x;
      double dy = track.y(i) - y;
      sum += dx * dx + dy * dy;
    }
    return LeastSquares.isExplained(sum, error, 2.0 * count - unknowns);
  }

  /** Returns whether the track agrees with the fit within its errors. */
  boolean isFitted() {
    return isFitted;
  }

  /**
   * Fills in the target's positions, its present place first and then one for each step of {@code
   * dt}.
   *
   * @return standard deviation of the position at step number {@code at}, m
   */
  double predict(double[] xs, double[] ys, double dt, int at) {
    beginPath();
    double expected = Double.POSITIVE_INFINITY;
    for (int i = 0; i < xs.length; i++) {
      if (i > 0) {
        extend((i - 1) * dt, i * dt);
      }
      xs[i] = pathX;
      ys[i] = pathY;
      if (i == at) {
        double variance = Math.max(normal.variance(rowX), normal.variance(rowY));
        expected = error * Math.sqrt(variance);
      }
    }
    return expected;
  }
}
