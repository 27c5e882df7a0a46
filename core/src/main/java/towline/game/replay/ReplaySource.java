package towline.game.replay;

import towline.game.frame.RunObserver;
import towline.session.CommandSource;
import towline.session.FixedStep;
import towline.session.PilotKind;
import towline.session.Run;
import towline.session.RunInput;
import towline.session.replay.Replay;

/**
 * The commands of a replay. The state of the run is compared with each recorded hash. After the
 * first difference playback goes on, as a picture of what might have happened.
 */
public final class ReplaySource implements CommandSource, RunObserver {
  private final Replay replay;
  private final Replay.Commands commands;
  private int ticks;
  private int desyncedAt;

  /**
   * Creates a source at the first tick of {@code replay}; it must also observe the run that it
   * flies.
   */
  public ReplaySource(Replay replay) {
    this.replay = replay;
    commands = replay.commands();
  }

  public Replay replay() {
    return replay;
  }

  @Override
  public PilotKind pilot() {
    return PilotKind.REPLAY;
  }

  @Override
  public boolean fill(Run run, RunInput input) {
    return commands.next(input);
  }

  @Override
  public void onTick(Run run) {
    ticks++;
    if (desyncedAt == 0 && !replay.agrees(ticks, run::hash)) {
      desyncedAt = (ticks + Replay.TICKS_PER_HASH - 1) / Replay.TICKS_PER_HASH;
    }
  }

  /** Returns the time played, s. */
  public double seconds() {
    return ticks * FixedStep.TICK_SECONDS;
  }

  /** Returns the duration of the replay, s. */
  public double length() {
    return replay.ticks() * FixedStep.TICK_SECONDS;
  }

  /** Returns true once the whole replay has been played. */
  public boolean ended() {
    return ticks >= replay.ticks();
  }

  /**
   * Returns the first second, from 1 on, whose state differs from the recorded one; 0 if there is
   * none.
   */
  public int desyncedAt() {
    return desyncedAt;
  }
}
