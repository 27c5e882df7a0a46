package towline.session;

import towline.ai.bot.Bots;
import towline.content.GameContent;
import towline.sim.api.Pilot;
import towline.sim.api.Tick;

/** A run that a bot flies. Holds native memory until {@link #close()}. */
public final class BotRun implements AutoCloseable {
  /** Who may change the drone's aim mode. */
  public enum ModeChoice {
    /** The bot, as it likes. */
    FREE,
    /** Whoever sees a second of a courier's track, whatever the bot likes. */
    GUESSED,
    /** Nobody: the drone stays in the mode of the set-up. */
    FIXED
  }

  private final RunDriver driver;

  /**
   * A run at its first tick.
   *
   * @param bot a name that {@link Bots} knows; it draws its chance from the seed of the run
   */
  public BotRun(GameContent content, RunSetup setup, String bot, ModeChoice modeChoice) {
    this(content, setup, Bots.create(bot, setup.seed()), modeChoice);
  }

  /** The same with a bot that is there already. */
  public BotRun(GameContent content, RunSetup setup, Pilot bot, ModeChoice modeChoice) {
    driver = new RunDriver(new Run(content, setup), new BotSource(bot, modeChoice));
  }

  /** Lets {@code lessons} follow the run; called before the first tick. */
  public void teach(Tutorial lessons) {
    driver.teach(lessons);
  }

  /** Lets the bot decide, and moves everything on by one tick. */
  public void tick() {
    driver.tick();
  }

  /** Flies on until the run has gone on for that time, s, or is over; choices take none of it. */
  public void fly(int seconds) {
    long end = (long) seconds * Tick.PER_SECOND;
    while (run().current().tick() < end && !run().over()) {
      tick();
    }
  }

  /** What the bot wanted in the last tick, quantised. */
  public RunInput input() {
    return driver.input();
  }

  public Run run() {
    return driver.run();
  }

  @Override
  public void close() {
    driver.close();
  }
}
