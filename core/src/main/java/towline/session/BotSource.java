package towline.session;

import towline.ai.bot.Bots;
import towline.ai.bot.PromptReader;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;

/** A bot's commands; once the run is over it wants nothing any more. */
public final class BotSource implements CommandSource {
  /** How long a bot looks at what is on offer, s. */
  private static final double LOOK = 2;

  private final Pilot bot;
  private final BotRun.ModeChoice modeChoice;
  private int wave;

  /**
   * A bot that has not decided anything yet.
   *
   * @param name a name that {@link Bots} knows
   * @param seed what it draws its chance from, as a rule the seed of the run
   */
  public BotSource(String name, long seed, BotRun.ModeChoice modeChoice) {
    this(Bots.create(name, seed), modeChoice);
  }

  /** The same with a bot that is there already. */
  public BotSource(Pilot bot, BotRun.ModeChoice modeChoice) {
    this.bot = bot;
    this.modeChoice = modeChoice;
  }

  @Override
  public boolean fill(Run run, RunInput input) {
    if (bot instanceof PromptReader reader && run.wave() != wave) {
      reader.read(run.wavePrompt());
    }
    wave = run.wave();
    if (run.draft().isOpen()) {
      input.choice = choice(run.draft());
    } else if (!run.over()) {
      bot.decide(run.current(), run.current().first(EntityKind.SHIP), input.flight);
    }
    if (modeChoice == BotRun.ModeChoice.FIXED) {
      input.flight.mode = Command.SAME;
    }
    return true;
  }

  /** After a look, long enough for whoever watches, what bots like best. */
  private static int choice(Draft draft) {
    if (draft.openFor() < LOOK) {
      return Command.SAME;
    }
    return draft.favourite();
  }
}
