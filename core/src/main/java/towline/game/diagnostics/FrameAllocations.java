package towline.game.diagnostics;

import java.lang.management.ManagementFactory;
import org.jspecify.annotations.Nullable;

/** Measures the bytes that a frame allocates, on a virtual machine that counts them. */
final class FrameAllocations {
  /** Frames that do not count: caches fill, code is compiled. */
  private static final int WARM_UP = 120;

  private final com.sun.management.@Nullable ThreadMXBean threads =
      ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean bean
          ? bean
          : null;
  private long frames;
  private long atStart;
  private long atEnd;

  /** A frame has ended. */
  void sample() {
    if (threads == null) {
      return;
    }
    frames++;
    if (frames == WARM_UP) {
      atStart = threads.getCurrentThreadAllocatedBytes();
    } else if (frames > WARM_UP) {
      atEnd = threads.getCurrentThreadAllocatedBytes();
    }
  }

  /** The mean bytes of a frame; NaN if unknown. */
  double bytesPerFrame() {
    return frames > WARM_UP ? (double) (atEnd - atStart) / (frames - WARM_UP) : Double.NaN;
  }
}
