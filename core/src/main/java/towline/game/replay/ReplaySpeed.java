package towline.game.replay;

import towline.session.FixedStep;

/** How fast replays run, as a multiple of real time; the next replay runs as fast as the last. */
public final class ReplaySpeed {
  private static final double FASTEST = 8;

  private double value = 1;

  /** The speed, 1/16 to 8. */
  public double value() {
    return value;
  }

  /** Halves the speed, down to 1/16. */
  public void slower() {
    value = Math.max(FixedStep.SLOWEST, value / 2);
  }

  /** Doubles the speed, up to 8. */
  public void faster() {
    value = Math.min(FASTEST, value * 2);
  }
}
