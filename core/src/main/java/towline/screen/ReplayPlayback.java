package towline.screen;

import towline.session.FixedStep;
import towline.session.Run;
import towline.session.replay.Replay;
import towline.sim.api.Command;

/**
 * A replay being watched: gives the recorded commands, and compares the state of each second with
 * the recorded one. Where they part it says so and goes on as a picture.
 */
final class ReplayPlayback {
  private final Replay replay;
  private final Replay.Commands commands;
  private int ticks;
  private int desyncedAt;

  ReplayPlayback(Replay replay) {
    this.replay = replay;
    commands = replay.commands();
  }

  Replay replay() {
    return replay;
  }

  /** Fills in the next command; false when there is none left. */
  boolean next(Command command) {
    return commands.next(command);
  }

  /** A tick has been played. */
  void played(Run run) {
    ticks++;
    if (desyncedAt == 0 && ticks % Replay.TICKS_A_HASH == 0) {
      int second = ticks / Replay.TICKS_A_HASH;
      if (run.hash() != replay.hashAfter(second)) {
        desyncedAt = second;
      }
    }
  }

  /** How much has been played, s. */
  double seconds() {
    return ticks * FixedStep.TICK_SECONDS;
  }

  /** How long it is, s. */
  double length() {
    return replay.ticks() * FixedStep.TICK_SECONDS;
  }

  boolean ended() {
    return ticks >= replay.ticks();
  }

  /** The first second, from 1 on, whose state is not the recorded one; 0: none so far. */
  int desyncedAt() {
    return desyncedAt;
  }
}
