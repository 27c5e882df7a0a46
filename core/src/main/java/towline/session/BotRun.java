package towline.session;

import towline.ai.bot.Bots;
import towline.ai.bot.PromptReader;
import towline.content.GameContent;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;

/**
 * A run that a bot flies, through the same door as a player: its commands are quantised, and once
 * the ship is gone it wants nothing any more. Holds native memory until {@link #close()}.
 */
public final class BotRun implements AutoCloseable {
  /** Who may change the drone's aim mode. */
  public enum ModeChoice {
    /** The bot, as it likes. */
    FREE,
    /** Nobody: the drone stays in the mode of the set-up. */
    FIXED
  }

  private final Run run;
  private final Pilot bot;
  private final ModeChoice modeChoice;
  private final Command command = new Command();
  private int wave;

  /**
   * A flight at its first tick.
   *
   * @param bot a name that {@link Bots} knows; it draws its chance from the seed of the run
   */
  public BotRun(GameContent content, RunSetup setup, String bot, ModeChoice modeChoice) {
    this(content, setup, Bots.create(bot, setup.seed()), modeChoice);
  }

  /** The same with a bot that is there already. */
  public BotRun(GameContent content, RunSetup setup, Pilot bot, ModeChoice modeChoice) {
    this.bot = bot;
    this.modeChoice = modeChoice;
    run = new Run(content, setup);
  }

  /** Lets the bot decide, and moves everything on by one tick. */
  public void tick() {
    command.clear();
    if (bot instanceof PromptReader reader && run.wave() != wave) {
      reader.read(run.wavePrompt());
    }
    wave = run.wave();
    if (!run.over()) {
      bot.decide(run.current(), run.current().first(EntityKind.SHIP), command);
    }
    if (modeChoice == ModeChoice.FIXED) {
      command.mode = Command.SAME_MODE;
    }
    CommandCodec.quantise(command);
    run.tick(command);
  }

  /** The command of the last tick, quantised. */
  public Command command() {
    return command;
  }

  /** The run. */
  public Run run() {
    return run;
  }

  @Override
  public void close() {
    run.close();
  }
}
