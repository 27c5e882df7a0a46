package towline.session.replay;

import towline.content.GameContent;
import towline.session.Run;
import towline.session.RunSetup;
import towline.sim.Command;

/** A real run, played by a replay. */
public final class RunPlayback implements Playback {
  private final Run run;

  /** A run at its first tick. */
  public RunPlayback(GameContent content, RunSetup setup) {
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
