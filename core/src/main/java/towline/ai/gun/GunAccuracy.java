package towline.ai.gun;

import towline.internal.RandomStream;
import towline.math.Angles;

/**
 * How well a gunner uses a perfect aim: the parameters that make a rookie.
 *
 * <p>Source: the wish is Kain Shin's, Predictive Aim Mathematics for AI Targeting, 2009, section In
 * Search of Perfection: a random perturbation of the aim, and misses for the drama of it.
 *
 * @param spread the largest error of the aim, radians to either side; 0: none
 * @param missShare the share of shots that are meant to miss, from 0 to 1
 * @param missDistance how far in front of its target a shot that is meant to miss passes, metres
 */
public record GunAccuracy(double spread, double missShare, double missDistance) {
  /** Every shot goes where it is aimed. */
  public static final GunAccuracy PERFECT = new GunAccuracy(0, 0, 0);

  /**
   * Checks the ranges above.
   *
   * @throws IllegalArgumentException naming the first that is not kept
   */
  public GunAccuracy {
    if (!(spread >= 0 && spread <= Math.PI)) {
      throw new IllegalArgumentException("spread must be from 0 to pi, but is " + spread);
    }
    if (!(missShare >= 0 && missShare <= 1)) {
      throw new IllegalArgumentException("missShare must be from 0 to 1, but is " + missShare);
    }
    if (!(missDistance >= 0 && missDistance < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "missDistance must be at least 0 and finite, but is " + missDistance);
    }
  }

  /**
   * The bearing that a shot aimed at {@code bearing} leaves with, radians in (-pi, pi]: within the
   * spread, errors near 0 more often than large ones (a triangle, so that no shot deviates more).
   */
  public double perturbed(double bearing, RandomStream random) {
    if (spread == 0) {
      return Angles.wrap(bearing);
    }
    double left = random.nextDouble();
    double right = random.nextDouble();
    return Angles.wrap(bearing + spread * (left - right));
  }

  /**
   * Whether the next shot is meant to miss. Aim it at the ghost that {@link DeliberateMiss#ahead}
   * makes with {@link #missDistance}.
   */
  public boolean meansToMiss(RandomStream random) {
    return missShare > 0 && random.nextDouble() < missShare;
  }
}
