package towline.game.host;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** The measurements of the Java virtual machine. */
final class JvmMeter implements ProcessMeter {
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

  @Override
  public double uptimeMs() {
    long start = ManagementFactory.getRuntimeMXBean().getStartTime();
    return System.currentTimeMillis() - (double) start;
  }

  @Override
  public long cpuNanos() {
    return threads.isCurrentThreadCpuTimeSupported() ? threads.getCurrentThreadCpuTime() : 0;
  }

  @Override
  public boolean countsAllocations() {
    return threads instanceof com.sun.management.ThreadMXBean;
  }

  @Override
  public long allocatedBytes() {
    return threads instanceof com.sun.management.ThreadMXBean counting
        ? counting.getCurrentThreadAllocatedBytes()
        : 0;
  }
}
