package towline.game.clip;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.utils.Array;
import com.badlogic.gdx.utils.Disposable;
import com.github.tommyettinger.anim8.AnimatedGif;
import com.github.tommyettinger.anim8.Dithered;
import com.github.tommyettinger.anim8.PaletteReducer;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import towline.game.host.PictureFiles;
import towline.store.StoreException;

/** Collects frames of equal size and writes them as an animated GIF that repeats. */
public final class GifWriter implements Disposable {
  /** Size of the palette: large enough for smooth glows, small enough for a small file. */
  private static final int PALETTE_SIZE = 16;

  /** Difference above which two colours get separate entries in the palette. */
  private static final double PALETTE_DIFFERENCE = 60;

  /**
   * Brightness of the brightest channel below which a pixel becomes {@link #DARK_COLOUR}, because
   * the faint grid would cost megabytes.
   */
  private static final int DARK_LIMIT = 115;

  private static final int DARK_COLOUR = 0x070b1aff;
  private static final int BYTES_PER_PIXEL = 4;

  private final Array<Pixmap> frames = new Array<>();
  private final int framesPerSecond;

  /** Creates a writer without frames. */
  public GifWriter(int framesPerSecond) {
    this.framesPerSecond = framesPerSecond;
  }

  /** Adds the picture just drawn into the current frame buffer, bottom row first, as in OpenGL. */
  public void addFrame(int width, int height) {
    add(Pixmap.createFromFrameBuffer(0, 0, width, height));
  }

  /**
   * Adds the picture just drawn into a window of {@code width} times {@code height} physical
   * pixels, shrunk to at most {@code widest} times {@code highest} pixels.
   */
  public void addFrameWithin(int widest, int highest, int width, int height) {
    double scale = Math.min(1, Math.min((double) widest / width, (double) highest / height));
    int wide = (int) Math.max(1, Math.round(width * scale));
    int high = (int) Math.max(1, Math.round(height * scale));
    Pixmap drawn = Pixmap.createFromFrameBuffer(0, 0, width, height);
    if (wide == width && high == height) {
      add(drawn);
    } else {
      add(PixelBlocks.shrink(drawn, wide, high));
      drawn.dispose();
    }
  }

  public void add(Pixmap frame) {
    ByteBuffer pixels = frame.getPixels();
    for (int at = 0; at < pixels.capacity(); at += BYTES_PER_PIXEL) {
      int rgba = pixels.getInt(at);
      int brightest = Math.max(rgba >>> 24, Math.max((rgba >>> 16) & 0xff, (rgba >>> 8) & 0xff));
      pixels.putInt(at, brightest < DARK_LIMIT ? DARK_COLOUR : rgba | 0xff);
    }
    frames.add(frame);
  }

  /** Returns the number of frames added. */
  public int frames() {
    return frames.size;
  }

  /**
   * Writes the file; there must be at least one frame.
   *
   * @return the path of the file
   * @throws StoreException if that fails; a previous file is unchanged
   */
  public Path write(PictureFiles files, Path file) throws StoreException {
    // The encoder ignores failures of its stream; the stream of an atomic file remembers them.
    return files.save(file, this::encode);
  }

  private void encode(OutputStream out) {
    AnimatedGif gif = new AnimatedGif();
    PaletteReducer palette = new PaletteReducer();
    palette.analyze(frames, PALETTE_DIFFERENCE, PALETTE_SIZE);
    gif.setPalette(palette);
    // Dither patterns change from frame to frame, so they flicker and do not compress.
    gif.setDitherAlgorithm(Dithered.DitherAlgorithm.NONE);
    gif.setFlipY(true);
    gif.write(out, frames, framesPerSecond);
  }

  @Override
  public void dispose() {
    frames.forEach(Pixmap::dispose);
    frames.clear();
  }
}
