package towline.trial.swarm;

import java.util.Arrays;
import towline.avoidance.LocalAvoidance;
import towline.avoidance.SteeringInput;
import towline.internal.RandomStream;
import towline.math.Trigonometry;

/** Tanks on a circle that all want to the opposite point, through the middle. */
final class RingScene extends PassingScene {
  /** The least distance of two starts, m. */
  private static final double APART = 1.8;

  private static final double ARRIVED = 2;

  private final double[] goalXs;
  private final double[] goalYs;

  /** How the starts are spread. */
  enum Spread {
    /** At random, with the least distance kept. */
    RANDOM,
    /** Exactly even. */
    EVEN
  }

  RingScene(LocalAvoidance law, int tanks, long seed, Spread spread) {
    super(law, tanks, Math.max(75, radius(tanks) + 10), 4 * radius(tanks) / 3 + 20);
    goalXs = new double[tanks];
    goalYs = new double[tanks];
    double radius = radius(tanks);
    double[] angles = angles(spread, new RandomStream(seed));
    double[] ways = new double[tanks];
    for (int i = 0; i < tanks; i++) {
      goalXs[i] = -radius * Trigonometry.cos(angles[i]);
      goalYs[i] = -radius * Trigonometry.sin(angles[i]);
      place(i, -goalXs[i], -goalYs[i], angles[i] + Math.PI);
      ways[i] = 2 * radius - ARRIVED;
    }
    expectWays(ways);
  }

  static double radius(int tanks) {
    return Math.max(6, 0.458 * tanks);
  }

  /** Even gaps, or the least gap for all and the rest of the circle cut at random; in any order. */
  private double[] angles(Spread spread, RandomStream random) {
    double gap = 2 * StrictMath.asin(APART / 2 / radius(count));
    if (spread == Spread.EVEN || count * gap > 2 * Math.PI) {
      gap = 2 * Math.PI / count;
    }
    double[] cuts = new double[count];
    for (int i = 0; i < count; i++) {
      cuts[i] = random.range(0, Math.max(0, 2 * Math.PI - count * gap));
    }
    Arrays.sort(cuts);
    int[] order = StartPlaces.shuffled(count, random);
    double[] angles = new double[count];
    for (int i = 0; i < count; i++) {
      angles[order[i]] = cuts[i] + i * gap;
    }
    return angles;
  }

  @Override
  void desire(int i, SteeringInput input) {
    double dx = goalXs[i] - xs[i];
    double dy = goalYs[i] - ys[i];
    double scale = LIMITS.speed() / StrictMath.hypot(dx, dy);
    input.desiredX = scale * dx;
    input.desiredY = scale * dy;
  }

  @Override
  boolean hasArrived(int i) {
    return StrictMath.hypot(goalXs[i] - xs[i], goalYs[i] - ys[i]) <= ARRIVED;
  }
}
