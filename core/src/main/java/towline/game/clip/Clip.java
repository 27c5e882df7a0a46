package towline.game.clip;

import java.nio.file.Path;
import java.util.Locale;
import towline.session.replay.Replay;

/**
 * A part of a replay to be saved as an animated GIF.
 *
 * @param replay the run
 * @param from the beginning of the clip, s from the start of the replay
 * @param to the end of the clip, s from the start of the replay; at most {@link #MAX_SECONDS} after
 *     {@code from}
 * @param framesPerSecond frames per second of game time, 1 to {@link #MAX_FRAME_RATE}
 * @param file the GIF file to write
 */
public record Clip(Replay replay, double from, double to, int framesPerSecond, Path file)
    implements ReplayPicture {
  /** Maximum duration of a clip, s: all its frames are in memory at once. */
  public static final double MAX_SECONDS = 20;

  /**
   * Maximum frame rate, 1/s. GIF measures time in hundredths of a second, and many programs do not
   * show frames shorter than two of them.
   */
  public static final int MAX_FRAME_RATE = 50;

  /** Checks the ranges. */
  public Clip {
    if (!(from >= 0 && to > from && to - from <= MAX_SECONDS)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a clip must last more than 0 s and at most %.0f s, not from %s to %s",
              MAX_SECONDS,
              from,
              to));
    }
    if (framesPerSecond < 1 || framesPerSecond > MAX_FRAME_RATE) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "frames per second must be 1 to %d, not %d",
              MAX_FRAME_RATE,
              framesPerSecond));
    }
  }
}
