package towline.math;

/** A receiver of simulation state, for a hash or a dump; the order of what it is given counts. */
public interface StateSink {
  /** Adds an integer. */
  void add(long value);

  /** Adds the exact bits of a number; 0.0 and -0.0 differ. */
  void add(double value);

  /** Adds a boolean. */
  void add(boolean value);
}
