package towline.game.replay;

import towline.game.clip.Clip;
import towline.game.clip.GifWriter;
import towline.game.frame.GameScreen;
import towline.game.frame.GameServices;
import towline.store.StoreException;
import towline.store.UncheckedStoreException;
import towline.view.Renderer;

/** Writes a part of a replay into a file, and exits the game when the file is written. */
public final class ClipTaker implements PictureScreen.Taker {
  private final GameServices services;
  private final Clip clip;
  private final GifWriter gif;
  private boolean written;

  private ClipTaker(GameServices services, Clip clip) {
    this.services = services;
    this.clip = clip;
    gif = new GifWriter(clip.framesPerSecond());
  }

  /** Creates a screen that writes {@code clip}. */
  public static GameScreen screen(GameServices services, Clip clip) {
    return new PictureScreen(
        services,
        clip.replay(),
        clip.from(),
        1.0 / clip.framesPerSecond(),
        new ClipTaker(services, clip));
  }

  /** Adds the frame, and writes the clip at its end or at the end of its replay. */
  @Override
  public void take(double played, boolean ended) {
    if (!written && (ended || played >= clip.from())) {
      Renderer picture = services.picture();
      gif.addFrame(picture.width(), picture.height());
      if (ended || played >= clip.to()) {
        write();
      }
    }
  }

  private void write() {
    written = true;
    try {
      gif.write(services.pictures().files(), clip.file());
    } catch (StoreException e) {
      throw new UncheckedStoreException(e);
    } finally {
      gif.dispose();
    }
    services.screens().quit();
  }
}
