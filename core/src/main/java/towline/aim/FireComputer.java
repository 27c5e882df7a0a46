package towline.aim;

/**
 * What fire controls work with and keep nothing in from one decision to the next: one serves as
 * many turrets as like, so that a turret of its own is small. Scratch space: one for each thread.
 */
public final class FireComputer {
  final FireSolver solver = new FireSolver();
  final ShotCheck check = new ShotCheck();
  final Situation model = new Situation();

  /** Its solver, free for any question between two decisions. */
  public FireSolver solver() {
    return solver;
  }
}
