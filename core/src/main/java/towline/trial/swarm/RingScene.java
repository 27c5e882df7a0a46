package towline.trial.swarm;

import java.util.Arrays;
import towline.avoidance.LocalAvoidance;
import towline.avoidance.SteeringInput;
import towline.internal.RandomStream;
import towline.math.Trigonometry;

/** Tanks on a circle that all head for the opposite point, through the middle. */
final class RingScene extends PassingScene {
  /** Least distance between two starts, m. */
  private static final double START_SPACING = 1.8;

  private static final double ARRIVAL_DISTANCE = 2;

  private final double[] goalXs;
  private final double[] goalYs;

  /** The distribution of the starts. */
  enum Spread {
    /** Random, with the least distance kept. */
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
    double[] distances = new double[tanks];
    for (int i = 0; i < tanks; i++) {
      goalXs[i] = -radius * Trigonometry.cos(angles[i]);
      goalYs[i] = -radius * Trigonometry.sin(angles[i]);
      place(i, -goalXs[i], -goalYs[i], angles[i] + Math.PI);
      distances[i] = 2 * radius - ARRIVAL_DISTANCE;
    }
    expectDistances(distances);
  }

  static double radius(int tanks) {
    return Math.max(6, 0.458 * tanks);
  }

  /**
   * Returns the angles of the starts in random order: with even gaps, or with random gaps of at
   * least the least distance.
   */
  private double[] angles(Spread spread, RandomStream random) {
    double gap = 2 * StrictMath.asin(START_SPACING / 2 / radius(count));
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
    return StrictMath.hypot(goalXs[i] - xs[i], goalYs[i] - ys[i]) <= ARRIVAL_DISTANCE;
  }
}
