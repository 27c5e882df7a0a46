package towline.game.run;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import towline.content.GameContent;
import towline.session.Run;
import towline.session.RunInput;
import towline.session.replay.Replay;

/**
 * The ghost of a run of which there is a replay: it is flown beside the run that it is a ghost to,
 * a tick for each tick.
 */
final class ReplayGhost implements RunObserver, AutoCloseable {
  private final GhostRecording track = new GhostRecording();
  private final RunInput input = new RunInput();
  private final @Nullable Run flown;
  private final Replay.@Nullable Commands commands;
  private boolean flies;

  /** The ghost of that replay; none if there is no replay. */
  ReplayGhost(GameContent content, Optional<Replay> replay) {
    flown = replay.map(Replay::setup).map(setup -> new Run(content, setup)).orElse(null);
    commands = replay.map(Replay::commands).orElse(null);
    flies = replay.isPresent();
  }

  /** Whether there is one. */
  boolean isThere() {
    return flown != null;
  }

  /** Its track so far, to which each tick adds. */
  GhostRecording track() {
    return track;
  }

  @Override
  public void onTick(Run run) {
    if (flies && flown != null && commands != null) {
      flies = commands.next(input);
      if (flies) {
        flown.tick(input);
        track.onTick(flown);
      }
    }
  }

  @Override
  public void close() {
    flies = false;
    if (flown != null) {
      flown.close();
    }
  }
}
