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
 * The launcher's options for runs.
 *
 * @param wave the first wave, 1 or more
 * @param seed the seed of the first run; later runs take the seeds after it
 * @param aimMode the index of the drone's aim mode at the start of a run
 * @param bot the name of the bot that flies, or {@link #NO_BOT}
 * @param modeChoice free or fixed choice of the aim mode by a bot
 * @param day the day of the daily run; empty for today, UTC
 * @param botIsTaught true if a bot's runs have the lessons of a person's
 */
public record RunOptions(
    int wave,
    long seed,
    int aimMode,
    String bot,
    ModeChoice modeChoice,
    Optional<LocalDate> day,
    boolean botIsTaught) {

  /** Name of the bot if a person flies. */
  public static final String NO_BOT = "";

  public RunOptions {
    if (wave < 1) {
      throw new IllegalArgumentException("wave must be 1 or more, not " + wave);
    }
    if (aimMode < 0) {
      throw new IllegalArgumentException("aim mode must be an index of 0 or more, not " + aimMode);
    }
  }

  /**
   * Returns the setup of a run. A daily run is determined by {@code date} instead of the seed.
   * Practice starts with the wave of the settings, unless the launcher chose a wave after the
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

  /** Returns the lessons of a run, without those that the player has had. */
  Tutorial lessons(RunSetup setup, Settings settings) {
    return flownByBot() && !botIsTaught
        ? Tutorial.none()
        : Tutorial.from(setup.firstWave(), settings.get(Options.LESSONS));
  }

  /** Returns the date of the daily run: the chosen one, or else that of {@code today}. */
  public LocalDate dailyDate(Today today) {
    return day.orElseGet(today::utc);
  }

  /** Returns true if a bot flies. */
  public boolean flownByBot() {
    return !bot.equals(NO_BOT);
  }
}
