package towline.trial.swarm;

import towline.avoidance.Bounds;
import towline.avoidance.LocalAvoidance;
import towline.avoidance.SteeringInput;
import towline.internal.RandomStream;

/** Pairs of tanks at one place with equal headings and desires. */
final class TwinsScene extends SwarmSimulation {
  /** Distance between pairs, m, too large to meet in the time. */
  private static final double SPACING = 20;

  private static final double TIME_LIMIT = 3;

  private final double[] desiredXs;
  private final double[] desiredYs;
  private final SceneTally tally;
  private int pairsTogether;

  TwinsScene(LocalAvoidance law, int tanks, long seed) {
    super(law, tanks, STEP, bounds(tanks / 2));
    RandomStream random = new RandomStream(seed);
    int side = side(tanks / 2);
    for (int pair = 0; pair < tanks / 2; pair++) {
      int row = pair / side;
      double x = SPACING * (pair % side - (side - 1) / 2.0);
      double y = SPACING * (row - (side - 1) / 2.0);
      double heading = random.range(-Math.PI, Math.PI);
      place(2 * pair, x, y, heading);
      place(2 * pair + 1, x, y, heading);
    }
    desiredXs = headingXs.clone();
    desiredYs = headingYs.clone();
    pairsTogether = tanks / 2;
    tally = new SceneTally(this);
    tally.expect(tanks / 2);
  }

  private static int side(int pairs) {
    return (int) Math.ceil(Math.sqrt(pairs));
  }

  private static Bounds bounds(int pairs) {
    double half = Math.max(75, SPACING * (side(pairs) + 1) / 2);
    return new Bounds(-half, -half, half, half);
  }

  @Override
  void desire(int i, SteeringInput input) {
    input.desiredX = LIMITS.speed() * desiredXs[i];
    input.desiredY = LIMITS.speed() * desiredYs[i];
  }

  @Override
  void onTick() {
    tally.observe();
    for (int pair = 0; pair < count / 2; pair++) {
      int i = 2 * pair;
      double apart = StrictMath.hypot(xs[i] - xs[i + 1], ys[i] - ys[i + 1]);
      if (apart >= 2 * RADIUS && tally.seconds(pair) == Double.POSITIVE_INFINITY) {
        tally.pass(pair, seconds());
        pairsTogether--;
      }
    }
  }

  @Override
  public boolean isOver() {
    return pairsTogether == 0 || seconds() > TIME_LIMIT - dt / 2;
  }

  @Override
  public SceneTally tally() {
    return tally;
  }
}
