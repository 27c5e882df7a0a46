package towline.session;

import towline.ai.Bots;
import towline.content.GameContent;
import towline.sim.Command;
import towline.sim.Kind;
import towline.sim.Pilot;

/** A run that a bot flies, for tests. */
final class BotRun implements AutoCloseable {
  private static final GameContent CONTENT = GameContent.load();

  final Run run;
  private final Pilot pilot;
  private final Command order = new Command();

  BotRun(long seed, int aimMode, String bot) {
    this(new RunSetup(seed, PlayMode.ARCADE, 1, aimMode), bot);
  }

  BotRun(RunSetup setup, String bot) {
    run = new Run(CONTENT, setup);
    pilot = Bots.create(bot, setup.seed());
  }

  void ticks(int count) {
    for (int i = 0; i < count; i++) {
      order.clear();
      if (!run.over()) {
        pilot.decide(run.current(), run.current().first(Kind.SHIP), order);
      }
      run.tick(order);
    }
  }

  @Override
  public void close() {
    run.close();
  }
}
