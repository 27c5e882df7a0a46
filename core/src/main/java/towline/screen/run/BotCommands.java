package towline.screen.run;

import towline.ai.bot.Bots;
import towline.session.BotRun.ModeChoice;
import towline.session.Run;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.view.hud.PilotKind;

/** The commands of a bot. */
public final class BotCommands implements CommandSource {
  private final Run run;
  private final Pilot bot;
  private final ModeChoice modeChoice;

  /** Commands for that run from the bot with that name. */
  public BotCommands(Run run, String botName, ModeChoice modeChoice) {
    this.run = run;
    this.modeChoice = modeChoice;
    bot = Bots.create(botName, run.setup().seed());
  }

  @Override
  public PilotKind pilot() {
    return PilotKind.BOT;
  }

  @Override
  public boolean fillCommand(Command command) {
    Snapshot seen = run.current();
    if (seen.count(EntityKind.SHIP) > 0) {
      bot.decide(seen, seen.first(EntityKind.SHIP), command);
      if (modeChoice == ModeChoice.FIXED) {
        command.mode = Command.SAME_MODE;
      }
    }
    return true;
  }
}
