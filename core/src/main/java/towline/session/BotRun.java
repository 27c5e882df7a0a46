package towline.session;

import towline.ai.bot.Bots;
import towline.content.GameContent;
import towline.sim.api.Pilot;
import towline.sim.api.Tick;

/** The driver of a run that a bot flies. */
public final class BotRun extends RunDriver {
  /** The rule for changes of the drone's aim mode. */
  public enum ModeChoice {
    /** The bot chooses the mode. */
    FREE,
    /** The guess for couriers and harpoons decides, not the bot. */
    GUESSED,
    /** The drone keeps the mode of the set-up. */
    FIXED
  }

  /**
   * Creates a run at its first tick.
   *
   * @param bot a name that {@link Bots} knows; the bot's random numbers depend on the seed of the
   *     run
   */
  public BotRun(GameContent content, RunSetup setup, String bot, ModeChoice modeChoice) {
    this(content, setup, Bots.create(bot, setup.seed()), modeChoice);
  }

  /** Creates a run that {@code bot} flies, which has not decided anything yet. */
  public BotRun(GameContent content, RunSetup setup, Pilot bot, ModeChoice modeChoice) {
    super(new Run(content, setup), new BotCommandSource(bot, modeChoice));
  }

  /** Plays until {@code seconds} s of the run have passed or it is over; choices take no time. */
  public void fly(int seconds) {
    long end = (long) seconds * Tick.PER_SECOND;
    while (run().current().tick() < end && !run().over()) {
      tick();
    }
  }
}
