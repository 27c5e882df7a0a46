package towline.lab.experiment;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Measures what this thread allocates. */
public final class AllocationMeter {
  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final long thread = Thread.currentThread().getId();
  private final long ownCost;

  public AllocationMeter() {
    long first = threads.getThreadAllocatedBytes(thread);
    ownCost = threads.getThreadAllocatedBytes(thread) - first;
  }

  /** The bytes that this thread has allocated so far, without those of the meter itself. */
  public long bytes() {
    return threads.getThreadAllocatedBytes(thread) - ownCost;
  }
}
