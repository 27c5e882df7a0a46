package towline.session.replay;

import java.util.Arrays;
import java.util.function.LongSupplier;
import towline.session.CommandCodec;
import towline.session.RunInput;
import towline.session.RunSetup;
import towline.sim.api.Command;

/** Records a run while it is played. */
public final class ReplayRecorder {
  private final RunSetup setup;
  private final CommandRuns runs = new CommandRuns();
  private final Namings namings = new Namings();
  private long[] hashes = new long[256];
  private int seconds;
  private int ticks;

  /** Creates a recorder for a run with set-up {@code setup}, before its first tick. */
  public ReplayRecorder(RunSetup setup) {
    this.setup = setup;
  }

  /**
   * Records a tick that has been played.
   *
   * @param input the input of the tick, {@linkplain CommandCodec#quantise quantised}
   * @param stateHash the hash of the state after the tick; called once a second only
   * @return false when the replay is {@linkplain Replay#MAX_TICKS full} and nothing was recorded
   */
  public boolean record(RunInput input, LongSupplier stateHash) {
    if (ticks == Replay.MAX_TICKS) {
      return false;
    }
    runs.add(CommandCodec.controls(input), CommandCodec.orders(input), 1);
    if (input.flight.named != Command.UNCHANGED) {
      namings.add(ticks, input.flight.named);
    }
    ticks++;
    if (ticks % Replay.TICKS_PER_HASH == 0) {
      addHash(stateHash.getAsLong());
    }
    return true;
  }

  /** Returns the number of recorded ticks. */
  public int ticks() {
    return ticks;
  }

  /**
   * Returns the replay of the recorded ticks.
   *
   * @param stateHash the hash of the state after the last tick
   */
  public Replay replay(long stateHash) {
    return new Replay(
        setup,
        BehaviourVersion.CURRENT,
        ticks,
        runs.copy(),
        namings.copy(),
        Arrays.copyOf(hashes, seconds),
        ticks == 0 ? 0 : stateHash);
  }

  private void addHash(long hash) {
    if (seconds == hashes.length) {
      hashes = Arrays.copyOf(hashes, 2 * seconds);
    }
    hashes[seconds] = hash;
    seconds++;
  }
}
