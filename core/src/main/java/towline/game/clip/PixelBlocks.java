package towline.game.clip;

import com.badlogic.gdx.graphics.Pixmap;
import java.nio.ByteBuffer;

/** Shrinks pictures. */
public final class PixelBlocks {
  private static final int BYTES_PER_PIXEL = 4;

  private PixelBlocks() {}

  /**
   * Returns {@code from} shrunk to {@code wide} times {@code high} pixels. Each channel of a pixel
   * is the maximum over the pixels that it replaces: an average would lose the thin bright lines of
   * this game.
   */
  public static Pixmap shrink(Pixmap from, int wide, int high) {
    Pixmap to = new Pixmap(wide, high, Pixmap.Format.RGBA8888);
    ByteBuffer pixels = from.getPixels();
    ByteBuffer result = to.getPixels();
    int width = from.getWidth();
    int height = from.getHeight();
    for (int y = 0; y < high; y++) {
      int top = y * height / high;
      int bottom = Math.max(top + 1, (y + 1) * height / high);
      for (int x = 0; x < wide; x++) {
        int left = x * width / wide;
        int right = Math.max(left + 1, (x + 1) * width / wide);
        result.putInt(
            (y * wide + x) * BYTES_PER_PIXEL, brightest(pixels, width, left, right, top, bottom));
      }
    }
    return to;
  }

  private static int brightest(
      ByteBuffer pixels, int width, int left, int right, int top, int bottom) {
    int red = 0;
    int green = 0;
    int blue = 0;
    for (int y = top; y < bottom; y++) {
      for (int x = left; x < right; x++) {
        int rgba = pixels.getInt((y * width + x) * BYTES_PER_PIXEL);
        red = Math.max(red, rgba >>> 24);
        green = Math.max(green, rgba >>> 16 & 0xff);
        blue = Math.max(blue, rgba >>> 8 & 0xff);
      }
    }
    return red << 24 | green << 16 | blue << 8 | 0xff;
  }
}
