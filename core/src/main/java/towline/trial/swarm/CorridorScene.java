package towline.trial.swarm;

import towline.avoidance.LocalAvoidance;
import towline.avoidance.SteeringInput;
import towline.internal.RandomStream;

/** Two groups that meet between walls 5 m apart. */
final class CorridorScene extends PassingScene {
  private static final double HALF_WIDTH = 2.5;
  private static final double HALF_LENGTH = 60;
  private static final double NEAREST = 5;
  private static final double FARTHEST = 15;
  private static final double FINISH = 17;
  private static final double LIMIT = 60;

  private final double[] sides;

  CorridorScene(LocalAvoidance law, int tanks, long seed) {
    super(law, tanks, 75, LIMIT);
    crowd.addWall(-HALF_LENGTH, HALF_WIDTH, HALF_LENGTH, HALF_WIDTH);
    crowd.addWall(-HALF_LENGTH, -HALF_WIDTH, HALF_LENGTH, -HALF_WIDTH);
    sides = new double[tanks];
    double[] ways = new double[tanks];
    double room = RADIUS * LIMITS.margin();
    StartPlaces.fill(
        xs,
        ys,
        0,
        tanks,
        2 * room,
        new RandomStream(seed),
        (i, random) -> {
          sides[i] = i % 2 == 0 ? 1 : -1;
          double x = -sides[i] * random.range(NEAREST, FARTHEST);
          double y = random.range(room - HALF_WIDTH, HALF_WIDTH - room);
          place(i, x, y, sides[i] > 0 ? 0 : Math.PI);
          ways[i] = FINISH + Math.abs(x);
        });
    expectWays(ways);
  }

  @Override
  void desire(int i, SteeringInput input) {
    input.desiredX = sides[i] * LIMITS.speed();
    input.desiredY = 0;
  }

  @Override
  boolean hasArrived(int i) {
    return sides[i] * xs[i] >= FINISH;
  }
}
