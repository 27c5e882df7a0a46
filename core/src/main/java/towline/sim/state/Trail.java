package towline.sim.state;

import towline.math.Trigonometry;
import towline.sim.hash.StateHash;

/**
 * Where a snake's head has been: a ring of places with the length of the way up to each, from which
 * the body's places are read. Sampled by distance, so that slow and fast snakes need the same room.
 */
public final class Trail {
  /** The way between two samples, m. */
  private static final double SAMPLE = 0.1;

  /** Enough for the longest snake at the widest spacing (24 x 3 m), a power of two. */
  private static final int CAPACITY = 1024;

  private final double[] xs = new double[CAPACITY];
  private final double[] ys = new double[CAPACITY];
  private final double[] ways = new double[CAPACITY];
  private int newest = -1;
  private int samples;
  private double headX;
  private double headY;
  private double headWay;
  private double foundX;
  private double foundY;
  private double foundHeading;

  /** Forgets all places. */
  void reset() {
    samples = 0;
    newest = -1;
    headX = 0;
    headY = 0;
    headWay = 0;
    foundX = 0;
    foundY = 0;
    foundHeading = 0;
  }

  /** Starts anew: a straight trail of that length behind a head at x, y with that heading. */
  public void layStraight(double x, double y, double heading, double length) {
    samples = 0;
    newest = -1;
    double dx = Trigonometry.cos(heading);
    double dy = Trigonometry.sin(heading);
    int steps = Math.min(CAPACITY - 1, (int) Math.ceil(length / SAMPLE));
    for (int i = steps; i >= 0; i--) {
      double back = i * SAMPLE;
      append(x - dx * back, y - dy * back, -back);
    }
    headX = x;
    headY = y;
    headWay = 0;
  }

  /**
   * Starts anew with the part of {@code other} that lies {@code back} m or more behind its head.
   */
  public void cutFrom(Trail other, double back) {
    samples = 0;
    newest = -1;
    double way = other.headWay - back;
    for (int age = other.samples - 1; age >= 0; age--) {
      int i = other.slot(age);
      if (other.ways[i] < way) {
        append(other.xs[i], other.ys[i], other.ways[i]);
      }
    }
    other.find(back);
    headX = other.foundX;
    headY = other.foundY;
    headWay = way;
    if (samples == 0) {
      append(headX, headY, headWay);
    }
  }

  /** The head has moved on to x, y. */
  public void follow(double x, double y) {
    headWay += StrictMath.hypot(x - headX, y - headY);
    headX = x;
    headY = y;
    if (headWay - ways[newest] >= SAMPLE) {
      append(x, y, headWay);
    }
  }

  /**
   * Looks up the place {@code back} m behind the head, to be read from {@link #foundX}, {@link
   * #foundY} and {@link #foundHeading}. Beyond the oldest sample it is that sample.
   */
  public void find(double back) {
    double way = headWay - back;
    double nearX = headX;
    double nearY = headY;
    double nearWay = headWay;
    int age = olderThan(way);
    if (age > 0) {
      int near = slot(age - 1);
      nearX = xs[near];
      nearY = ys[near];
      nearWay = ways[near];
    }
    int far = slot(Math.min(age, samples - 1));
    double span = nearWay - ways[far];
    double share = span > 0 ? Math.min(1, Math.max(0, (nearWay - way) / span)) : 1;
    foundX = nearX + (xs[far] - nearX) * share;
    foundY = nearY + (ys[far] - nearY) * share;
    if (span > 0) {
      foundHeading = StrictMath.atan2(nearY - ys[far], nearX - xs[far]);
    }
  }

  /** The place found last. */
  public double foundX() {
    return foundX;
  }

  /** The place found last. */
  public double foundY() {
    return foundY;
  }

  /** The direction of travel at the place found last. */
  public double foundHeading() {
    return foundHeading;
  }

  /** Adds what later places depend on. */
  public void hashInto(StateHash hash) {
    hash.add(samples);
    hash.add(headWay);
    hash.add(headX);
    hash.add(headY);
    for (int age = 0; age < samples; age += 8) {
      hash.add(xs[slot(age)]);
      hash.add(ys[slot(age)]);
    }
  }

  /** The age of the newest sample at or behind {@code way}; the number of samples if none is. */
  private int olderThan(double way) {
    int low = 0;
    int high = samples;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (ways[slot(middle)] <= way) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }

  private int slot(int age) {
    return (newest - age) & (CAPACITY - 1);
  }

  private void append(double x, double y, double way) {
    newest = (newest + 1) & (CAPACITY - 1);
    xs[newest] = x;
    ys[newest] = y;
    ways[newest] = way;
    samples = Math.min(CAPACITY, samples + 1);
  }
}
