package towline.game.clip;

import com.badlogic.gdx.utils.Disposable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import towline.game.host.Background;
import towline.game.host.Host;
import towline.game.host.PictureFiles;
import towline.store.StoreException;

/** Writes clips in the background. */
public final class ClipWriter implements Disposable {
  private final Background background;
  private final PictureFiles files;
  private final List<Background.Work> writing = new ArrayList<>();

  /** Creates a writer without clips. */
  public ClipWriter(Host host) {
    background = host.background();
    files = host.pictures();
  }

  /**
   * Writes {@code gif} into {@code file}, creates its folder if necessary, and disposes of {@code
   * gif}. At the end calls, in the writing thread, {@code saved} with the path of the file, or
   * {@code failed} with the error.
   */
  public void write(GifWriter gif, Path file, Consumer<Path> saved, Consumer<Exception> failed) {
    writing.removeIf(Background.Work::isDone);
    writing.add(background.startSteps("clip", () -> step(gif, file, saved, failed)));
  }

  /** Encodes a part of a clip, or saves it; returns false if that was the end. */
  private boolean step(GifWriter gif, Path file, Consumer<Path> saved, Consumer<Exception> failed) {
    try {
      if (gif.encodeStep()) {
        return true;
      }
      saved.accept(gif.write(files, file));
    } catch (StoreException | RuntimeException e) {
      failed.accept(e);
    }
    gif.dispose();
    return false;
  }

  /** Waits until all files are written, so that the end of the game does not truncate them. */
  @Override
  public void dispose() {
    writing.forEach(Background.Work::await);
  }
}
