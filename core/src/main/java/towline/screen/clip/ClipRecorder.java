package towline.screen.clip;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import towline.screen.run.LastMoments;
import towline.screen.run.OverlayController;
import towline.store.StoreException;
import towline.view.world.WorldView;

/**
 * Saves the last moments of a run as a moving picture: plays them once more, one frame of the clip
 * in each frame of the window, and then writes the file in a thread of its own.
 */
public final class ClipRecorder {
  private static final int FRAMES_PER_SECOND = 10;

  private final LastMoments moments;
  private @Nullable GifWriter gif;
  private Runnable finish = () -> {};
  private boolean begun;

  /** A recorder of those moments, which nobody else may show while it records. */
  public ClipRecorder(LastMoments moments) {
    this.moments = moments;
  }

  /** Whether the moments are being played and recorded; the file comes later. */
  public boolean recording() {
    return gif != null;
  }

  /**
   * Begins to record into that file, whose folder need not exist. In the end one of the two is
   * called, in the thread that writes.
   */
  public void start(Path file, Runnable saved, Consumer<Exception> failed) {
    GifWriter writer = new GifWriter(FRAMES_PER_SECOND);
    gif = writer;
    finish = () -> writeInBackground(writer, file, saved, failed);
    begun = false;
    moments.rewind();
  }

  /** Shows the next moment. */
  public void update(WorldView view, OverlayController overlays) {
    begun = true;
    moments.play(1.0 / FRAMES_PER_SECOND, view, overlays);
  }

  /** Adds what was just drawn into the window; after the last moment it goes on to the file. */
  public void addFrame() {
    if (gif == null || !begun) {
      return;
    }
    gif.addFrameWithin(Film.WIDTH, Film.HEIGHT);
    if (moments.played()) {
      gif = null;
      finish.run();
    }
  }

  /** Gives up what is recorded and not on its way into the file yet. */
  public void cancel() {
    if (gif != null) {
      gif.dispose();
      gif = null;
    }
  }

  private static void writeInBackground(
      GifWriter gif, Path file, Runnable saved, Consumer<Exception> failed) {
    Thread thread =
        new Thread(
            () -> {
              try {
                Files.createDirectories(file.toAbsolutePath().getParent());
                gif.write(file);
                saved.run();
              } catch (IOException | StoreException | RuntimeException e) {
                failed.accept(e);
              } finally {
                gif.dispose();
              }
            },
            "clip");
    thread.setDaemon(true);
    thread.start();
  }
}
