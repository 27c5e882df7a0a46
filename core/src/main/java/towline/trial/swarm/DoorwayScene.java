package towline.trial.swarm;

import towline.avoidance.LocalAvoidance;
import towline.avoidance.SteeringInput;
import towline.internal.RandomStream;

/** A crowd that leaves through a gap of 4 m in a wall without thickness. */
final class DoorwayScene extends PassingScene {
  private static final double HALF_GAP = 2;
  private static final double HALF_WALL = 75;

  /** Tanks aim at the nearest point of the gap within this from its middle, m. */
  private static final double AIM = 1.3;

  private static final double LEFT = -18;
  private static final double RIGHT = -4;
  private static final double HALF_HEIGHT = 10;
  private static final double FINISH = 5;
  private static final double LIMIT = 90;

  DoorwayScene(LocalAvoidance law, int tanks, long seed) {
    super(law, tanks, HALF_WALL, LIMIT);
    crowd.addWall(0, HALF_GAP, 0, HALF_WALL);
    crowd.addWall(0, -HALF_GAP, 0, -HALF_WALL);
    double[] ways = new double[tanks];
    StartPlaces.fill(
        xs,
        ys,
        0,
        tanks,
        2 * RADIUS * LIMITS.margin(),
        new RandomStream(seed),
        (i, random) -> {
          double x = random.range(LEFT, RIGHT);
          double y = random.range(-HALF_HEIGHT, HALF_HEIGHT);
          double toY = aim(y) - y;
          place(i, x, y, StrictMath.atan2(toY, -x));
          ways[i] = StrictMath.hypot(x, toY) + FINISH;
        });
    expectWays(ways);
  }

  private static double aim(double y) {
    return Math.max(-AIM, Math.min(AIM, y));
  }

  @Override
  void desire(int i, SteeringInput input) {
    double dx = xs[i] < 0 ? -xs[i] : 1;
    double dy = xs[i] < 0 ? aim(ys[i]) - ys[i] : 0;
    double scale = LIMITS.speed() / StrictMath.hypot(dx, dy);
    input.desiredX = scale * dx;
    input.desiredY = scale * dy;
  }

  @Override
  boolean hasArrived(int i) {
    return xs[i] >= FINISH;
  }
}
