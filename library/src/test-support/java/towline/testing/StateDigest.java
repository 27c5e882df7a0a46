package towline.testing;

import towline.math.StateSink;

/** A number that changes, almost certainly, with any bit added, and with the order of additions. */
public final class StateDigest implements StateSink {
  private static final long ODD = 0x9E3779B97F4A7C15L;

  private long value;

  @Override
  public void add(long input) {
    value = Long.rotateLeft((value ^ input) * ODD, 29);
  }

  /** Returns the digest of all that was added. */
  public long value() {
    return value;
  }
}
