package towline.game;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import towline.ai.aim.AimMode;
import towline.game.clip.Film;
import towline.game.clip.ReplayPicture;
import towline.game.range.RangeStart;
import towline.game.run.RunOptions;
import towline.session.BotRun.ModeChoice;
import towline.settings.SessionOptions;

/**
 * The launcher's choices for a game.
 *
 * @param screen the first screen
 * @param run the settings of runs
 * @param session options that override the player's settings
 * @param overlay the vision overlay at the start
 * @param range the setup of the range
 * @param race the two aim modes that race each other
 * @param end the time at which the game exits by itself, and the files that it saves
 */
public record LaunchOptions(
    ScreenName screen,
    RunOptions run,
    SessionOptions session,
    Overlay overlay,
    RangeStart range,
    List<AimMode> race,
    End end) {

  /** Aim modes that race each other unless others are chosen. */
  public static final List<AimMode> DEFAULT_RACE = List.of(AimMode.LEAD, AimMode.PREDICT);

  /** Exit time of a game that does not exit by itself. */
  public static final double NEVER = Double.POSITIVE_INFINITY;

  /** The content of the overlay at the start. */
  public enum Overlay {
    /** No overlay. */
    OFF,
    /** The plans of drone and snakes. */
    VISION
  }

  /**
   * The automatic end of the game.
   *
   * @param after the time of play after the first frame, s, at which the game exits, or {@link
   *     #NEVER}
   * @param screenshot the PNG file for the last picture
   * @param film the film of the first seconds, after which the game exits
   * @param picture the picture to make from replays instead of playing
   */
  public record End(
      double after,
      Optional<Path> screenshot,
      Optional<Film> film,
      Optional<? extends ReplayPicture> picture) {
    /** Creates an end without a film or a picture from replays. */
    public End(double after, Optional<Path> screenshot) {
      this(after, screenshot, Optional.empty(), Optional.empty());
    }

    /** Checks the ranges. */
    public End {
      if (!(after > 0)) {
        throw new IllegalArgumentException("exit-after must be above 0 s, not " + after);
      }
    }
  }

  /**
   * Creates options with today's daily run, the usual setup of the range, the usual race, and no
   * clip.
   */
  public LaunchOptions(
      ScreenName screen,
      int wave,
      long seed,
      int aimMode,
      String bot,
      ModeChoice modeChoice,
      Overlay overlay,
      double exitAfter,
      Optional<Path> screenshot) {
    this(
        screen,
        new RunOptions(wave, seed, aimMode, bot, modeChoice, Optional.empty(), false),
        SessionOptions.NONE,
        overlay,
        RangeStart.DEFAULT,
        DEFAULT_RACE,
        new End(exitAfter, screenshot));
  }

  /** Checks the race. */
  public LaunchOptions {
    if (race.stream().distinct().count() != 2) {
      throw new IllegalArgumentException("a race is between two aim modes, not " + race);
    }
  }
}
