package towline.trial.swarm;

import towline.avoidance.LocalAvoidance;
import towline.avoidance.SteeringInput;
import towline.internal.RandomStream;

/** Two columns of three lanes that cross at a right angle, or meet head-on. */
final class StreamsScene extends PassingScene {
  private static final int LANES = 3;

  /** Distance between lanes and between ranks, m. */
  private static final double SPACING = 2.5;

  /** Distance of the fronts from the centre at first, m. */
  private static final double FRONT_DISTANCE = 13;

  private static final double JITTER = 0.1;
  private static final double TIME_LIMIT = 80;

  private final double[] desiredXs;
  private final double[] desiredYs;
  private final double finishDistance;

  /** The directions of the columns. */
  enum Meeting {
    /** One along x, the other along y; the finish is 13 m behind the centre. */
    CROSSING,
    /** Both along x, from both sides; the finish is 63 m behind the centre. */
    HEAD_ON
  }

  StreamsScene(LocalAvoidance law, int tanks, long seed, Meeting meeting) {
    super(law, tanks, 75, TIME_LIMIT);
    RandomStream random = new RandomStream(seed);
    int[] order = StartPlaces.shuffled(tanks, random);
    finishDistance = meeting == Meeting.CROSSING ? FRONT_DISTANCE : FRONT_DISTANCE + 50;
    desiredXs = new double[tanks];
    desiredYs = new double[tanks];
    double[] distances = new double[tanks];
    for (int k = 0; k < tanks; k++) {
      int i = order[k];
      boolean second = k % 2 == 1;
      int rank = k / 2 / LANES;
      double along = -FRONT_DISTANCE - SPACING * rank + random.range(-JITTER, JITTER);
      double across = SPACING * (k / 2 % LANES - 1) + random.range(-JITTER, JITTER);
      if (!second) {
        place(i, along, across, 0);
      } else if (meeting == Meeting.CROSSING) {
        place(i, across, along, Math.PI / 2);
      } else {
        place(i, -along, across, Math.PI);
      }
      desiredXs[i] = headingXs[i];
      desiredYs[i] = headingYs[i];
      distances[i] = finishDistance - along;
    }
    expectDistances(distances);
  }

  @Override
  void desire(int i, SteeringInput input) {
    input.desiredX = LIMITS.speed() * desiredXs[i];
    input.desiredY = LIMITS.speed() * desiredYs[i];
  }

  @Override
  boolean hasArrived(int i) {
    return desiredXs[i] * xs[i] + desiredYs[i] * ys[i] >= finishDistance;
  }
}
