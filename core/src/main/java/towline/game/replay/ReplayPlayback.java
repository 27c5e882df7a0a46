package towline.game.replay;

import towline.game.run.RunPilot;
import towline.session.FixedStep;
import towline.session.Run;
import towline.session.RunInput;
import towline.session.replay.Replay;
import towline.view.hud.PilotKind;

/**
 * The commands of a replay. Once a second the state of the run is compared with the recorded one;
 * after the first difference playback goes on, as a picture of what might have been.
 */
public final class ReplayPlayback implements RunPilot {
  private final Run run;
  private final Replay replay;
  private final Replay.Commands commands;
  private int ticks;
  private int desyncedAt;

  /** Playback of a replay in a run of the same setup. */
  public ReplayPlayback(Run run, Replay replay) {
    this.run = run;
    this.replay = replay;
    commands = replay.commands();
  }

  /** The run that is played. */
  public Run run() {
    return run;
  }

  /** What is played back. */
  public Replay replay() {
    return replay;
  }

  @Override
  public PilotKind pilot() {
    return PilotKind.REPLAY;
  }

  @Override
  public boolean fill(Run played, RunInput input) {
    return commands.next(input);
  }

  @Override
  public void onTick() {
    ticks++;
    if (desyncedAt == 0 && ticks % Replay.TICKS_A_HASH == 0) {
      int second = ticks / Replay.TICKS_A_HASH;
      if (run.hash() != replay.hashAfter(second)) {
        desyncedAt = second;
      }
    }
  }

  /** The time played so far, s. */
  public double seconds() {
    return ticks * FixedStep.TICK_SECONDS;
  }

  /** The length of the replay, s. */
  public double length() {
    return replay.ticks() * FixedStep.TICK_SECONDS;
  }

  /** Whether all of it has been played. */
  public boolean ended() {
    return ticks >= replay.ticks();
  }

  /** The first second, from 1 on, whose state differs from the recorded one; 0: none so far. */
  public int desyncedAt() {
    return desyncedAt;
  }
}
