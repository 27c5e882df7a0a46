package towline.game.run;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import towline.game.clip.ClipWriter;
import towline.game.clip.GifWriter;
import towline.game.frame.OverlayController;
import towline.view.OffscreenPicture;
import towline.view.Renderer;
import towline.view.world.WorldView;

/**
 * Saves the last moments of a run as a moving picture: plays them once more, one frame of the clip
 * in each frame of the window, and then hands them on to be written. The clip is drawn in its own
 * size, whatever the window's.
 */
public final class ClipRecorder {
  private static final int FRAMES_PER_SECOND = 10;
  private static final int WIDTH = 640;
  private static final int HEIGHT = 360;

  private final EndReplay moments;
  private final Renderer picture;
  private final ClipWriter writer;
  private @Nullable Recording recording;

  /** What is being recorded. */
  private static final class Recording {
    final GifWriter gif = new GifWriter(FRAMES_PER_SECOND);
    final OffscreenPicture frame = new OffscreenPicture(WIDTH, HEIGHT);
    final Path file;
    final Consumer<Path> saved;
    final Consumer<Exception> failed;
    boolean begun;

    Recording(Path file, Consumer<Path> saved, Consumer<Exception> failed) {
      this.file = file;
      this.saved = saved;
      this.failed = failed;
    }
  }

  /** A recorder of those moments, which nobody else may show while it records. */
  public ClipRecorder(EndReplay moments, Renderer picture, ClipWriter writer) {
    this.moments = moments;
    this.picture = picture;
    this.writer = writer;
  }

  /** Whether the moments are being played and recorded; the file comes later. */
  public boolean recording() {
    return recording != null;
  }

  /**
   * Begins to record into that file, whose folder need not exist. In the end one of the two is
   * called, in the thread that writes: with where it is, or with what went wrong.
   */
  public void start(Path file, Consumer<Path> saved, Consumer<Exception> failed) {
    recording = new Recording(file, saved, failed);
    moments.rewind();
  }

  /** Shows the next moment. */
  public void update(WorldView view, OverlayController overlays) {
    if (recording != null) {
      recording.begun = true;
    }
    moments.play(1.0 / FRAMES_PER_SECOND, view, overlays);
  }

  /** Adds the moment that is shown; after the last one it goes on to the file. */
  public void addFrame() {
    Recording now = recording;
    if (now == null || !now.begun) {
      return;
    }
    picture.drawWorldInto(now.frame, () -> now.gif.addFrame(WIDTH, HEIGHT));
    if (moments.played()) {
      recording = null;
      now.frame.dispose();
      writer.write(now.gif, now.file, now.saved, now.failed);
    }
  }

  /** Records at once what is left: whoever asked for a clip and leaves gets it. */
  public void finish(WorldView view, OverlayController overlays) {
    while (recording != null) {
      update(view, overlays);
      addFrame();
    }
  }
}
