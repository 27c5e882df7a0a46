package towline.sound;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Measures the stream to the device: its beginning, and the number of times that the device ran
 * dry. It estimates the device's lead as the duration it was given less the time since. A write
 * that had to wait found the device full, whatever the estimate: clocks drift, and a device may
 * stop.
 */
final class SoundMeter {
  /** Time of a write, as a share of the duration that it plays, above which it has waited. */
  private static final double WAIT_SHARE = 0.5;

  private static final double NANOS = 1e9;

  private final double queueSeconds;
  private double lead;
  private long last;
  private volatile double firstMs = Double.NaN;
  private final AtomicInteger gaps = new AtomicInteger();

  /** Creates a meter for a device that can be {@code queueSeconds} ahead. */
  SoundMeter(double queueSeconds) {
    this.queueSeconds = queueSeconds;
  }

  /**
   * Takes in a write to the device.
   *
   * @param seconds duration of the written sound, s
   * @param before time before the write, ns on any monotonic clock
   * @param after time after the write, ns on the same clock
   * @param sinceStartMs time since the start of the program, ms
   */
  void wrote(double seconds, long before, long after, double sinceStartMs) {
    if (Double.isNaN(firstMs)) {
      firstMs = sinceStartMs;
    } else {
      lead -= (after - last) / NANOS;
      if (lead < 0) {
        gaps.incrementAndGet();
        lead = 0;
      }
      if ((after - before) / NANOS > WAIT_SHARE * seconds) {
        lead = queueSeconds;
      }
    }
    lead = Math.min(queueSeconds, lead + seconds);
    last = after;
  }

  /** Returns the time of the first write, ms after the start of the program; NaN before. */
  double firstMs() {
    return firstMs;
  }

  /**
   * Returns the number of times that the device had played everything before more was written; each
   * is audible.
   */
  int gaps() {
    return gaps.get();
  }
}
