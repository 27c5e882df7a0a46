package towline.game.host;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import towline.store.AtomicFile;
import towline.store.StoreException;

/** Pictures as files on the disk. */
final class PicturesOnDisk implements PictureFiles {
  @Override
  public Path save(Path file, AtomicFile.Content<RuntimeException> picture) throws StoreException {
    makeFolderOf(file);
    AtomicFile.write(file, picture);
    return file;
  }

  private static void makeFolderOf(Path file) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
  }
}
