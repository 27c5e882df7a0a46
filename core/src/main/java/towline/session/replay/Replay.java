package towline.session.replay;

import towline.session.CommandCodec;
import towline.session.FixedStep;
import towline.session.RunInput;
import towline.session.RunSetup;

/**
 * A recorded run: its set-up, every command of the player, and the hash of the state after each
 * whole second and at the end. Immutable.
 */
public final class Replay {
  /** Greatest number of ticks: six hours of play. */
  public static final int MAX_TICKS = 6 * 3600 * FixedStep.TICKS_A_SECOND;

  /** Number of ticks between two hashes. */
  public static final int TICKS_PER_HASH = FixedStep.TICKS_A_SECOND;

  private final RunSetup setup;
  private final int behaviour;
  private final int ticks;
  private final long[] controls;
  private final long[] orders;
  private final int[] lengths;
  private final Namings namings;
  private final long[] hashes;
  private final long finalHash;

  /**
   * Creates a replay that owns the arrays; {@code lengths} are the durations of the pairs of words,
   * in ticks.
   */
  Replay(
      RunSetup setup,
      int behaviour,
      int ticks,
      long[] controls,
      long[] orders,
      int[] lengths,
      Namings namings,
      long[] hashes,
      long finalHash) {
    this.setup = setup;
    this.behaviour = behaviour;
    this.ticks = ticks;
    this.controls = controls;
    this.orders = orders;
    this.lengths = lengths;
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

  /** Returns the number of whole seconds, each with a hash. */
  public int seconds() {
    return hashes.length;
  }

  /** Returns the hash of the state at the end of second {@code second}, 1 to {@link #seconds}. */
  public long hashAfter(int second) {
    return hashes[second - 1];
  }

  /** Returns the hash of the state after the last tick; 0 if there is none. */
  public long finalHash() {
    return finalHash;
  }

  /** Returns a reader of the commands, before the first tick. */
  public Commands commands() {
    return new Commands();
  }

  int runs() {
    return lengths.length;
  }

  long controls(int run) {
    return controls[run];
  }

  long orders(int run) {
    return orders[run];
  }

  int length(int run) {
    return lengths[run];
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
      if (run == lengths.length) {
        return false;
      }
      CommandCodec.decode(controls[run], orders[run], out);
      if (naming < namings.size() && namings.tick(naming) == tick) {
        out.flight.named = namings.id(naming);
        naming++;
      }
      tick++;
      taken++;
      if (taken == lengths[run]) {
        run++;
        taken = 0;
      }
      return true;
    }
  }
}
