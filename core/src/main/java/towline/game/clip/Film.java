package towline.game.clip;

import java.nio.file.Path;
import java.util.Locale;

/**
 * A film of the first seconds of a screen, to be saved as an animated GIF.
 *
 * @param file the GIF file to write
 * @param framesPerSecond frames per second of the screen's own time, 1 to {@link
 *     Clip#MAX_FRAME_RATE}
 * @param seconds the duration, at most {@link Clip#MAX_SECONDS}
 */
public record Film(Path file, int framesPerSecond, double seconds) {
  /** Maximum width, pixels: enough to read the text of a page. */
  static final int WIDTH = 960;

  /** Maximum height, pixels. */
  static final int HEIGHT = 540;

  /** Checks the ranges. */
  public Film {
    if (!(seconds > 0 && seconds <= Clip.MAX_SECONDS)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a film must last more than 0 s and at most %.0f s, not %s",
              Clip.MAX_SECONDS,
              seconds));
    }
    if (framesPerSecond < 1 || framesPerSecond > Clip.MAX_FRAME_RATE) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "frames per second must be 1 to %d, not %d",
              Clip.MAX_FRAME_RATE,
              framesPerSecond));
    }
  }
}
