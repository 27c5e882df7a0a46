package towline.web.host;

import towline.game.host.ProcessMeter;

/** Knows the time, and nothing of processor and memory: a page is not told. */
public final class ClockMeter implements ProcessMeter {
  private final long start = System.currentTimeMillis();

  @Override
  public double uptimeMs() {
    return System.currentTimeMillis() - (double) start;
  }

  @Override
  public long cpuNanos() {
    return 0;
  }

  @Override
  public boolean countsAllocations() {
    return false;
  }

  @Override
  public long allocatedBytes() {
    return 0;
  }
}
