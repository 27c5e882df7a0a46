package towline.game.clip;

import java.nio.file.Path;
import java.util.Locale;
import towline.session.replay.Replay;

/**
 * A part of a replay to be saved as an animated GIF.
 *
 * @param replay the run
 * @param from the beginning of the clip, s from the start of the replay
 * @param to the end of the clip, s from the start of the replay; at most {@link #LONGEST} after
 *     {@code from}
 * @param framesPerSecond frames per second of game time, 1 to {@link #MOST_FRAMES_PER_SECOND}
 * @param file the GIF file to write
 */
public record Clip(Replay replay, double from, double to, int framesPerSecond, Path file)
    implements ReplayPicture {
  /** Maximum duration of a clip, s: all its frames are in memory at once. */
  public static final double LONGEST = 20;

  /**
   * Maximum frame rate, 1/s. GIF measures time in hundredths of a second, and many programs do not
   * show frames shorter than two of them.
   */
  public static final int MOST_FRAMES_PER_SECOND = 50;

  /** Checks the ranges. */
  public Clip {
    if (!(from >= 0 && to > from && to - from <= LONGEST)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a clip must last more than 0 s and at most %.0f s, not from %s to %s",
              LONGEST,
              from,
              to));
    }
    if (framesPerSecond < 1 || framesPerSecond > MOST_FRAMES_PER_SECOND) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "frames per second must be 1 to %d, not %d",
              MOST_FRAMES_PER_SECOND,
              framesPerSecond));
    }
  }
}
