package towline.session;

import towline.ai.bot.Bots;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;

/** A bot's commands; once the run is over it wants nothing any more. */
public final class BotSource implements CommandSource {
  private final Pilot bot;
  private final BotRun.ModeChoice modeChoice;

  /**
   * A bot that has not decided anything yet.
   *
   * @param name a name that {@link Bots} knows
   * @param seed what it draws its chance from, as a rule the seed of the run
   */
  public BotSource(String name, long seed, BotRun.ModeChoice modeChoice) {
    bot = Bots.create(name, seed);
    this.modeChoice = modeChoice;
  }

  @Override
  public boolean fill(Run run, Command command) {
    if (!run.over()) {
      bot.decide(run.current(), run.current().first(EntityKind.SHIP), command);
    }
    if (modeChoice == BotRun.ModeChoice.FIXED) {
      command.mode = Command.SAME;
    }
    return true;
  }
}
