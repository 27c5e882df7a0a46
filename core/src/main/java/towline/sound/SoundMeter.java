package towline.sound;

import java.util.concurrent.atomic.AtomicInteger;

/** Measures the stream to the device: when it began, and how often the device ran dry. */
final class SoundMeter {
  private final long queueNanos;
  private long last;
  private volatile double firstMs = Double.NaN;
  private final AtomicInteger gaps = new AtomicInteger();

  /** For a device that can be that far ahead, s. */
  SoundMeter(double queueSeconds) {
    queueNanos = Math.round(queueSeconds * 1e9);
  }

  /**
   * The device has taken a block.
   *
   * @param now the time on any clock that only runs forward, ns
   * @param sinceStartMs the time since the program was started, ms
   */
  void wrote(long now, double sinceStartMs) {
    if (Double.isNaN(firstMs)) {
      firstMs = sinceStartMs;
    } else if (now - last > queueNanos) {
      gaps.incrementAndGet();
    }
    last = now;
  }

  /** When the first block was written, ms after the start of the program; NaN before. */
  double firstMs() {
    return firstMs;
  }

  /** How often blocks were farther apart than the device can be ahead. */
  int gaps() {
    return gaps.get();
  }
}
