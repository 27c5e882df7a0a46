package towline.sound;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Measures the stream to the device: when it began, and how often the device ran dry. It reckons
 * how far ahead the device is: by what it was given, less the time since.
 */
final class SoundMeter {
  /**
   * How much slower the device's clock may run than the one here, as a share: without it, an hour's
   * drift would pass for a gap.
   */
  private static final double DRIFT = 1e-3;

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
   * @param now the time on any clock that only runs forward, ns
   * @param sinceStartMs the time since the program was started, ms
   */
  void wrote(double seconds, long now, double sinceStartMs) {
    if (Double.isNaN(firstMs)) {
      firstMs = sinceStartMs;
    } else {
      ahead -= (now - last) / NANOS * (1 - DRIFT);
      if (ahead < 0) {
        gaps.incrementAndGet();
        ahead = 0;
      }
    }
    ahead = Math.min(queueSeconds, ahead + seconds);
    last = now;
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
