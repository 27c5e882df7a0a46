package towline.screen.diagnostics;

import java.lang.management.ManagementFactory;
import org.jspecify.annotations.Nullable;

/** The bytes that the thread of the window has asked for, where the virtual machine tells. */
final class FrameAllocations {
  /** Frames that are not counted: caches fill, code is compiled. */
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

  /** The mean of a frame, or NaN where it is not known. */
  double bytesPerFrame() {
    return frames > WARM_UP ? (double) (atEnd - atStart) / (frames - WARM_UP) : Double.NaN;
  }
}
