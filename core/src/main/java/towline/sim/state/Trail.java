package towline.sim.state;

import towline.math.Trigonometry;
import towline.sim.hash.StateHash;

/**
 * The trail of a snake's head: a ring buffer of places with their distances along the trail, from
 * which the body's places are interpolated. Samples are taken by distance, so that slow and fast
 * snakes need the same number; it keeps as many as its snake is long.
 */
public final class Trail {
  /** Distance between two samples, m. */
  private static final double SAMPLE_DISTANCE = 0.1;

  /**
   * Number of samples of most snakes, a power of two: fewer would let a pooled snake grow often.
   */
  private static final int LEAST_CAPACITY = 256;

  private double[] xs = new double[LEAST_CAPACITY];
  private double[] ys = new double[LEAST_CAPACITY];
  private double[] distances = new double[LEAST_CAPACITY];

  /** Number of samples that are kept, a power of two; the arrays may be longer. */
  private int capacity = LEAST_CAPACITY;

  private int newest = -1;
  private int samples;
  private double headX;
  private double headY;
  private double headDistance;
  private double foundX;
  private double foundY;
  private double foundHeading;

  /** Removes all samples. */
  void reset() {
    capacity = LEAST_CAPACITY;
    samples = 0;
    newest = -1;
    headX = 0;
    headY = 0;
    headDistance = 0;
    foundX = 0;
    foundY = 0;
    foundHeading = 0;
  }

  /** Removes all samples, and from now on keeps those up to {@code reach}, m, behind the head. */
  public void begin(double reach) {
    samples = 0;
    newest = -1;
    // The last sample lies up to a distance behind the head, and one beyond the reach is needed.
    int needed = (int) Math.ceil(reach / SAMPLE_DISTANCE) + 2;
    capacity = Math.max(LEAST_CAPACITY, Integer.highestOneBit(needed - 1) << 1);
    if (xs.length < capacity) {
      xs = new double[capacity];
      ys = new double[capacity];
      distances = new double[capacity];
    }
  }

  /**
   * Replaces the trail by a straight one of {@code length}, m, behind a head at x, y; the length is
   * at most the reach.
   */
  public void layStraight(double x, double y, double heading, double length) {
    samples = 0;
    newest = -1;
    double dx = Trigonometry.cos(heading);
    double dy = Trigonometry.sin(heading);
    int steps = Math.min(capacity - 1, (int) Math.ceil(length / SAMPLE_DISTANCE));
    for (int i = steps; i >= 0; i--) {
      double back = i * SAMPLE_DISTANCE;
      append(x - dx * back, y - dy * back, -back);
    }
    headX = x;
    headY = y;
    headDistance = 0;
  }

  /**
   * Replaces the trail by the part of {@code other} that is {@code back} m or more behind its head.
   */
  public void cutFrom(Trail other, double back) {
    samples = 0;
    newest = -1;
    double distance = other.headDistance - back;
    for (int age = other.samples - 1; age >= 0; age--) {
      int i = other.slot(age);
      if (other.distances[i] < distance) {
        append(other.xs[i], other.ys[i], other.distances[i]);
      }
    }
    other.find(back);
    headX = other.foundX;
    headY = other.foundY;
    headDistance = distance;
    if (samples == 0) {
      append(headX, headY, headDistance);
    }
  }

  /** Extends the trail to the head's new place x, y. */
  public void follow(double x, double y) {
    headDistance += StrictMath.hypot(x - headX, y - headY);
    headX = x;
    headY = y;
    if (headDistance - distances[newest] >= SAMPLE_DISTANCE) {
      append(x, y, headDistance);
    }
  }

  /**
   * Finds the place {@code back} m behind the head, for {@link #foundX}, {@link #foundY} and {@link
   * #foundHeading}. Beyond the oldest sample it is that sample.
   */
  public void find(double back) {
    double distance = headDistance - back;
    double nearX = headX;
    double nearY = headY;
    double nearDistance = headDistance;
    int age = olderThan(distance);
    if (age > 0) {
      int near = slot(age - 1);
      nearX = xs[near];
      nearY = ys[near];
      nearDistance = distances[near];
    }
    int far = slot(Math.min(age, samples - 1));
    double span = nearDistance - distances[far];
    double share = span > 0 ? Math.min(1, Math.max(0, (nearDistance - distance) / span)) : 1;
    foundX = nearX + (xs[far] - nearX) * share;
    foundY = nearY + (ys[far] - nearY) * share;
    if (span > 0) {
      foundHeading = StrictMath.atan2(nearY - ys[far], nearX - xs[far]);
    }
  }

  /** Returns the x coordinate of the place found last, m. */
  public double foundX() {
    return foundX;
  }

  /** Returns the y coordinate of the place found last, m. */
  public double foundY() {
    return foundY;
  }

  /** Returns the direction of travel at the place found last, rad. */
  public double foundHeading() {
    return foundHeading;
  }

  /** Adds the state that later places depend on to {@code hash}. */
  public void hashInto(StateHash hash) {
    hash.add(samples);
    hash.add(headDistance);
    hash.add(headX);
    hash.add(headY);
    for (int age = 0; age < samples; age += 8) {
      hash.add(xs[slot(age)]);
      hash.add(ys[slot(age)]);
    }
  }

  /**
   * Returns the age of the newest sample at or behind {@code distance}; the number of samples if
   * none is.
   */
  private int olderThan(double distance) {
    int low = 0;
    int high = samples;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (distances[slot(middle)] <= distance) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }

  private int slot(int age) {
    return (newest - age) & (capacity - 1);
  }

  private void append(double x, double y, double distance) {
    newest = (newest + 1) & (capacity - 1);
    xs[newest] = x;
    ys[newest] = y;
    distances[newest] = distance;
    samples = Math.min(capacity, samples + 1);
  }
}
