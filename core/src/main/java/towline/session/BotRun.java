package towline.session;

import towline.ai.bot.Bots;
import towline.content.GameContent;
import towline.sim.api.Pilot;
import towline.sim.api.Tick;

/** The driver of a run that a bot flies. */
public final class BotRun extends RunDriver {
  /** Who may change the drone's aim mode. */
  public enum ModeChoice {
    /** The bot, as it likes. */
    FREE,
    /** Whoever sees a second of a courier's track, whatever the bot likes. */
    GUESSED,
    /** Nobody: the drone stays in the mode of the set-up. */
    FIXED
  }

  /**
   * Creates a run at its first tick.
   *
   * @param bot a name that {@link Bots} knows; it draws its chance from the seed of the run
   */
  public BotRun(GameContent content, RunSetup setup, String bot, ModeChoice modeChoice) {
    this(content, setup, Bots.create(bot, setup.seed()), modeChoice);
  }

  /** Creates a run that {@code bot} flies, which has not decided anything yet. */
  public BotRun(GameContent content, RunSetup setup, Pilot bot, ModeChoice modeChoice) {
    super(new Run(content, setup), new BotSource(bot, modeChoice));
  }

  /** Flies until {@code seconds} of the run have passed or it is over; choices take no time. */
  public void fly(int seconds) {
    long end = (long) seconds * Tick.PER_SECOND;
    while (run().current().tick() < end && !run().over()) {
      tick();
    }
  }
}
