package towline.game.replay;

import towline.game.clip.Clip;
import towline.game.clip.GifWriter;
import towline.game.frame.GameServices;
import towline.store.StoreException;
import towline.store.UncheckedStoreException;

/** A piece of a replay on its way into a file; leaves the game when the file is written. */
public final class ClipScreen extends SkippingReplayScreen {
  private final Clip clip;
  private final GifWriter gif;
  private boolean ended;
  private boolean written;

  public ClipScreen(GameServices services, Clip clip) {
    super(services, clip.replay(), clip.from(), 1.0 / clip.framesPerSecond());
    this.clip = clip;
    gif = new GifWriter(clip.framesPerSecond());
  }

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
      gif.write(services().pictures().files(), clip.file());
    } catch (StoreException e) {
      throw new UncheckedStoreException(e);
    } finally {
      gif.dispose();
    }
    services().screens().quit();
  }
}
