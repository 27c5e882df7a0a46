package towline.lab.boss;

import towline.internal.RandomStream;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/**
 * To and fro beside the boss: the course swings as a sine about one that leads away from it, so far
 * that the ship gets nowhere.
 */
final class WeavingCourse implements FlownCourse {
  /** The time of a swing to and fro, s. */
  private static final double PERIOD = 5;

  /** Whoever swings so far gets nowhere: the first zero of the Bessel function J0, radians. */
  private static final double NOWHERE = 2.405;

  /** By how much less it swings for each metre that it is to gain in a swing, radians. */
  private static final double GAIN = 0.04;

  private static final double MOST = 0.25;

  /** Where a swing begins, along the middle course from the boss and across it, m. */
  private static final double ALONG = 13.6;

  private static final double ACROSS = 11;

  private final int side;
  private double middle = Double.NaN;
  private double swing = NOWHERE;
  private double clock = PERIOD;

  WeavingCourse(RandomStream random) {
    side = random.index(2) == 0 ? -1 : 1;
  }

  @Override
  public double course(Snapshot seen, int ship, int boss) {
    clock += Tick.SECONDS;
    if (clock >= PERIOD) {
      clock -= PERIOD;
      begin(seen.x(ship) - seen.x(boss), seen.y(ship) - seen.y(boss));
    }
    return middle + side * swing * Trigonometry.sin(Angles.TURN * clock / PERIOD);
  }

  /**
   * Begins a swing at that place from the boss, m: one that leads back to where it should begin.
   */
  private void begin(double x, double y) {
    if (Double.isNaN(middle)) {
      middle = StrictMath.atan2(y, x) + side * StrictMath.atan2(ACROSS, ALONG);
    }
    double along = x * Trigonometry.cos(middle) + y * Trigonometry.sin(middle);
    swing = NOWHERE + Math.max(-MOST, Math.min(MOST, GAIN * (along - ALONG)));
  }
}
