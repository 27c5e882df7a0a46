package towline.game.host;

import java.nio.file.Path;
import towline.store.AtomicFile;
import towline.store.StoreException;

/** Where pictures go that the player saves. */
@FunctionalInterface
public interface PictureFiles {
  /**
   * Saves a picture under that name, in a folder that need not exist.
   *
   * @return where the player finds it
   * @throws StoreException if that fails; what was there is unchanged
   * @throws java.io.UncheckedIOException if the folder cannot be made
   */
  Path save(Path file, AtomicFile.Content<RuntimeException> picture) throws StoreException;

  /** Whether they go where the player's browser puts downloads. */
  default boolean downloads() {
    return false;
  }
}
