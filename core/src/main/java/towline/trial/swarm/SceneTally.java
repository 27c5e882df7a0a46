package towline.trial.swarm;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import towline.avoidance.Crowd;
import towline.internal.SpatialGrid;
import towline.internal.SweptCollision;
import towline.math.IndexList;

/** What has happened in an experiment so far. */
public final class SceneTally {
  /** A pair closer than this has touched, m. */
  private final double contact;

  /** A tank closer to a wall than this has touched it, m. */
  private final double wallContact;

  /** A tank that stands this far outside is outside, m. */
  private final double outside;

  private final SwarmState tanks;
  private final SpatialGrid grid;
  private final IndexList near = new IndexList();
  private final double[] fromXs;
  private final double[] fromYs;
  private final boolean[] isOut;
  private final boolean[] isAtWall;
  private double[] seconds = {};
  private double[] aloneSeconds = {};
  private long touches;
  private int[] lastTouched = new int[16];
  private int lastTouches;
  private long wallTouches;
  private long edgeViolations;
  private double speedSum;
  private long speedCount;

  SceneTally(SwarmState tanks) {
    this.tanks = tanks;
    contact = 0.99 * 2 * tanks.radius;
    wallContact = 0.99 * tanks.radius;
    outside = 0.05 * tanks.radius;
    double cell = Math.max(1, contact + 2 * tanks.limits.speed() * tanks.dt);
    grid = new SpatialGrid(cell);
    fromXs = new double[tanks.count];
    fromYs = new double[tanks.count];
    isOut = new boolean[tanks.count];
    isAtWall = new boolean[tanks.count];
  }

  /** Sets up so many subjects, none of which has passed. */
  void expect(int subjects) {
    seconds = new double[subjects];
    Arrays.fill(seconds, Double.POSITIVE_INFINITY);
  }

  /** Sets up a subject for each time that one would need without the others, s. */
  void expect(double[] aloneSeconds) {
    this.aloneSeconds = aloneSeconds;
    expect(aloneSeconds.length);
  }

  /** Notes that a subject has met the criterion of its scene now; 0 s where time says nothing. */
  void pass(int subject, double seconds) {
    this.seconds[subject] = seconds;
  }

  /** Finds who touched in the last tick, without counting them. */
  void look() {
    findTouches();
  }

  /** Takes in what the last tick did. */
  void observe() {
    findTouches();
    touches += lastTouches;
    for (int i = 0; i < tanks.count; i++) {
      if (tanks.present[i]) {
        speedSum += tanks.speeds[i];
        speedCount++;
        double reach = tanks.radius - outside;
        boolean out = !tanks.bounds.hold(tanks.xs[i], tanks.ys[i], reach);
        edgeViolations += out && !isOut[i] ? 1 : 0;
        isOut[i] = out;
        boolean atWall = wallDistance(i) < wallContact;
        wallTouches += atWall && !isAtWall[i] ? 1 : 0;
        isAtWall[i] = atWall;
      }
    }
  }

  /** Pairs that come closer than contact during the tick, and were not at its start. */
  private void findTouches() {
    int count = tanks.count;
    lastTouches = 0;
    for (int i = 0; i < count; i++) {
      fromXs[i] = tanks.xs[i] - tanks.moveXs[i];
      fromYs[i] = tanks.ys[i] - tanks.moveYs[i];
    }
    grid.build(fromXs, fromYs, count);
    double reach = contact + 2 * tanks.limits.speed() * tanks.dt;
    for (int i = 0; i < count; i++) {
      if (!tanks.present[i]) {
        continue;
      }
      double x = fromXs[i];
      double y = fromYs[i];
      grid.find(x - reach, y - reach, x + reach, y + reach, near);
      for (int at = 0; at < near.count(); at++) {
        int j = near.get(at);
        if (j < i && tanks.present[j] && touch(i, j)) {
          note(i);
        }
      }
    }
  }

  private void note(int tank) {
    if (lastTouches == lastTouched.length) {
      lastTouched = Arrays.copyOf(lastTouched, 2 * lastTouches);
    }
    lastTouched[lastTouches++] = tank;
  }

  private boolean touch(int i, int j) {
    double rx = fromXs[j] - fromXs[i];
    double ry = fromYs[j] - fromYs[i];
    if (rx * rx + ry * ry < contact * contact) {
      return false;
    }
    double dx = tanks.moveXs[j] - tanks.moveXs[i];
    double dy = tanks.moveYs[j] - tanks.moveYs[i];
    return SweptCollision.contact(rx, ry, dx, dy, contact) <= 1;
  }

  /** How close a tank came to the nearest wall in the last tick, m. */
  private double wallDistance(int i) {
    Crowd crowd = tanks.crowd;
    double nearest = Double.POSITIVE_INFINITY;
    for (int wall = 0; wall < crowd.wallCount(); wall++) {
      nearest = Math.min(nearest, crowd.distanceToWall(wall, tanks.xs[i], tanks.ys[i]));
    }
    return nearest;
  }

  /** Pairs newly closer than .99 of the two radii. */
  public long touches() {
    return touches;
  }

  /** How many pairs touched in the last tick. */
  public int lastTouches() {
    return lastTouches;
  }

  /** A tank of the {@code n}th pair that touched in the last tick. */
  public int lastTouched(int n) {
    return lastTouched[n];
  }

  /** Times that a tank came closer to a wall than .99 of its radius. */
  public long wallTouches() {
    return wallTouches;
  }

  /** Times that a tank came to stand outside the bounds. */
  public long edgeViolations() {
    return edgeViolations;
  }

  /** Mean speed while a tank was there, as a share of the tanks' own. */
  public double speedKept() {
    return speedSum / speedCount / tanks.limits.speed();
  }

  /** Touches that a tank has in a minute; each counts for both of its tanks. */
  public double touchesPerTankMinute() {
    return 2.0 * touches / (speedCount * tanks.dt / 60);
  }

  /** The time that tanks were counted for, over all of them, s. */
  public double tankSeconds() {
    return speedCount * tanks.dt;
  }

  /** How many subjects, tanks or pairs, have a criterion to meet. */
  public int subjects() {
    return seconds.length;
  }

  /** When a subject met the criterion, s; positive infinity: not yet. */
  public double seconds(int subject) {
    return seconds[subject];
  }

  /** Returns the times of all subjects, s; infinite for those that never arrive. */
  public DoubleStream allSeconds() {
    return Arrays.stream(seconds);
  }

  /** Returns the times that the subjects need alone, s. */
  public DoubleStream allAloneSeconds() {
    return Arrays.stream(aloneSeconds);
  }

  /** The share of the subjects that have met the criterion; NaN if there is none. */
  public double throughShare() {
    int through = 0;
    for (double when : seconds) {
      through += when < Double.POSITIVE_INFINITY ? 1 : 0;
    }
    return (double) through / seconds.length;
  }
}
