package towline.session.replay;

import towline.session.CommandCodec;
import towline.session.FixedStep;
import towline.session.RunInput;
import towline.session.RunSetup;

/**
 * A recorded run: how it was set up, every command of the player, and the hash of the state after
 * each whole second and at the end. Does not change.
 */
public final class Replay {
  /** The most ticks that are kept: six hours of play. */
  public static final int MOST_TICKS = 6 * 3600 * FixedStep.TICKS_A_SECOND;

  /** The ticks between two hashes. */
  public static final int TICKS_A_HASH = FixedStep.TICKS_A_SECOND;

  private final RunSetup setup;
  private final int behaviour;
  private final int ticks;
  private final long[] controls;
  private final long[] orders;
  private final int[] lengths;
  private final long[] hashes;
  private final long finalHash;

  /** Takes the arrays over; {@code lengths} are the ticks that each pair of words lasts. */
  Replay(
      RunSetup setup,
      int behaviour,
      int ticks,
      long[] controls,
      long[] orders,
      int[] lengths,
      long[] hashes,
      long finalHash) {
    this.setup = setup;
    this.behaviour = behaviour;
    this.ticks = ticks;
    this.controls = controls;
    this.orders = orders;
    this.lengths = lengths;
    this.hashes = hashes;
    this.finalHash = finalHash;
  }

  /** How the run was set up. */
  public RunSetup setup() {
    return setup;
  }

  /** The {@linkplain BehaviourVersion version of the behaviour} that it was recorded with. */
  public int behaviour() {
    return behaviour;
  }

  /** The number of ticks. */
  public int ticks() {
    return ticks;
  }

  /** The number of whole seconds, each with a hash. */
  public int seconds() {
    return hashes.length;
  }

  /** The hash of the state at the end of second {@code second}, 1 to {@link #seconds}. */
  public long hashAfter(int second) {
    return hashes[second - 1];
  }

  /** The hash of the state after the last tick; 0 when there is none. */
  public long finalHash() {
    return finalHash;
  }

  /** A reader of the commands that stands before the first tick. */
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

  /** Gives the commands one by one. */
  public final class Commands {
    private int run;
    private int taken;

    private Commands() {}

    /** Fills in the command of the next tick; false, and nothing changed, behind the last. */
    public boolean next(RunInput out) {
      if (run == lengths.length) {
        return false;
      }
      CommandCodec.decode(controls[run], orders[run], out);
      taken++;
      if (taken == lengths[run]) {
        run++;
        taken = 0;
      }
      return true;
    }
  }
}
