package towline.trial.swarm;

import towline.avoidance.Bounds;
import towline.avoidance.LocalAvoidance;

/** A scene in which every tank has a goal and is removed when it arrives. */
abstract class PassingScene extends SwarmSimulation {
  private final double timeLimit;
  private final SceneTally tally;
  private int tanksLeft;

  PassingScene(LocalAvoidance law, int tanks, double halfSide, double timeLimit) {
    super(law, tanks, STEP, new Bounds(-halfSide, -halfSide, halfSide, halfSide));
    this.timeLimit = timeLimit;
    tally = new SceneTally(this);
    tanksLeft = tanks;
  }

  /** Sets the distance of each tank to its goal, m, once all are placed. */
  final void expectDistances(double[] distances) {
    double[] aloneSeconds = new double[count];
    for (int i = 0; i < count; i++) {
      aloneSeconds[i] = distances[i] / LIMITS.speed();
    }
    tally.expect(aloneSeconds);
  }

  abstract boolean hasArrived(int i);

  @Override
  final void onTick() {
    tally.observe();
    for (int i = 0; i < count; i++) {
      if (present[i] && hasArrived(i)) {
        present[i] = false;
        tally.pass(i, seconds());
        tanksLeft--;
      }
    }
  }

  @Override
  public final boolean isOver() {
    return tanksLeft == 0 || seconds() > timeLimit - dt / 2;
  }

  @Override
  public final SceneTally tally() {
    return tally;
  }
}
