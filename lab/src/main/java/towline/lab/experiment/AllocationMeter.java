package towline.lab.experiment;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** A meter of the allocations of this thread. */
public final class AllocationMeter {
  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final long thread = Thread.currentThread().getId();
  private final long ownCost;

  public AllocationMeter() {
    long first = threads.getThreadAllocatedBytes(thread);
    ownCost = threads.getThreadAllocatedBytes(thread) - first;
  }

  /** Returns the bytes that this thread has allocated so far, without those of the meter itself. */
  public long bytes() {
    return threads.getThreadAllocatedBytes(thread) - ownCost;
  }
}
