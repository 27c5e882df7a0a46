package towline.trial.shots;

import java.util.List;
import towline.ai.aim.AimMode;

/** One of the day's six: a situation, the modes to choose from, and what their shots do. */
public final class Puzzle {
  /** Returns the gun and the target. */
  public Situation situation() {
    throw new UnsupportedOperationException();
  }

  /** Returns the family of the target. */
  public ShotFamily family() {
    throw new UnsupportedOperationException();
  }

  /** Returns the mode with the full mark. */
  public AimMode answer() {
    throw new UnsupportedOperationException();
  }

  /** Returns the modes that can be chosen, in the order of their keys: four, six or nine. */
  public List<AimMode> offered() {
    throw new UnsupportedOperationException();
  }

  public Mark mark(AimMode mode) {
    throw new UnsupportedOperationException();
  }

  /** Returns the time from the choice until the shot leaves, s; +infinity if it does not. */
  public double timeToFire(AimMode mode) {
    throw new UnsupportedOperationException();
  }

  /** Returns the time from the choice until the hit, s; +infinity without one. */
  public double timeToHit(AimMode mode) {
    throw new UnsupportedOperationException();
  }

  /** Returns the reason of the mark of a mode. */
  public Why why(AimMode mode) {
    throw new UnsupportedOperationException();
  }
}
