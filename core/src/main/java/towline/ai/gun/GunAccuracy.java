package towline.ai.gun;

import towline.internal.RandomStream;
import towline.math.Angles;

/**
 * The accuracy of a gunner with a perfect fire control: the parameters of a rookie.
 *
 * <p>Source of the idea: Kain Shin, Predictive Aim Mathematics for AI Targeting, 2009, section In
 * Search of Perfection: a random perturbation of the aim, and deliberate misses for drama.
 *
 * @param spread the greatest error of the aim, radians to either side; 0: none
 * @param missShare the share of deliberate misses among the shots, from 0 to 1
 * @param missDistance the distance at which a deliberate miss passes ahead of its target, metres
 */
public record GunAccuracy(double spread, double missShare, double missDistance) {
  /** No errors and no deliberate misses. */
  public static final GunAccuracy PERFECT = new GunAccuracy(0, 0, 0);

  /**
   * Checks the ranges above.
   *
   * @throws IllegalArgumentException if a component is out of range; the message names it
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
   * Returns the bearing of a shot that was aimed along {@code bearing}, radians in (-pi, pi]. The
   * error has a triangular distribution within the spread.
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
   * Returns true if the next shot is to be a deliberate miss. Aim it at the ghost of {@link
   * DeliberateMiss#ahead} with {@link #missDistance}.
   */
  public boolean meansToMiss(RandomStream random) {
    return missShare > 0 && random.nextDouble() < missShare;
  }
}
