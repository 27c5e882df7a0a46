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

/** Collects frames of one size and writes them as an animated GIF that repeats. */
public final class GifWriter implements Disposable {
  /** So many that glows stay smooth, so few that the file stays small. */
  private static final int COLOURS = 16;

  /** How much two colours must differ to be told apart in the palette. */
  private static final double DIFFERENCE = 60;

  /**
   * Shades whose brightest channel is below this become one: the faint grid would cost megabytes.
   */
  private static final int DARK = 115;

  private static final int NIGHT = 0x070b1aff;
  private static final int BYTES_A_PIXEL = 4;

  private final Array<Pixmap> frames = new Array<>();
  private final int framesPerSecond;

  /** Frames that follow each other at that rate. */
  public GifWriter(int framesPerSecond) {
    this.framesPerSecond = framesPerSecond;
  }

  /** Adds what was just drawn into the current frame buffer, bottom row first, as OpenGL has it. */
  public void addFrame(int width, int height) {
    add(Pixmap.createFromFrameBuffer(0, 0, width, height));
  }

  /**
   * Adds what was just drawn into a window of that size, physical pixels, made so small that it is
   * at most {@code widest} times {@code highest} pixels.
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
    for (int at = 0; at < pixels.capacity(); at += BYTES_A_PIXEL) {
      int rgba = pixels.getInt(at);
      int brightest = Math.max(rgba >>> 24, Math.max((rgba >>> 16) & 0xff, (rgba >>> 8) & 0xff));
      pixels.putInt(at, brightest < DARK ? NIGHT : rgba | 0xff);
    }
    frames.add(frame);
  }

  /** The number of frames so far. */
  public int frames() {
    return frames.size;
  }

  /**
   * Writes the file, at least one frame.
   *
   * @return where it is
   * @throws StoreException if that fails; what was there is unchanged
   */
  public Path write(PictureFiles files, Path file) throws StoreException {
    // The encoder swallows the failures of its stream; that of an atomic file remembers them.
    return files.save(file, this::encode);
  }

  private void encode(OutputStream out) {
    AnimatedGif gif = new AnimatedGif();
    PaletteReducer palette = new PaletteReducer();
    palette.analyze(frames, DIFFERENCE, COLOURS);
    gif.setPalette(palette);
    // Dither patterns change from frame to frame: they flicker and do not compress.
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
