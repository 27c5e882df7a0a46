package towline.screen.clip;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import towline.view.draw.AssetException;

/** Saves the window's picture as PNG, the right way up and opaque. */
public final class Screenshot {
  private static final int QUICK = 4;
  private static final byte OPAQUE = (byte) 255;
  private static final int BYTES_A_PIXEL = 4;

  private Screenshot() {}

  /** Saves the picture that was just drawn; an {@link AssetException} says why it cannot. */
  public static void save(Path path) {
    int width = Gdx.graphics.getBackBufferWidth();
    int height = Gdx.graphics.getBackBufferHeight();
    Pixmap picture = Pixmap.createFromFrameBuffer(0, 0, width, height);
    try {
      ByteBuffer bytes = picture.getPixels();
      for (int alpha = BYTES_A_PIXEL - 1; alpha < bytes.capacity(); alpha += BYTES_A_PIXEL) {
        bytes.put(alpha, OPAQUE);
      }
      FileHandle file = Gdx.files.absolute(path.toAbsolutePath().toString());
      PixmapIO.writePNG(file, picture, QUICK, true);
    } catch (GdxRuntimeException e) {
      throw new AssetException("The screenshot cannot be saved as " + path + ": " + reason(e));
    } finally {
      picture.dispose();
    }
  }

  private static String reason(Throwable problem) {
    Throwable deepest = problem;
    while (deepest.getCause() != null) {
      deepest = deepest.getCause();
    }
    return String.valueOf(deepest.getMessage());
  }
}
