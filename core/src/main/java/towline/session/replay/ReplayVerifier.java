package towline.session.replay;

import java.util.function.Function;
import towline.session.RunSetup;
import towline.sim.Command;

/** Plays a replay again and compares the hashes of the states. */
public final class ReplayVerifier {
  private final Function<RunSetup, ? extends Playback> game;

  /** With the game, which starts a run from a set-up. */
  public ReplayVerifier(Function<RunSetup, ? extends Playback> game) {
    this.game = game;
  }

  /** Plays {@code replay} to its end, or to the first second that differs. */
  public Verdict verify(Replay replay) {
    try (Playback run = game.apply(replay.setup())) {
      Command command = new Command();
      Replay.Commands commands = replay.commands();
      int ticks = 0;
      while (commands.next(command)) {
        run.tick(command);
        ticks++;
        if (ticks % Replay.TICKS_A_HASH == 0) {
          int second = ticks / Replay.TICKS_A_HASH;
          if (run.hash() != replay.hashAfter(second)) {
            return new Verdict.Differs(second, ticks, replay.hashAfter(second), run.hash());
          }
        }
      }
      return atTheEnd(replay, ticks == 0 ? 0 : run.hash());
    }
  }

  private static Verdict atTheEnd(Replay replay, long hash) {
    if (hash == replay.finalHash()) {
      return new Verdict.Same(replay.ticks(), hash);
    }
    int second = replay.ticks() / Replay.TICKS_A_HASH + 1;
    return new Verdict.Differs(second, replay.ticks(), replay.finalHash(), hash);
  }
}
