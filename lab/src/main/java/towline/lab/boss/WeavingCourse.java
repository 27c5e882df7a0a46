package towline.lab.boss;

import towline.internal.RandomStream;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/**
 * A course that swings as a sine about the direction away from the boss, so widely that the ship
 * makes no way.
 */
final class WeavingCourse implements FlownCourse {
  /** Period of a swing to and fro, s. */
  private static final double PERIOD = 5;

  /** Amplitude at which the ship makes no way: the first zero of the Bessel function J0, rad. */
  private static final double STATIONARY_AMPLITUDE = 2.405;

  /** Change of amplitude per metre of correction in a swing, rad/m. */
  private static final double GAIN = 0.04;

  /** Greatest change of amplitude, rad. */
  private static final double MOST_CORRECTION = 0.25;

  /** Place of the start of a swing relative to the boss, along and across the middle course, m. */
  private static final double START_ALONG = 13.6;

  private static final double START_ACROSS = 11;

  private final int side;
  private double middleCourse = Double.NaN;
  private double amplitude = STATIONARY_AMPLITUDE;
  private double clock = PERIOD;

  WeavingCourse(RandomStream random) {
    side = random.index(2) == 0 ? -1 : 1;
  }

  @Override
  public double course(Snapshot snapshot, int ship, int boss) {
    clock += Tick.SECONDS;
    if (clock >= PERIOD) {
      clock -= PERIOD;
      begin(snapshot.x(ship) - snapshot.x(boss), snapshot.y(ship) - snapshot.y(boss));
    }
    return middleCourse + side * amplitude * Trigonometry.sin(Angles.TURN * clock / PERIOD);
  }

  /**
   * Begins a swing at ({@code x}, {@code y}) from the boss, m, that leads back to the proper start.
   */
  private void begin(double x, double y) {
    if (Double.isNaN(middleCourse)) {
      middleCourse = StrictMath.atan2(y, x) + side * StrictMath.atan2(START_ACROSS, START_ALONG);
    }
    double along = x * Trigonometry.cos(middleCourse) + y * Trigonometry.sin(middleCourse);
    amplitude =
        STATIONARY_AMPLITUDE
            + Math.max(-MOST_CORRECTION, Math.min(MOST_CORRECTION, GAIN * (along - START_ALONG)));
  }
}
