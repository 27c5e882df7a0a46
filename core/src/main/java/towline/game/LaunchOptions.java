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
 * What the launcher wants played.
 *
 * @param screen the screen to open with
 * @param run how runs are flown
 * @param session options that are not as in the settings
 * @param overlay whether the vision overlay is shown from the start
 * @param range how the range opens
 * @param race the two aim modes that race each other
 * @param end when the game leaves by itself, and what it saves then
 */
public record LaunchOptions(
    ScreenName screen,
    RunOptions run,
    SessionOptions session,
    Overlay overlay,
    RangeStart range,
    List<AimMode> race,
    End end) {

  /** The aim modes that race each other unless others are chosen. */
  public static final List<AimMode> USUAL_RACE = List.of(AimMode.LEAD, AimMode.PREDICT);

  /** The exit time of a game that does not exit by itself. */
  public static final double NEVER = Double.POSITIVE_INFINITY;

  /** What the overlay shows at the start. */
  public enum Overlay {
    /** Nothing. */
    OFF,
    /** What drone and snakes think. */
    VISION
  }

  /**
   * When the game leaves by itself, and what it saves then.
   *
   * @param after the seconds of play, from the first frame, after which it leaves, or {@link
   *     #NEVER}
   * @param screenshot where the last picture is saved, as PNG
   * @param film of what it shows first, with which it leaves
   * @param picture what is made of replays, and all that the game is to save
   */
  public record End(
      double after,
      Optional<Path> screenshot,
      Optional<Film> film,
      Optional<? extends ReplayPicture> picture) {
    /** Leaves after that time and saves nothing, or a screenshot. */
    public End(double after, Optional<Path> screenshot) {
      this(after, screenshot, Optional.empty(), Optional.empty());
    }

    /** Checks the range. */
    public End {
      if (!(after > 0)) {
        throw new IllegalArgumentException("exit-after must be above 0 s, not " + after);
      }
    }
  }

  /** Options whose daily run is today's, without a clip, and whose range opens as usual. */
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
        RangeStart.USUAL,
        USUAL_RACE,
        new End(exitAfter, screenshot));
  }

  /** Checks the race. */
  public LaunchOptions {
    if (race.stream().distinct().count() != 2) {
      throw new IllegalArgumentException("a race is between two aim modes, not " + race);
    }
  }
}
