package towline.game;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import towline.aim.AimMode;
import towline.game.clip.Clip;
import towline.game.clip.Film;
import towline.lab.SetupFile;
import towline.session.BotRun.ModeChoice;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.session.Tutorial;
import towline.settings.Options;
import towline.settings.Settings;

/**
 * What the launcher wants played.
 *
 * @param screen the screen to open with
 * @param wave the wave to start with, 1 or more
 * @param seed the seed of the first run; later runs take the seeds after it
 * @param aimMode the index of the drone's aim mode at the start of a run
 * @param bot the name of the bot that flies, or {@link #HUMAN}
 * @param modeChoice whether a bot may change the aim mode
 * @param overlay whether the vision overlay is shown from the start
 * @param exitAfter the seconds of play, from the first frame, after which the game leaves by
 *     itself, or {@link #NEVER}
 * @param screenshot where the last picture is saved before leaving, as PNG
 * @param day the day of the daily run; empty: today's, UTC
 * @param clip the piece of a replay that is all that the game is to save before leaving
 * @param range how the range opens
 * @param race the two aim modes that race each other
 */
public record LaunchOptions(
    ScreenName screen,
    int wave,
    long seed,
    int aimMode,
    String bot,
    ModeChoice modeChoice,
    Overlay overlay,
    double exitAfter,
    Optional<Path> screenshot,
    Optional<LocalDate> day,
    Optional<Clip> clip,
    RangeStart range,
    List<AimMode> race) {

  /** The bot's name when a person flies. */
  public static final String HUMAN = "";

  /** The aim modes that race each other unless others are chosen. */
  public static final List<AimMode> USUAL_RACE = List.of(AimMode.LEAD, AimMode.PREDICT);

  /** The exit time of a game that does not exit by itself. */
  public static final double NEVER = Double.POSITIVE_INFINITY;

  /**
   * How the range opens.
   *
   * @param bench its name; an unknown one is the first
   * @param preset its name; an unknown one is the first of the bench
   * @param speed how fast its time runs, as a multiple of real time
   * @param setup what a file says goes before the preset
   * @param film of its first seconds, which is all that the game is to save before leaving
   */
  public record RangeStart(
      String bench, String preset, double speed, Optional<SetupFile> setup, Optional<Film> film) {
    /** The first bench with its first preset, in real time. */
    public static final RangeStart USUAL =
        new RangeStart("", "", 1, Optional.empty(), Optional.empty());
  }

  /** What the overlay shows at the start. */
  public enum Overlay {
    /** Nothing. */
    OFF,
    /** What drone and snakes think. */
    VISION
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
        wave,
        seed,
        aimMode,
        bot,
        modeChoice,
        overlay,
        exitAfter,
        screenshot,
        Optional.empty(),
        Optional.empty(),
        RangeStart.USUAL,
        USUAL_RACE);
  }

  /** Checks the ranges. */
  public LaunchOptions {
    if (wave < 1) {
      throw new IllegalArgumentException("wave must be 1 or more, not " + wave);
    }
    if (aimMode < 0) {
      throw new IllegalArgumentException("aim mode must be an index of 0 or more, not " + aimMode);
    }
    if (race.stream().distinct().count() != 2) {
      throw new IllegalArgumentException("a race is between two aim modes, not " + race);
    }
    if (!(exitAfter > 0)) {
      throw new IllegalArgumentException("exit-after must be above 0 s, not " + exitAfter);
    }
  }

  /** Opens what is wanted: a clip by {@code saving}, or else a screen by {@code opening}. */
  public void open(Consumer<Clip> saving, Consumer<ScreenName> opening) {
    clip.ifPresentOrElse(saving, () -> opening.accept(screen));
  }

  /**
   * The setup of a run in that mode, from that seed; a daily run has the day instead. Practice
   * starts with the wave that the settings say, unless the launcher wants a later one than the
   * first.
   */
  public RunSetup setup(long runSeed, PlayMode mode, Settings settings) {
    if (mode == PlayMode.DAILY) {
      return RunSetup.daily(today().toEpochDay(), wave, aimMode);
    }
    boolean chosen = mode == PlayMode.PRACTICE && wave == 1;
    int first = chosen ? settings.get(Options.PRACTICE_WAVE) : wave;
    return new RunSetup(runSeed, mode, first, aimMode, settings.get(Options.DIFFICULTY));
  }

  /** The lessons of a run of that setup, without those that the player has had. */
  public Tutorial lessons(RunSetup setup, Settings settings) {
    return flownByBot()
        ? Tutorial.none()
        : Tutorial.from(setup.firstWave(), settings.get(Options.LESSONS));
  }

  /** The day of the daily run: the one that was asked for, else today's, UTC. */
  public LocalDate today() {
    return day.orElseGet(() -> LocalDate.now(ZoneOffset.UTC));
  }

  /** Whether a bot flies. */
  public boolean flownByBot() {
    return !bot.equals(HUMAN);
  }
}
