package towline.game.run;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import towline.content.GameContent;
import towline.game.frame.RunObserver;
import towline.session.Run;
import towline.session.RunDriver;
import towline.session.replay.Replay;

/**
 * The ghost of a recorded run: its replay is flown beside the current run, or ahead of it. Holds
 * native memory until the end of the replay or {@link #close()}.
 */
final class ReplayGhost implements RunObserver, AutoCloseable {
  /** Time of a frame for flying ahead, s. */
  private static final double SLICE_SECONDS = 0.006;

  /** Time between two looks at the clock, ticks. */
  private static final int TICKS_PER_LOOK = 8;

  private static final double NANOS_PER_SECOND = 1e9;

  private final GhostRecording track = new GhostRecording();
  private final @Nullable Replay replay;
  private @Nullable RunDriver driver;
  private @Nullable FlownResult result;
  private int played;

  /** Creates the ghost of {@code replay}; without a replay there is no ghost. */
  ReplayGhost(GameContent content, Optional<Replay> replay) {
    this.replay = replay.orElse(null);
    driver = replay.map(one -> driver(content, one)).orElse(null);
  }

  private static RunDriver driver(GameContent content, Replay replay) {
    Replay.Commands commands = replay.commands();
    return new RunDriver(new Run(content, replay.setup()), (run, input) -> commands.next(input));
  }

  /** Returns true if there is a ghost. */
  boolean exists() {
    return replay != null;
  }

  /** Returns the track of the ghost up to now, with a pose for each tick. */
  GhostRecording track() {
    return track;
  }

  /** Returns the result of the replay; empty before its end. */
  Optional<FlownResult> result() {
    return Optional.ofNullable(result);
  }

  /** Returns the part of the replay that has been flown, 0 to 1. */
  double progress() {
    return replay == null || replay.ticks() == 0 ? 1 : (double) played / replay.ticks();
  }

  /** Flies on for a slice of a frame, at most to the end. */
  void flyAhead() {
    long end = System.nanoTime() + (long) (SLICE_SECONDS * NANOS_PER_SECOND);
    while (driver != null && System.nanoTime() < end) {
      for (int i = 0; i < TICKS_PER_LOOK; i++) {
        tick();
      }
    }
  }

  /** Flies until the world of the ghost is as old as that of {@code run}. */
  @Override
  public void onTick(Run run) {
    while (driver != null && driver.run().current().tick() < run.current().tick()) {
      tick();
    }
  }

  private void tick() {
    if (driver == null || replay == null) {
      return;
    }
    if (driver.tick()) {
      played++;
      track.onTick(driver.run());
    } else {
      Run run = driver.run();
      result = FlownResult.of(run, replay.agrees(replay.ticks(), run::hash));
      close();
    }
  }

  @Override
  public void close() {
    if (driver != null) {
      driver.close();
      driver = null;
    }
  }
}
