package towline.session.replay;

import java.util.function.LongSupplier;
import towline.session.CommandCodec;
import towline.session.FixedStep;
import towline.session.RunInput;
import towline.session.RunSetup;

/**
 * A recorded run: its set-up, every command of the player, and the hash of the state at the end,
 * usually also of that after each whole second. Immutable.
 */
public final class Replay {
  /** Greatest number of ticks: six hours of play. */
  public static final int MAX_TICKS = 6 * 3600 * FixedStep.TICKS_A_SECOND;

  /** Number of ticks between two hashes. */
  public static final int TICKS_PER_HASH = FixedStep.TICKS_A_SECOND;

  private final RunSetup setup;
  private final int behaviour;
  private final int ticks;
  private final CommandRuns runs;
  private final Namings namings;
  private final long[] hashes;
  private final long finalHash;

  /** Creates a replay that owns all that it is given. */
  Replay(
      RunSetup setup,
      int behaviour,
      int ticks,
      CommandRuns runs,
      Namings namings,
      long[] hashes,
      long finalHash) {
    this.setup = setup;
    this.behaviour = behaviour;
    this.ticks = ticks;
    this.runs = runs;
    this.namings = namings;
    this.hashes = hashes;
    this.finalHash = finalHash;
  }

  /** Returns the set-up of the run. */
  public RunSetup setup() {
    return setup;
  }

  /**
   * Returns the {@linkplain BehaviourVersion version of the behaviour} with which it was recorded.
   */
  public int behaviour() {
    return behaviour;
  }

  /** Returns the number of ticks. */
  public int ticks() {
    return ticks;
  }

  /** Returns the number of whole seconds. */
  public int seconds() {
    return ticks / TICKS_PER_HASH;
  }

  /** Returns true if it has a hash for each whole second. */
  public boolean hasSeconds() {
    return hashes.length > 0 || seconds() == 0;
  }

  /**
   * Returns this replay without the hashes of the seconds: half the bytes, of which nothing can be
   * guessed.
   */
  public Replay withoutSeconds() {
    return new Replay(setup, behaviour, ticks, runs, namings, new long[0], finalHash);
  }

  /**
   * Returns the hash of the state at the end of second {@code second}, 1 to {@link #seconds}, of a
   * replay that {@linkplain #hasSeconds has} them.
   */
  public long hashAfter(int second) {
    return hashes[second - 1];
  }

  /** Returns the hash of the state after the last tick; 0 if there is none. */
  public long finalHash() {
    return finalHash;
  }

  /**
   * Returns false if {@code played} ticks end a second, or the replay, and {@code hash} differs
   * from the recorded hash of that moment.
   *
   * @param hash the hash of the state after these ticks; called only at such a moment
   */
  public boolean agrees(int played, LongSupplier hash) {
    boolean endsSecond = hashes.length > 0 && played > 0 && played % TICKS_PER_HASH == 0;
    boolean endsReplay = played > 0 && played == ticks;
    if (!endsSecond && !endsReplay) {
      return true;
    }
    long actual = hash.getAsLong();
    return (!endsSecond || actual == hashAfter(played / TICKS_PER_HASH))
        && (!endsReplay || actual == finalHash);
  }

  /** Returns true if it is the first run of a player, whose first courier comes later. */
  public boolean isFirstRun() {
    RunInput first = new RunInput();
    return commands().next(first) && first.firstRun;
  }

  /** Returns a reader of the commands, before the first tick. */
  public Commands commands() {
    return new Commands();
  }

  CommandRuns runs() {
    return runs;
  }

  Namings namings() {
    return namings;
  }

  /** A reader of the commands. */
  public final class Commands {
    private int run;
    private int taken;
    private int tick;
    private int naming;

    private Commands() {}

    /**
     * Fills {@code out} with the command of the next tick; returns false, and changes nothing,
     * after the last.
     */
    public boolean next(RunInput out) {
      if (run == runs.size()) {
        return false;
      }
      CommandCodec.decode(runs.controls(run), runs.orders(run), out);
      if (naming < namings.size() && namings.tick(naming) == tick) {
        out.flight.named = namings.id(naming);
        naming++;
      }
      tick++;
      taken++;
      if (taken == runs.length(run)) {
        run++;
        taken = 0;
      }
      return true;
    }
  }
}
