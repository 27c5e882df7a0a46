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

/** Writes clips while the game goes on. */
public final class ClipWriter implements Disposable {
  private final Background background;
  private final PictureFiles files;
  private final List<Background.Work> writing = new ArrayList<>();

  /** A writer that has nothing to write yet. */
  public ClipWriter(Host host) {
    background = host.background();
    files = host.pictures();
  }

  /**
   * Writes a clip into that file, whose folder need not exist, and disposes of it. In the end one
   * of the two is called, in the thread that writes: with where it is, or with what went wrong.
   */
  public void write(GifWriter gif, Path file, Consumer<Path> saved, Consumer<Exception> failed) {
    writing.removeIf(Background.Work::isDone);
    writing.add(
        background.start(
            "clip",
            () -> {
              try {
                saved.accept(gif.write(files, file));
              } catch (StoreException | RuntimeException e) {
                failed.accept(e);
              } finally {
                gif.dispose();
              }
            }));
  }

  /** Waits until all files are written: the end of the game must not cut them short. */
  @Override
  public void dispose() {
    writing.forEach(Background.Work::await);
  }
}
