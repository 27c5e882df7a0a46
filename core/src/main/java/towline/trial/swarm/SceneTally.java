package towline.trial.swarm;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import towline.avoidance.Crowd;
import towline.internal.SpatialGrid;
import towline.internal.SweptCollision;
import towline.math.IndexList;

/** The counts and times of an experiment so far. */
public final class SceneTally {
  /** Distance of two tanks below which they touch, m. */
  private final double contactDistance;

  /** Distance of a tank from a wall below which they touch, m. */
  private final double wallContactDistance;

  /** Distance beyond the bounds from which a tank counts as outside, m. */
  private final double outsideDistance;

  private final SwarmState tanks;
  private final SpatialGrid grid;
  private final IndexList neighbours = new IndexList();
  private final double[] fromXs;
  private final double[] fromYs;
  private final boolean[] isOut;
  private final boolean[] isAtWall;
  private double[] seconds = {};
  private double[] aloneSeconds = {};
  private long touches;
  private int[] touchedTanks = new int[16];
  private int lastTouches;
  private long wallTouches;
  private long edgeViolations;
  private double speedSum;
  private long speedCount;

  SceneTally(SwarmState tanks) {
    this.tanks = tanks;
    contactDistance = 0.99 * 2 * tanks.radius;
    wallContactDistance = 0.99 * tanks.radius;
    outsideDistance = 0.05 * tanks.radius;
    double cell = Math.max(1, contactDistance + 2 * tanks.limits.speed() * tanks.dt);
    grid = new SpatialGrid(cell);
    fromXs = new double[tanks.count];
    fromYs = new double[tanks.count];
    isOut = new boolean[tanks.count];
    isAtWall = new boolean[tanks.count];
  }

  /** Sets up {@code subjects} subjects, none of which has passed. */
  void expect(int subjects) {
    seconds = new double[subjects];
    Arrays.fill(seconds, Double.POSITIVE_INFINITY);
  }

  /** Sets up a subject for each time that it would need without the others, s. */
  void expect(double[] aloneSeconds) {
    this.aloneSeconds = aloneSeconds;
    expect(aloneSeconds.length);
  }

  /**
   * Records that a subject has met the criterion of its scene, at {@code seconds} s; 0 in scenes
   * without times.
   */
  void pass(int subject, double seconds) {
    this.seconds[subject] = seconds;
  }

  /** Finds the pairs that touched in the last tick, without counting them. */
  void updateTouches() {
    findTouches();
  }

  /** Counts the effects of the last tick. */
  void observe() {
    findTouches();
    touches += lastTouches;
    for (int i = 0; i < tanks.count; i++) {
      if (tanks.present[i]) {
        speedSum += tanks.speeds[i];
        speedCount++;
        double reach = tanks.radius - outsideDistance;
        boolean isOutside = !tanks.bounds.hold(tanks.xs[i], tanks.ys[i], reach);
        edgeViolations += isOutside && !isOut[i] ? 1 : 0;
        isOut[i] = isOutside;
        boolean atWall = wallDistance(i) < wallContactDistance;
        wallTouches += atWall && !isAtWall[i] ? 1 : 0;
        isAtWall[i] = atWall;
      }
    }
  }

  /** Finds the pairs that come closer than contact during the tick and were not so at its start. */
  private void findTouches() {
    int count = tanks.count;
    lastTouches = 0;
    for (int i = 0; i < count; i++) {
      fromXs[i] = tanks.xs[i] - tanks.moveXs[i];
      fromYs[i] = tanks.ys[i] - tanks.moveYs[i];
    }
    grid.build(fromXs, fromYs, count);
    double reach = contactDistance + 2 * tanks.limits.speed() * tanks.dt;
    for (int i = 0; i < count; i++) {
      if (!tanks.present[i]) {
        continue;
      }
      double x = fromXs[i];
      double y = fromYs[i];
      grid.find(x - reach, y - reach, x + reach, y + reach, neighbours);
      for (int position = 0; position < neighbours.count(); position++) {
        int j = neighbours.get(position);
        if (j < i && tanks.present[j] && beginsTouch(i, j)) {
          recordTouch(i);
        }
      }
    }
  }

  private void recordTouch(int tank) {
    if (lastTouches == touchedTanks.length) {
      touchedTanks = Arrays.copyOf(touchedTanks, 2 * lastTouches);
    }
    touchedTanks[lastTouches++] = tank;
  }

  private boolean beginsTouch(int i, int j) {
    double rx = fromXs[j] - fromXs[i];
    double ry = fromYs[j] - fromYs[i];
    if (rx * rx + ry * ry < contactDistance * contactDistance) {
      return false;
    }
    double dx = tanks.moveXs[j] - tanks.moveXs[i];
    double dy = tanks.moveYs[j] - tanks.moveYs[i];
    return SweptCollision.contact(rx, ry, dx, dy, contactDistance) <= 1;
  }

  /** Returns the distance of a tank from the nearest wall, m. */
  private double wallDistance(int i) {
    Crowd crowd = tanks.crowd;
    double nearest = Double.POSITIVE_INFINITY;
    for (int wall = 0; wall < crowd.wallCount(); wall++) {
      nearest = Math.min(nearest, crowd.distanceToWall(wall, tanks.xs[i], tanks.ys[i]));
    }
    return nearest;
  }

  /** Returns the number of times that a pair came closer than 0.99 times the sum of its radii. */
  public long touches() {
    return touches;
  }

  /** Returns the number of pairs that touched in the last tick. */
  public int lastTouches() {
    return lastTouches;
  }

  /** Returns the index of a tank of the {@code n}th pair that touched in the last tick. */
  public int lastTouched(int n) {
    return touchedTanks[n];
  }

  /** Returns the number of times that a tank came closer to a wall than 0.99 of its radius. */
  public long wallTouches() {
    return wallTouches;
  }

  /** Returns the number of times that a tank left the bounds. */
  public long edgeViolations() {
    return edgeViolations;
  }

  /** Returns the mean speed of present tanks, as a share of their full speed. */
  public double speedKept() {
    return speedSum / speedCount / tanks.limits.speed();
  }

  /** Returns the touches of a tank per minute; each counts for both of its tanks. */
  public double touchesPerTankMinute() {
    return 2.0 * touches / (speedCount * tanks.dt / 60);
  }

  /** Returns the sum of the times of all present tanks, s. */
  public double tankSeconds() {
    return speedCount * tanks.dt;
  }

  /** Returns the number of subjects, tanks or pairs, with a criterion. */
  public int subjects() {
    return seconds.length;
  }

  /** Returns the time at which a subject met the criterion, s; +infinity before it. */
  public double seconds(int subject) {
    return seconds[subject];
  }

  /** Returns the times of all subjects, s; infinite for those that never arrive. */
  public DoubleStream allSeconds() {
    return Arrays.stream(seconds);
  }

  /** Returns the times that the subjects would need alone, s. */
  public DoubleStream allAloneSeconds() {
    return Arrays.stream(aloneSeconds);
  }

  /** Returns the share of the subjects that have met the criterion; NaN without subjects. */
  public double arrivedShare() {
    int through = 0;
    for (double subjectSeconds : seconds) {
      through += subjectSeconds < Double.POSITIVE_INFINITY ? 1 : 0;
    }
    return (double) through / seconds.length;
  }
}
