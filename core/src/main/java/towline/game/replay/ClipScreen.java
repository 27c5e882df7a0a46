package towline.game.replay;

import towline.game.clip.Clip;
import towline.game.clip.GifWriter;
import towline.game.frame.GameServices;
import towline.session.FixedStep;
import towline.settings.Settings;
import towline.store.StoreException;
import towline.store.UncheckedStoreException;

/**
 * A piece of a replay on its way into a file: plays up to it as fast as it can, then frame by frame
 * in the clip's own time, and leaves the game when the file is written.
 */
public final class ClipScreen extends ReplayScreen {
  /** How fast it plays up to the clip, as a multiple of real time. */
  private static final double SKIPPING = 60;

  /** How long before the clip it plays at its normal speed, s: camera and effects settle. */
  private static final double RUN_UP = 2;

  private final Clip clip;
  private final GifWriter gif;
  private boolean ended;
  private boolean written;

  public ClipScreen(GameServices services, Clip clip) {
    super(services, clip.replay(), new ReplaySpeed());
    this.clip = clip;
    gif = new GifWriter(clip.framesPerSecond());
  }

  @Override
  public double frameSeconds(double measured) {
    return skips() ? FixedStep.TICK_SECONDS : 1.0 / clip.framesPerSecond();
  }

  private boolean skips() {
    return played() + SKIPPING * FixedStep.TICK_SECONDS < clip.from() - RUN_UP;
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

  /** The clip ends with the last picture of its replay at the latest. */
  @Override
  public void onEnd() {
    ended = true;
  }

  @Override
  public void afterDrawing() {
    if (!written && (ended || played() >= clip.from())) {
      gif.addFrame(services().picture().width(), services().picture().height());
      if (ended || played() >= clip.to()) {
        write();
      }
    }
  }

  private void write() {
    written = true;
    try {
      gif.write(clip.file());
    } catch (StoreException e) {
      throw new UncheckedStoreException(e);
    } finally {
      gif.dispose();
    }
    services().screens().quit();
  }

  @Override
  public boolean hudShown() {
    return false;
  }

  @Override
  public boolean overlaysShown() {
    return true;
  }
}
