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

  /**
   * Frames of the window until a message is in the picture: where there is one thread, nothing is
   * drawn while the file is written.
   */
  private static final int TELLING = 2;

  private final EndReplay moments;
  private final Renderer picture;
  private final ClipWriter writer;
  private @Nullable Recording recording;

  /** What is being recorded. */
  private static final class Recording {
    final GifWriter gif = new GifWriter(FRAMES_PER_SECOND);
    final OffscreenPicture frame = new OffscreenPicture(WIDTH, HEIGHT);
    final Path file;
    final Runnable writing;
    final Consumer<Path> saved;
    final Consumer<Exception> failed;
    boolean begun;

    /** Frames that were drawn since the last moment was added. */
    int told;

    Recording(Path file, Runnable writing, Consumer<Path> saved, Consumer<Exception> failed) {
      this.file = file;
      this.writing = writing;
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
   * Begins to record into that file, whose folder need not exist. {@code writing} is called when
   * all is recorded; in the end, in the thread that writes, one of the other two.
   */
  public void start(Path file, Runnable writing, Consumer<Path> saved, Consumer<Exception> failed) {
    recording = new Recording(file, writing, saved, failed);
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
    if (now.told == 0) {
      picture.drawWorldInto(now.frame, () -> now.gif.addFrame(WIDTH, HEIGHT));
    }
    if (!moments.played()) {
      return;
    }
    if (now.told == 0) {
      now.writing.run();
    }
    now.told++;
    if (now.told > TELLING) {
      recording = null;
      now.frame.dispose();
      writer.write(now.gif, now.file, now.saved, now.failed);
    }
  }

  /** Gives up what is recorded and not on its way into the file yet. */
  public void cancel() {
    if (recording != null) {
      recording.gif.dispose();
      recording.frame.dispose();
      recording = null;
    }
  }
}
