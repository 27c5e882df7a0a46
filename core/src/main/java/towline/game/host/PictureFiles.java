package towline.game.host;

import java.nio.file.Path;
import towline.store.AtomicFile;
import towline.store.StoreException;

/** The place for pictures that the player saves. */
@FunctionalInterface
public interface PictureFiles {
  /**
   * Saves a picture as {@code file}, and creates its folder if necessary.
   *
   * @return the path at which the player finds the picture
   * @throws StoreException if that fails; a previous file is unchanged
   * @throws java.io.UncheckedIOException if the folder cannot be made
   */
  Path save(Path file, AtomicFile.Content<RuntimeException> picture) throws StoreException;

  /** Returns true if pictures become downloads of the player's browser. */
  default boolean downloads() {
    return false;
  }
}
