package towline.trial.swarm;

import towline.avoidance.Bounds;
import towline.avoidance.LocalAvoidance;

/** A scene in which every tank goes somewhere and is taken off when it arrives. */
abstract class PassingScene extends SwarmSimulation {
  private final double limit;
  private final SceneTally tally;
  private int left;

  PassingScene(LocalAvoidance law, int tanks, double halfSide, double limit) {
    super(law, tanks, STEP, new Bounds(-halfSide, -halfSide, halfSide, halfSide));
    this.limit = limit;
    tally = new SceneTally(this);
    left = tanks;
  }

  /** Says how far each tank has to go, once all are placed; m. */
  final void expectWays(double[] ways) {
    double[] alone = new double[count];
    for (int i = 0; i < count; i++) {
      alone[i] = ways[i] / LIMITS.speed();
    }
    tally.expect(alone);
  }

  abstract boolean hasArrived(int i);

  @Override
  final void onTick() {
    tally.observe();
    for (int i = 0; i < count; i++) {
      if (present[i] && hasArrived(i)) {
        present[i] = false;
        tally.pass(i, seconds());
        left--;
      }
    }
  }

  @Override
  public final boolean isOver() {
    return left == 0 || seconds() > limit - dt / 2;
  }

  @Override
  public final SceneTally tally() {
    return tally;
  }
}
