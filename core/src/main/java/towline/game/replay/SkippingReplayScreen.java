package towline.game.replay;

import towline.game.frame.GameServices;
import towline.session.FixedStep;
import towline.session.replay.Replay;
import towline.settings.Settings;

/**
 * A replay that plays up to a moment as fast as it can, then frame by frame in its own time: for
 * pictures that go into a file.
 */
abstract class SkippingReplayScreen extends ReplayScreen {
  /** How fast it plays up to the moment, as a multiple of real time. */
  private static final double SKIPPING = 60;

  /** How long before it it plays at its normal speed, s: camera and effects settle. */
  private static final double RUN_UP = 2;

  private final double from;
  private final double frame;

  /**
   * A screen of that replay.
   *
   * @param from the moment, s from the start
   * @param frame how long a frame then lasts, s
   */
  SkippingReplayScreen(GameServices services, Replay replay, double from, double frame) {
    super(services, replay, new ReplaySpeed());
    this.from = from;
    this.frame = frame;
  }

  @Override
  public double frameSeconds(double measured) {
    return skips() ? FixedStep.TICK_SECONDS : frame;
  }

  private boolean skips() {
    return played() + SKIPPING * FixedStep.TICK_SECONDS < from - RUN_UP;
  }

  @Override
  protected double speed(Settings settings) {
    return 1;
  }

  @Override
  public void update(double seconds) {
    controller().setSpeed(skips() ? SKIPPING : 1);
    super.update(seconds);
  }

  /** Nobody watches it, so nobody can leave it. */
  @Override
  public void pause() {}

  @Override
  public boolean hudShown() {
    return false;
  }

  @Override
  public boolean overlaysShown() {
    return true;
  }
}
