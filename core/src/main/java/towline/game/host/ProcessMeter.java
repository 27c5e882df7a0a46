package towline.game.host;

/** What a machine can tell of the program. */
public interface ProcessMeter {
  /** The time since the program was started, ms. */
  double uptimeMs();

  /** The time that the processor has spent on this thread, ns; 0 where that is not known. */
  long cpuNanos();

  /** Whether {@link #allocatedBytes} is known. */
  boolean countsAllocations();

  /** The bytes that this thread has allocated so far. */
  long allocatedBytes();
}
