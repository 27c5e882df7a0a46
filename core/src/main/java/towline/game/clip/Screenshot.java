package towline.game.clip;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import towline.game.host.PictureFiles;
import towline.store.StoreException;
import towline.store.UncheckedStoreException;

/** Saves the window's picture as PNG, the right way up and opaque. */
public final class Screenshot {
  private static final int FAST_COMPRESSION = 4;
  private static final byte OPAQUE = (byte) 255;
  private static final int BYTES_PER_PIXEL = 4;

  private Screenshot() {}

  /**
   * Saves the picture just drawn into a window of {@code width} times {@code height} physical
   * pixels.
   *
   * @return the path of the file
   * @throws UncheckedStoreException if that fails; a previous file is unchanged
   */
  public static Path save(PictureFiles files, Path path, int width, int height) {
    Pixmap picture = Pixmap.createFromFrameBuffer(0, 0, width, height);
    try {
      return writeOpaque(files, path, picture);
    } finally {
      picture.dispose();
    }
  }

  /** Makes a picture with its bottom row first opaque and saves it. */
  static Path writeOpaque(PictureFiles files, Path path, Pixmap picture) {
    ByteBuffer bytes = picture.getPixels();
    for (int alpha = BYTES_PER_PIXEL - 1; alpha < bytes.capacity(); alpha += BYTES_PER_PIXEL) {
      bytes.put(alpha, OPAQUE);
    }
    return write(files, path, picture);
  }

  /**
   * Saves a picture with its bottom row first.
   *
   * @return the path of the file
   * @throws UncheckedStoreException if that fails; a previous file is unchanged
   */
  public static Path write(PictureFiles files, Path path, Pixmap picture) {
    PixmapIO.PNG png = new PixmapIO.PNG();
    png.setCompression(FAST_COMPRESSION);
    png.setFlipY(true);
    try {
      return files.save(path, out -> png.write(out, picture));
    } catch (StoreException e) {
      throw new UncheckedStoreException(e);
    } finally {
      png.dispose();
    }
  }
}
