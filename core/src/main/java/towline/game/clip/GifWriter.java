package towline.game.clip;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.utils.Disposable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import towline.game.host.PictureFiles;
import towline.store.StoreException;

/** Collects frames of equal size and writes them as an animated GIF that repeats. */
public final class GifWriter implements Disposable {
  private final List<Pixmap> frames = new ArrayList<>();
  private final int framesPerSecond;
  private @Nullable GifEncoder encoder;

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

  /** Adds a picture, bottom row first. */
  public void add(Pixmap frame) {
    frames.add(frame);
  }

  /** Returns the number of frames added. */
  public int frames() {
    return frames.size();
  }

  /**
   * Does a small step of encoding the frames, of which there must be at least one, and to which no
   * more are added; returns false if it was the last one.
   */
  boolean encodeStep() {
    if (encoder == null) {
      encoder = new GifEncoder(frames, framesPerSecond);
    }
    return encoder.step();
  }

  /**
   * Does the rest of the encoding and writes the file.
   *
   * @return the path of the file
   * @throws StoreException if that fails; a previous file is unchanged
   */
  public Path write(PictureFiles files, Path file) throws StoreException {
    while (encodeStep()) {
      // Each step is done in the condition.
    }
    return files.save(file, Objects.requireNonNull(encoder).file()::writeTo);
  }

  @Override
  public void dispose() {
    frames.forEach(Pixmap::dispose);
    frames.clear();
  }
}
