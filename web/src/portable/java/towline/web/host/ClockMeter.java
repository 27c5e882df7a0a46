package towline.web.host;

import towline.game.host.ProcessMeter;

/** Measures only the time; a page has no access to processor time and memory. */
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
