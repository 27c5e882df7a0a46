package towline.game.clip;

import java.nio.file.Path;
import java.util.List;
import towline.session.replay.Replay;

/**
 * A grid of pictures, one of each of several replays.
 *
 * @param replays the runs, at least one
 * @param at the moment of each picture, s from the start of its replay
 * @param file the PNG file to write
 */
public record WaveSheet(List<Replay> replays, double at, Path file) implements ReplayPicture {
  /** Maximum number of pictures in a row. */
  public static final int COLUMNS = 4;

  /** Width of a picture in the sheet, pixels; a single picture keeps its own. */
  public static final int WIDTH = 640;

  /** Copies the list and checks the ranges. */
  public WaveSheet {
    replays = List.copyOf(replays);
    if (replays.isEmpty() || !(at >= 0)) {
      throw new IllegalArgumentException("a sheet needs a replay and a moment, not " + at);
    }
  }
}
