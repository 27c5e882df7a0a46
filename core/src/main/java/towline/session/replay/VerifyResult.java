package towline.session.replay;

import java.util.Locale;

/** The result of playing a replay again. */
public sealed interface VerifyResult {
  /** Returns the result in English, on one line. */
  String sentence();

  /**
   * All hashes agree.
   *
   * @param ticks the number of ticks
   * @param finalHash the hash of the last state
   */
  record Same(int ticks, long finalHash) implements VerifyResult {
    @Override
    public String sentence() {
      return String.format(Locale.ROOT, "ok, %d ticks, final hash %016x", ticks, finalHash);
    }
  }

  /**
   * The hashes differ.
   *
   * @param second the first second that differs, from 1 on
   * @param tick the tick after which the difference was noticed
   * @param recorded the hash in the replay
   * @param played the hash of the present run
   */
  record Differs(int second, int tick, long recorded, long played) implements VerifyResult {
    @Override
    public String sentence() {
      return String.format(
          Locale.ROOT,
          "differs in second %d (noticed at tick %d): recorded %016x, played %016x",
          second,
          tick,
          recorded,
          played);
    }
  }
}
