package towline.game.run;

import towline.session.BotRun.ModeChoice;
import towline.session.BotSource;
import towline.session.Run;
import towline.session.RunInput;
import towline.view.hud.PilotKind;

/** The commands of a bot. */
public final class BotCommands implements RunPilot {
  private final BotSource bot;

  /** Commands for that run from the bot with that name. */
  public BotCommands(Run run, String botName, ModeChoice modeChoice) {
    bot = new BotSource(botName, run.setup().seed(), modeChoice);
  }

  @Override
  public PilotKind pilot() {
    return PilotKind.BOT;
  }

  @Override
  public boolean fill(Run run, RunInput input) {
    return bot.fill(run, input);
  }
}
