package towline.lab.methods;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import towline.aim.situation.FireProblem;
import towline.lab.experiment.AllocationMeter;

/**
 * Times methods alternately, so that a temporary slowdown of the machine affects all of them: the
 * median of many rounds, after some warm-up rounds. It counts processor time, not wall time, so
 * that the machine may be shared.
 */
final class MethodClock {
  private static final int WARM_UP_ROUNDS = 10;
  private static final int ROUNDS = 25;

  /** Least time of a method in a round, ns. */
  private static final long ROUND_NANOS = 5_000_000;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** A method with the cases of a question. */
  static final class Entry {
    private final AimMethod method;
    private final FireProblem[] cases;
    private final double[] rounds = new double[ROUNDS];

    /** Sum of all answers, so that the JVM cannot skip any. */
    double sum;

    /** Median time of an answer, ns. */
    double nanos;

    /** Allocation of an answer, bytes. */
    double bytes;

    Entry(AimMethod method, FireProblem[] cases) {
      this.method = method;
      this.cases = cases;
    }

    private double run(MethodScratch scratch) {
      long answers = 0;
      long start = THREADS.getCurrentThreadCpuTime();
      long end = start;
      while (end - start < ROUND_NANOS) {
        sum += method.batch.answer(cases, scratch);
        answers += cases.length;
        end = THREADS.getCurrentThreadCpuTime();
      }
      return (end - start) / (double) answers;
    }
  }

  private MethodClock() {}

  static void measure(List<Entry> entries) {
    MethodScratch scratch = new MethodScratch();
    AllocationMeter meter = new AllocationMeter();
    for (int round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
      for (Entry entry : entries) {
        double nanos = entry.run(scratch);
        entry.rounds[Math.max(0, round)] = nanos;
      }
    }
    for (Entry entry : entries) {
      Arrays.sort(entry.rounds);
      entry.nanos = entry.rounds[ROUNDS / 2];
      long before = meter.bytes();
      entry.sum += entry.method.batch.answer(entry.cases, scratch);
      entry.bytes = (double) (meter.bytes() - before) / entry.cases.length;
    }
  }
}
