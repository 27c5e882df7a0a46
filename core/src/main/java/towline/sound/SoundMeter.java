package towline.sound;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Measures the stream to the device: when it began, and how often the device ran dry. It reckons
 * how far ahead the device is: by what it was given, less the time since. A write that had to wait
 * found it full, whatever was reckoned: clocks drift, and a device may stand still.
 */
final class SoundMeter {
  /** A write that takes that share of what it plays has waited. */
  private static final double WAITED = 0.5;

  private static final double NANOS = 1e9;

  private final double queueSeconds;
  private double ahead;
  private long last;
  private volatile double firstMs = Double.NaN;
  private final AtomicInteger gaps = new AtomicInteger();

  /** For a device that can be that far ahead, s. */
  SoundMeter(double queueSeconds) {
    this.queueSeconds = queueSeconds;
  }

  /**
   * The device has taken more of the stream.
   *
   * @param seconds how long that plays, s
   * @param before when it was offered, ns on any clock that only runs forward
   * @param after when it was taken, ns on that clock
   * @param sinceStartMs the time since the program was started, ms
   */
  void wrote(double seconds, long before, long after, double sinceStartMs) {
    if (Double.isNaN(firstMs)) {
      firstMs = sinceStartMs;
    } else {
      ahead -= (after - last) / NANOS;
      if (ahead < 0) {
        gaps.incrementAndGet();
        ahead = 0;
      }
      if ((after - before) / NANOS > WAITED * seconds) {
        ahead = queueSeconds;
      }
    }
    ahead = Math.min(queueSeconds, ahead + seconds);
    last = after;
  }

  /** When the first block was written, ms after the start of the program; NaN before. */
  double firstMs() {
    return firstMs;
  }

  /** How often the device had played all that it was given before more came: each is heard. */
  int gaps() {
    return gaps.get();
  }
}
