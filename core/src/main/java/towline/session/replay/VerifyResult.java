package towline.session.replay;

import java.util.Locale;

/** What came of playing a replay again. */
public sealed interface VerifyResult {
  /** The result in English, on one line. */
  String sentence();

  /**
   * Every second had the recorded hash.
   *
   * @param ticks the ticks that were played
   * @param finalHash the hash of the last state
   */
  record Same(int ticks, long finalHash) implements VerifyResult {
    @Override
    public String sentence() {
      return String.format(Locale.ROOT, "ok, %d ticks, final hash %016x", ticks, finalHash);
    }
  }

  /**
   * The runs parted.
   *
   * @param second the first second that differs, from 1 on
   * @param tick the tick at whose end it was noticed
   * @param recorded the hash in the replay
   * @param played the hash of the run that was played now
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
