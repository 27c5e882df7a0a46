package towline.game.clip;

import java.nio.file.Path;
import java.util.List;
import towline.session.replay.Replay;

/**
 * A picture of each of several replays, beside and below each other.
 *
 * @param replays the runs, at least one
 * @param at when each picture is taken, s from the start of its replay
 * @param file the PNG file to write
 */
public record WaveSheet(List<Replay> replays, double at, Path file) implements ReplayPicture {
  /** The pictures side by side, if there are so many. */
  public static final int COLUMNS = 4;

  /** The width of a picture in the sheet, pixels; a single one keeps its own. */
  public static final int WIDTH = 640;

  /** Copies the list. */
  public WaveSheet {
    replays = List.copyOf(replays);
    if (replays.isEmpty() || !(at >= 0)) {
      throw new IllegalArgumentException("a sheet needs a replay and a moment, not " + at);
    }
  }
}
