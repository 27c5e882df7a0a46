package towline.game.run;

import java.time.LocalDate;
import java.util.Optional;
import towline.game.host.Today;
import towline.session.BotRun.ModeChoice;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.session.Tutorial;
import towline.settings.Options;
import towline.settings.Settings;

/**
 * How runs are flown.
 *
 * @param wave the wave to start with, 1 or more
 * @param seed the seed of the first run; later runs take the seeds after it
 * @param aimMode the index of the drone's aim mode at the start of a run
 * @param bot the name of the bot that flies, or {@link #HUMAN}
 * @param modeChoice whether a bot may change the aim mode
 * @param day the day of the daily run; empty: today's, UTC
 * @param botIsTaught whether a bot's runs have lessons, as a person's have
 */
public record RunOptions(
    int wave,
    long seed,
    int aimMode,
    String bot,
    ModeChoice modeChoice,
    Optional<LocalDate> day,
    boolean botIsTaught) {

  /** The bot's name when a person flies. */
  public static final String HUMAN = "";

  /** Checks the ranges. */
  public RunOptions {
    if (wave < 1) {
      throw new IllegalArgumentException("wave must be 1 or more, not " + wave);
    }
    if (aimMode < 0) {
      throw new IllegalArgumentException("aim mode must be an index of 0 or more, not " + aimMode);
    }
  }

  /**
   * The setup of a run in that mode, from that seed; a daily run has {@code date} instead. Practice
   * starts with the wave that the settings say, unless the launcher wants a later one than the
   * first.
   */
  public RunSetup setup(long runSeed, PlayMode mode, LocalDate date, Settings settings) {
    if (mode == PlayMode.DAILY) {
      return RunSetup.daily(date.toEpochDay(), wave, aimMode);
    }
    boolean chosen = mode == PlayMode.PRACTICE && wave == 1;
    int first = chosen ? settings.get(Options.PRACTICE_WAVE) : wave;
    return new RunSetup(runSeed, mode, first, aimMode, settings.get(Options.DIFFICULTY));
  }

  /** The lessons of a run of that setup, without those that the player has had. */
  Tutorial lessons(RunSetup setup, Settings settings) {
    return flownByBot() && !botIsTaught
        ? Tutorial.none()
        : Tutorial.from(setup.firstWave(), settings.get(Options.LESSONS));
  }

  /** Returns the date of the daily run: the chosen one, else {@code today}'s. */
  public LocalDate dailyDate(Today today) {
    return day.orElseGet(today::utc);
  }

  /** Whether a bot flies. */
  public boolean flownByBot() {
    return !bot.equals(HUMAN);
  }
}
