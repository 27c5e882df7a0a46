package towline.trial.swarm;

import towline.avoidance.LocalAvoidance;
import towline.avoidance.SteeringInput;
import towline.internal.RandomStream;

/** A crowd that leaves through a gap of 4 m in a wall without thickness. */
final class DoorwayScene extends PassingScene {
  private static final double HALF_GAP = 2;
  private static final double HALF_WALL = 75;

  /**
   * Greatest distance of a tank's aim from the middle of the gap, m; tanks aim at the nearest point
   * within it.
   */
  private static final double MOST_AIM_OFFSET = 1.3;

  private static final double START_LEFT = -18;
  private static final double START_RIGHT = -4;
  private static final double START_HALF_HEIGHT = 10;
  private static final double FINISH_X = 5;
  private static final double TIME_LIMIT = 90;

  DoorwayScene(LocalAvoidance law, int tanks, long seed) {
    super(law, tanks, HALF_WALL, TIME_LIMIT);
    crowd.addWall(0, HALF_GAP, 0, HALF_WALL);
    crowd.addWall(0, -HALF_GAP, 0, -HALF_WALL);
    double[] distances = new double[tanks];
    StartPlaces.fill(
        xs,
        ys,
        0,
        tanks,
        2 * RADIUS * LIMITS.margin(),
        new RandomStream(seed),
        (i, random) -> {
          double x = random.range(START_LEFT, START_RIGHT);
          double y = random.range(-START_HALF_HEIGHT, START_HALF_HEIGHT);
          double toY = aimY(y) - y;
          place(i, x, y, StrictMath.atan2(toY, -x));
          distances[i] = StrictMath.hypot(x, toY) + FINISH_X;
        });
    expectDistances(distances);
  }

  private static double aimY(double y) {
    return Math.max(-MOST_AIM_OFFSET, Math.min(MOST_AIM_OFFSET, y));
  }

  @Override
  void desire(int i, SteeringInput input) {
    double dx = xs[i] < 0 ? -xs[i] : 1;
    double dy = xs[i] < 0 ? aimY(ys[i]) - ys[i] : 0;
    double scale = LIMITS.speed() / StrictMath.hypot(dx, dy);
    input.desiredX = scale * dx;
    input.desiredY = scale * dy;
  }

  @Override
  boolean hasArrived(int i) {
    return xs[i] >= FINISH_X;
  }
}
