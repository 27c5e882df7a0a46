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
 * Saves the last seconds of a run as an animated GIF: replays them, one frame of the clip in each
 * frame of the window, and then passes the frames to the writer. The clip has a size of its own,
 * independent of the window.
 */
public final class ClipRecorder {
  private static final int FRAMES_PER_SECOND = 10;
  private static final int WIDTH = 640;
  private static final int HEIGHT = 360;

  private final EndReplay moments;
  private final Renderer picture;
  private final ClipWriter writer;
  private @Nullable Recording recording;

  /** A clip that is being recorded. */
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

  /** Creates a recorder of {@code moments}, which must not be used by others during a recording. */
  public ClipRecorder(EndReplay moments, Renderer picture, ClipWriter writer) {
    this.moments = moments;
    this.picture = picture;
    this.writer = writer;
  }

  /** Returns true while the moments are being recorded; the file is written after that. */
  public boolean recording() {
    return recording != null;
  }

  /**
   * Starts to record into {@code file}, whose folder is created if necessary. At the end calls, in
   * the writing thread, {@code saved} with the path of the file, or {@code failed} with the error.
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

  /** Adds the moment that is shown; after the last one passes the frames to the writer. */
  public void addFrame() {
    Recording current = recording;
    if (current == null || !current.begun) {
      return;
    }
    picture.drawWorldInto(current.frame, () -> current.gif.addFrame(WIDTH, HEIGHT));
    if (moments.played()) {
      recording = null;
      current.frame.dispose();
      writer.write(current.gif, current.file, current.saved, current.failed);
    }
  }

  /** Records the rest at once, so that a player who leaves still gets the clip. */
  public void finish(WorldView view, OverlayController overlays) {
    while (recording != null) {
      update(view, overlays);
      addFrame();
    }
  }
}
