package towline.trial.swarm;

import towline.avoidance.LocalAvoidance;
import towline.avoidance.SteeringInput;
import towline.internal.RandomStream;

/** Two groups that meet between walls 5 m apart. */
final class CorridorScene extends PassingScene {
  private static final double HALF_WIDTH = 2.5;
  private static final double HALF_LENGTH = 60;
  private static final double LEAST_START_DISTANCE = 5;
  private static final double MOST_START_DISTANCE = 15;
  private static final double FINISH_X = 17;
  private static final double TIME_LIMIT = 60;

  private final double[] directions;

  CorridorScene(LocalAvoidance law, int tanks, long seed) {
    super(law, tanks, 75, TIME_LIMIT);
    crowd.addWall(-HALF_LENGTH, HALF_WIDTH, HALF_LENGTH, HALF_WIDTH);
    crowd.addWall(-HALF_LENGTH, -HALF_WIDTH, HALF_LENGTH, -HALF_WIDTH);
    directions = new double[tanks];
    double[] distances = new double[tanks];
    double halfSpacing = RADIUS * LIMITS.margin();
    StartPlaces.fill(
        xs,
        ys,
        0,
        tanks,
        2 * halfSpacing,
        new RandomStream(seed),
        (i, random) -> {
          directions[i] = i % 2 == 0 ? 1 : -1;
          double x = -directions[i] * random.range(LEAST_START_DISTANCE, MOST_START_DISTANCE);
          double y = random.range(halfSpacing - HALF_WIDTH, HALF_WIDTH - halfSpacing);
          place(i, x, y, directions[i] > 0 ? 0 : Math.PI);
          distances[i] = FINISH_X + Math.abs(x);
        });
    expectDistances(distances);
  }

  @Override
  void desire(int i, SteeringInput input) {
    input.desiredX = directions[i] * LIMITS.speed();
    input.desiredY = 0;
  }

  @Override
  boolean hasArrived(int i) {
    return directions[i] * xs[i] >= FINISH_X;
  }
}
