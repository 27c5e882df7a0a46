package towline.game.replay;

import towline.session.SpeedRange;

/** The speed of replays as a multiple of real time; it is kept for the next replay. */
public final class ReplaySpeed {
  private static final SpeedRange SPEEDS = new SpeedRange(1.0 / 16, 8);

  private double value = 1;

  /** Returns the speed, 1/16 to 8. */
  public double value() {
    return value;
  }

  /** Halves the speed, down to 1/16. */
  public void slower() {
    value = SPEEDS.slower(value);
  }

  /** Doubles the speed, up to 8. */
  public void faster() {
    value = SPEEDS.faster(value);
  }
}
