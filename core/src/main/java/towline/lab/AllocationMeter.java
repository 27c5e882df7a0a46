package towline.lab;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** How much this thread has taken from the heap. */
public final class AllocationMeter {
  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final long thread = Thread.currentThread().getId();
  private final long ownCost;

  public AllocationMeter() {
    long first = threads.getThreadAllocatedBytes(thread);
    ownCost = threads.getThreadAllocatedBytes(thread) - first;
  }

  /** The bytes that this thread has allocated since it began; reading them costs nothing. */
  public long bytes() {
    return threads.getThreadAllocatedBytes(thread) - ownCost;
  }
}
