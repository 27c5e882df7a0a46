package towline.game.run;

import java.io.UncheckedIOException;
import towline.game.frame.GameServices;
import towline.session.Run;
import towline.store.UncheckedStoreException;
import towline.view.OffscreenPicture;

/**
 * The pictures that the player saves of a run: clips of its last moments, and pictures without HUD.
 */
final class RunPictures {
  /** Size of a saved picture, pixels. */
  private static final int WIDTH = 1920;

  private static final int HEIGHT = 1080;

  private final GameServices services;
  private final EndReplay lastMoments;
  private final ClipRecorder clip;
  private boolean isDue;

  /** True if the moments of a clip are shown in place of a run that is not over. */
  private boolean coversRun;

  RunPictures(GameServices services, EndReplay lastMoments) {
    this.services = services;
    this.lastMoments = lastMoments;
    clip = new ClipRecorder(lastMoments, services.picture(), services.clipWriter());
  }

  /**
   * Starts a clip: the last moments are replayed, and then the file is written.
   *
   * @param goesOn true if they are replayed in place of a run that is not over
   */
  void startClip(boolean goesOn) {
    if (!clip.recording()) {
      coversRun = goesOn;
      services.toast("toast.clip.writing");
      clip.start(
          services.pictures().newFile(".gif"),
          file -> say(services.pictures().messageKey("toast.clip"), file),
          problem -> say("toast.clip.failed", String.valueOf(problem.getMessage())));
    }
  }

  /** Saves a picture of the next frame. */
  void savePicture() {
    isDue = true;
  }

  /**
   * Shows the next moment of a clip and returns true. Without a clip shows {@code run} again, if a
   * clip was shown in its place, and returns false.
   */
  boolean update(Run run) {
    if (!clip.recording()) {
      showRunAgain(run);
      return false;
    }
    clip.update(services.picture().world(), services.overlays());
    return true;
  }

  /** Goes back from the moments of a clip to the run, which did not advance meanwhile. */
  void showRunAgain(Run run) {
    if (coversRun) {
      finishClip();
      lastMoments.rewind();
      services.picture().world().reset(run.current());
      services.overlays().reset();
      coversRun = false;
    }
  }

  /** Returns true while the moments of a clip are shown in place of the run. */
  boolean showsClip() {
    return clip.recording();
  }

  /** Saves the requested pictures of the frame just drawn. */
  void afterDrawing() {
    if (isDue) {
      isDue = false;
      drawPicture();
    }
    clip.addFrame();
  }

  private void drawPicture() {
    OffscreenPicture large = new OffscreenPicture(WIDTH, HEIGHT);
    try {
      services
          .picture()
          .drawWorldInto(
              large,
              () ->
                  say(
                      services.pictures().messageKey("toast.saved"),
                      services.pictures().saveScreenshot(WIDTH, HEIGHT)));
    } catch (UncheckedStoreException | UncheckedIOException e) {
      services.toast("toast.unsaved");
    } finally {
      large.dispose();
    }
  }

  /** Shows a message; may be called from the thread that writes a file. */
  private void say(String key, Object detail) {
    services.topLayer().post(() -> services.picture().localization().of(key, detail));
  }

  /** Finishes a clip that has begun, without showing the rest of it. */
  void finishClip() {
    clip.finish(services.picture().world(), services.overlays());
  }
}
