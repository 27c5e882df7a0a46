package towline.game.run;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import towline.content.GameContent;
import towline.game.frame.RunObserver;
import towline.session.Run;
import towline.session.RunDriver;
import towline.session.replay.Replay;

/**
 * The ghost of a run of which there is a replay: it is flown beside the run that it is a ghost to,
 * a tick for each tick.
 */
final class ReplayGhost implements RunObserver, AutoCloseable {
  private final GhostRecording track = new GhostRecording();
  private final @Nullable RunDriver driver;
  private boolean flies;

  /** Creates the ghost of {@code replay}; none if that is empty. */
  ReplayGhost(GameContent content, Optional<Replay> replay) {
    driver = replay.map(one -> driver(content, one)).orElse(null);
    flies = replay.isPresent();
  }

  private static RunDriver driver(GameContent content, Replay replay) {
    Replay.Commands commands = replay.commands();
    return new RunDriver(new Run(content, replay.setup()), (run, input) -> commands.next(input));
  }

  /** Whether there is one. */
  boolean isThere() {
    return driver != null;
  }

  /** Its track so far, to which each tick adds. */
  GhostRecording track() {
    return track;
  }

  @Override
  public void onTick(Run run) {
    if (flies && driver != null) {
      flies = driver.tick();
      if (flies) {
        track.onTick(driver.run());
      }
    }
  }

  @Override
  public void close() {
    flies = false;
    if (driver != null) {
      driver.close();
    }
  }
}
