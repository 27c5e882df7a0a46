package towline.game.run;

import java.io.UncheckedIOException;
import towline.game.frame.GameServices;
import towline.session.Run;
import towline.store.UncheckedStoreException;
import towline.view.OffscreenPicture;

/** The player's pictures of a run: clips of its last moments, and the fight alone without HUD. */
final class RunPictures {
  /** The size of a saved picture, pixels. */
  private static final int WIDTH = 1920;

  private static final int HEIGHT = 1080;

  private final GameServices services;
  private final EndReplay lastMoments;
  private final ClipRecorder clip;
  private boolean isDue;

  /** Whether the moments that are shown are in the place of a run that goes on. */
  private boolean coversRun;

  RunPictures(GameServices services, EndReplay lastMoments) {
    this.services = services;
    this.lastMoments = lastMoments;
    clip = new ClipRecorder(lastMoments, services.picture(), services.clipWriter());
  }

  /**
   * Begins a clip: the moments pass once more, and meanwhile the file is written.
   *
   * @param goesOn whether they pass in the place of a run that goes on
   */
  void startClip(boolean goesOn) {
    if (!clip.recording()) {
      coversRun = goesOn;
      services.toast("toast.clip.writing");
      clip.start(
          services.pictures().newFile(".gif"),
          file -> say(services.pictures().told("toast.clip"), file),
          problem -> say("toast.clip.failed", String.valueOf(problem.getMessage())));
    }
  }

  /** Saves a picture of what is drawn next. */
  void savePicture() {
    isDue = true;
  }

  /**
   * Shows what comes next of a clip, and after its end {@code run} again if that goes on; returns
   * whether there is a clip.
   */
  boolean update(Run run) {
    if (!clip.recording()) {
      showRunAgain(run);
      return false;
    }
    clip.update(services.picture().world(), services.overlays());
    return true;
  }

  /** Goes back from the moments of a clip to the run, which stood still meanwhile. */
  void showRunAgain(Run run) {
    if (coversRun) {
      finishClip();
      lastMoments.rewind();
      services.picture().world().reset(run.current());
      services.overlays().reset();
      coversRun = false;
    }
  }

  /** Returns true while the moments of a clip pass in the place of the run. */
  boolean showsClip() {
    return clip.recording();
  }

  /** Saves what is due of the world as it was drawn. */
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
                      services.pictures().told("toast.saved"),
                      services.pictures().saveScreenshot(WIDTH, HEIGHT)));
    } catch (UncheckedStoreException | UncheckedIOException e) {
      services.toast("toast.unsaved");
    } finally {
      large.dispose();
    }
  }

  /** In whichever thread a file is written. */
  private void say(String key, Object detail) {
    services.topLayer().post(() -> services.picture().words().of(key, detail));
  }

  /** Ends a clip that has begun, without showing the rest of it. */
  void finishClip() {
    clip.finish(services.picture().world(), services.overlays());
  }
}
