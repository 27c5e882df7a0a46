package towline.trial.swarm;

import towline.avoidance.LocalAvoidance;
import towline.avoidance.SteeringInput;
import towline.internal.RandomStream;

/** Two columns of three lanes that cross at a right angle, or meet head-on. */
final class StreamsScene extends PassingScene {
  private static final int LANES = 3;

  /** From lane to lane and from rank to rank, m. */
  private static final double SPACING = 2.5;

  /** How far the fronts are from the centre at first, m. */
  private static final double FRONT = 13;

  private static final double JITTER = 0.1;
  private static final double LIMIT = 80;

  private final double[] wishXs;
  private final double[] wishYs;
  private final double finish;

  /** How the columns meet. */
  enum Meeting {
    /** The one along x, the other along y; the finish is 13 m behind the centre. */
    CROSSING,
    /** Along x from both sides; the finish is 63 m behind the centre. */
    HEAD_ON
  }

  StreamsScene(LocalAvoidance law, int tanks, long seed, Meeting meeting) {
    super(law, tanks, 75, LIMIT);
    RandomStream random = new RandomStream(seed);
    int[] order = StartPlaces.shuffled(tanks, random);
    finish = meeting == Meeting.CROSSING ? FRONT : FRONT + 50;
    wishXs = new double[tanks];
    wishYs = new double[tanks];
    double[] ways = new double[tanks];
    for (int k = 0; k < tanks; k++) {
      int i = order[k];
      boolean second = k % 2 == 1;
      int rank = k / 2 / LANES;
      double along = -FRONT - SPACING * rank + random.range(-JITTER, JITTER);
      double across = SPACING * (k / 2 % LANES - 1) + random.range(-JITTER, JITTER);
      if (!second) {
        place(i, along, across, 0);
      } else if (meeting == Meeting.CROSSING) {
        place(i, across, along, Math.PI / 2);
      } else {
        place(i, -along, across, Math.PI);
      }
      wishXs[i] = headingXs[i];
      wishYs[i] = headingYs[i];
      ways[i] = finish - along;
    }
    expectWays(ways);
  }

  @Override
  void desire(int i, SteeringInput input) {
    input.desiredX = LIMITS.speed() * wishXs[i];
    input.desiredY = LIMITS.speed() * wishYs[i];
  }

  @Override
  boolean hasArrived(int i) {
    return wishXs[i] * xs[i] + wishYs[i] * ys[i] >= finish;
  }
}
