package towline.game.clip;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import towline.store.AtomicFile;
import towline.store.StoreException;
import towline.store.UncheckedStoreException;

/** Saves the window's picture as PNG, the right way up and opaque. */
public final class Screenshot {
  private static final int QUICK = 4;
  private static final byte OPAQUE = (byte) 255;
  private static final int BYTES_A_PIXEL = 4;

  private Screenshot() {}

  /**
   * Saves the picture that was just drawn into a window of that size, physical pixels.
   *
   * @throws UncheckedStoreException if that fails; what was there is unchanged
   */
  public static void save(Path path, int width, int height) {
    Pixmap picture = Pixmap.createFromFrameBuffer(0, 0, width, height);
    try {
      writeOpaque(path, picture);
    } finally {
      picture.dispose();
    }
  }

  /** Saves a picture, its bottom row first, made opaque. */
  static void writeOpaque(Path path, Pixmap picture) {
    ByteBuffer bytes = picture.getPixels();
    for (int alpha = BYTES_A_PIXEL - 1; alpha < bytes.capacity(); alpha += BYTES_A_PIXEL) {
      bytes.put(alpha, OPAQUE);
    }
    write(path, picture);
  }

  public static void write(Path path, Pixmap picture) {
    PixmapIO.PNG png = new PixmapIO.PNG();
    png.setCompression(QUICK);
    png.setFlipY(true);
    try {
      AtomicFile.write(path, out -> png.write(out, picture));
    } catch (StoreException e) {
      throw new UncheckedStoreException(e);
    } finally {
      png.dispose();
    }
  }
}
