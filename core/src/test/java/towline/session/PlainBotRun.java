package towline.session;

import towline.ai.bot.Bots;
import towline.content.GameContent;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;

/** A run that a bot flies, for tests. */
final class PlainBotRun implements AutoCloseable {
  private static final GameContent CONTENT = GameContent.load();

  final Run run;
  private final Pilot pilot;
  private final Command command = new Command();

  PlainBotRun(long seed, int aimMode, String bot) {
    this(new RunSetup(seed, PlayMode.ARCADE, 1, aimMode), bot);
  }

  PlainBotRun(RunSetup setup, String bot) {
    run = new Run(CONTENT, setup);
    pilot = Bots.create(bot, setup.seed());
  }

  void ticks(int count) {
    for (int i = 0; i < count; i++) {
      command.clear();
      if (!run.over()) {
        pilot.decide(run.current(), run.current().first(EntityKind.SHIP), command);
      }
      run.tick(command);
    }
  }

  @Override
  public void close() {
    run.close();
  }
}
