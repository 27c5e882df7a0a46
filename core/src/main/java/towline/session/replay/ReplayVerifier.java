package towline.session.replay;

import java.util.function.Function;
import towline.session.Replayable;
import towline.session.RunInput;
import towline.session.RunSetup;

/** Plays a replay again and compares the hashes of the states. */
public final class ReplayVerifier {
  private final Function<RunSetup, ? extends Replayable> game;

  /** Creates a verifier; {@code game} starts a run from a set-up. */
  public ReplayVerifier(Function<RunSetup, ? extends Replayable> game) {
    this.game = game;
  }

  /** Plays {@code replay} to its end, or to the first second that differs. */
  public VerifyResult verify(Replay replay) {
    try (Replayable run = game.apply(replay.setup())) {
      RunInput input = new RunInput();
      Replay.Commands commands = replay.commands();
      int ticks = 0;
      while (commands.next(input)) {
        run.tick(input);
        ticks++;
        if (replay.hasSeconds() && ticks % Replay.TICKS_PER_HASH == 0) {
          int second = ticks / Replay.TICKS_PER_HASH;
          if (run.hash() != replay.hashAfter(second)) {
            return new VerifyResult.Differs(second, ticks, replay.hashAfter(second), run.hash());
          }
        }
      }
      return atTheEnd(replay, ticks == 0 ? 0 : run.hash());
    }
  }

  private static VerifyResult atTheEnd(Replay replay, long hash) {
    if (hash == replay.finalHash()) {
      return new VerifyResult.Same(replay.ticks(), hash);
    }
    int second = replay.ticks() / Replay.TICKS_PER_HASH + 1;
    return new VerifyResult.Differs(second, replay.ticks(), replay.finalHash(), hash);
  }
}
