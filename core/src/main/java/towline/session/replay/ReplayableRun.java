package towline.session.replay;

import towline.content.GameContent;
import towline.session.Run;
import towline.session.RunSetup;
import towline.sim.api.Command;

/** A real run, played by a replay. */
public final class ReplayableRun implements Replayable {
  private final Run run;

  /** A run at its first tick. */
  public ReplayableRun(GameContent content, RunSetup setup) {
    run = new Run(content, setup);
  }

  @Override
  public void tick(Command player) {
    run.tick(player);
  }

  @Override
  public long hash() {
    return run.hash();
  }

  @Override
  public void close() {
    run.close();
  }
}
