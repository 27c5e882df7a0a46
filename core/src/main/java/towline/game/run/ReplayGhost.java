package towline.game.run;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import towline.content.GameContent;
import towline.game.frame.RunObserver;
import towline.session.Run;
import towline.session.RunDriver;
import towline.session.replay.Replay;

/** The ghost of a recorded run: its replay is flown beside the current run, tick by tick. */
final class ReplayGhost implements RunObserver, AutoCloseable {
  private final GhostRecording track = new GhostRecording();
  private final @Nullable RunDriver driver;
  private boolean flies;

  /** Creates the ghost of {@code replay}; without a replay there is no ghost. */
  ReplayGhost(GameContent content, Optional<Replay> replay) {
    driver = replay.map(one -> driver(content, one)).orElse(null);
    flies = replay.isPresent();
  }

  private static RunDriver driver(GameContent content, Replay replay) {
    Replay.Commands commands = replay.commands();
    return new RunDriver(new Run(content, replay.setup()), (run, input) -> commands.next(input));
  }

  /** Returns true if there is a ghost. */
  boolean exists() {
    return driver != null;
  }

  /** Returns the track of the ghost, which grows by one pose each tick. */
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
