package towline.session;

import towline.ai.aim.AimMode;
import towline.ai.bot.Bots;
import towline.ai.bot.CourierModeGuess;
import towline.ai.bot.PromptReader;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;

/** A bot's commands; once the run is over it wants nothing any more. */
public final class BotSource implements CommandSource {
  /** How long a bot looks at what is on offer, s. */
  private static final double LOOK = 2;

  private final Pilot bot;
  private final BotRun.ModeChoice modeChoice;
  private final CourierModeGuess guess = new CourierModeGuess();
  private int wave;
  private int courier;

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
    if (bot instanceof PromptReader reader) {
      read(run, reader);
    }
    if (run.waits()) {
      input.choice = choice(run);
    } else if (!run.over()) {
      bot.decide(run.current(), run.current().first(EntityKind.SHIP), input.flight);
    }
    switch (modeChoice) {
      case FREE -> {
        // As the bot likes.
      }
      case GUESSED -> input.flight.mode = guess.choose(run.current());
      case FIXED -> input.flight.mode = Command.SAME;
    }
    return true;
  }

  /** The line of a wave, and that of a courier that has come. */
  private void read(Run run, PromptReader reader) {
    AimMode asked = run.promptMode();
    if (run.wave() != wave && asked != null) {
      reader.ask(asked.ordinal());
    }
    wave = run.wave();
    Snapshot now = run.current();
    int here = now.count(EntityKind.COURIER) == 0 ? 0 : now.first(EntityKind.COURIER);
    int id = here == 0 ? 0 : now.id(here);
    if (id != courier && id != 0 && run.couriers().namesMode(run.wave())) {
      reader.ask(run.fittingMode(now.row(here).courierKind).ordinal());
    }
    courier = id;
  }

  /** After a look, long enough for whoever watches, what bots like best. */
  private static int choice(Run run) {
    boolean ofModules = run.draft().isOpen();
    double looked = ofModules ? run.draft().openFor() : run.dangers().openFor();
    if (looked < LOOK) {
      return Command.SAME;
    }
    return ofModules ? run.draft().favourite() : run.dangers().favourite();
  }
}
