package towline.game.clip;

import com.badlogic.gdx.utils.Disposable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import towline.game.host.Background;
import towline.store.StoreException;

/** Writes clips while the game goes on. */
public final class ClipWriter implements Disposable {
  private final Background background;
  private final List<Background.Work> writing = new ArrayList<>();

  /** A writer that has nothing to write yet. */
  public ClipWriter(Background background) {
    this.background = background;
  }

  /**
   * Writes a clip into that file, whose folder need not exist, and disposes of it. In the end one
   * of the two is called, in the thread that writes.
   */
  public void write(GifWriter gif, Path file, Runnable saved, Consumer<Exception> failed) {
    writing.removeIf(Background.Work::isDone);
    writing.add(
        background.start(
            "clip",
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
            }));
  }

  /** Waits until all files are written: the end of the game must not cut them short. */
  @Override
  public void dispose() {
    writing.forEach(Background.Work::await);
  }
}
