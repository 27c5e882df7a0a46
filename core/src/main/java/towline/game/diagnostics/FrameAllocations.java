package towline.game.diagnostics;

import towline.game.host.ProcessMeter;

/** Measures the bytes allocated per frame, on machines that count them. */
final class FrameAllocations {
  /** Number of first frames that are ignored: caches fill, code is compiled. */
  private static final int WARM_UP_FRAMES = 120;

  private final ProcessMeter process;
  private long frames;
  private long atStart;
  private long atEnd;

  FrameAllocations(ProcessMeter process) {
    this.process = process;
  }

  /** Called at the end of a frame. */
  void sample() {
    if (!process.countsAllocations()) {
      return;
    }
    frames++;
    if (frames == WARM_UP_FRAMES) {
      atStart = process.allocatedBytes();
    } else if (frames > WARM_UP_FRAMES) {
      atEnd = process.allocatedBytes();
    }
  }

  /** Returns the mean number of bytes per frame; NaN if unknown. */
  double bytesPerFrame() {
    return frames > WARM_UP_FRAMES
        ? (double) (atEnd - atStart) / (frames - WARM_UP_FRAMES)
        : Double.NaN;
  }
}
