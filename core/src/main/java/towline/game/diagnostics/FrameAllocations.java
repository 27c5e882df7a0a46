package towline.game.diagnostics;

import towline.game.host.ProcessMeter;

/** Measures the bytes that a frame allocates, on a machine that counts them. */
final class FrameAllocations {
  /** Frames that do not count: caches fill, code is compiled. */
  private static final int WARM_UP = 120;

  private final ProcessMeter process;
  private long frames;
  private long atStart;
  private long atEnd;

  FrameAllocations(ProcessMeter process) {
    this.process = process;
  }

  /** A frame has ended. */
  void sample() {
    if (!process.countsAllocations()) {
      return;
    }
    frames++;
    if (frames == WARM_UP) {
      atStart = process.allocatedBytes();
    } else if (frames > WARM_UP) {
      atEnd = process.allocatedBytes();
    }
  }

  /** The mean bytes of a frame; NaN if unknown. */
  double bytesPerFrame() {
    return frames > WARM_UP ? (double) (atEnd - atStart) / (frames - WARM_UP) : Double.NaN;
  }
}
