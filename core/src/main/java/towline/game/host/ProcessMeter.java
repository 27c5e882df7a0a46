package towline.game.host;

/** Measurements of the running program. */
public interface ProcessMeter {
  /** Returns the time since the start of the program, ms. */
  double uptimeMs();

  /** Returns the processor time of this thread, ns; 0 if unknown. */
  long cpuNanos();

  /** Returns true if {@link #allocatedBytes} is known. */
  boolean countsAllocations();

  /** Returns the number of bytes that this thread has allocated. */
  long allocatedBytes();
}
