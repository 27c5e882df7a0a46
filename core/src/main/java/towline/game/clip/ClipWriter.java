package towline.game.clip;

import com.badlogic.gdx.utils.Disposable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import towline.store.StoreException;

/** Writes clips while the game goes on, each in a thread of its own. */
public final class ClipWriter implements Disposable {
  private final List<Thread> threads = new ArrayList<>();

  /**
   * Writes a clip into that file, whose folder need not exist, and disposes of it. In the end one
   * of the two is called, in the thread that writes.
   */
  public void write(GifWriter gif, Path file, Runnable saved, Consumer<Exception> failed) {
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
    threads.removeIf(old -> !old.isAlive());
    threads.add(thread);
    thread.start();
  }

  /** Waits until all files are written: the end of the game must not cut them short. */
  @Override
  public void dispose() {
    try {
      for (Thread thread : threads) {
        thread.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
