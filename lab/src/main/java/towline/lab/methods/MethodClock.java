package towline.lab.methods;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import towline.aim.situation.FireProblem;
import towline.lab.experiment.AllocationMeter;

/**
 * Times methods by turns, so that whatever slows the machine down for a while slows all of them:
 * the median of many rounds, after some that warm up. It counts the time of the processor, not that
 * of the wall, so that it may be shared with others.
 */
final class MethodClock {
  private static final int WARM_UP = 10;
  private static final int ROUNDS = 25;

  /** How long a method runs in a round at least, ns. */
  private static final long ROUND = 5_000_000;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** A method at work on the cases of a question. */
  static final class Entry {
    private final AimMethod method;
    private final FireProblem[] cases;
    private final double[] rounds = new double[ROUNDS];

    /** Of all answers, so that none can be left out. */
    double sum;

    /** Median time of an answer, ns. */
    double nanos;

    /** What an answer allocates, bytes. */
    double bytes;

    Entry(AimMethod method, FireProblem[] cases) {
      this.method = method;
      this.cases = cases;
    }

    private double run(MethodScratch scratch) {
      long answers = 0;
      long start = THREADS.getCurrentThreadCpuTime();
      long end = start;
      while (end - start < ROUND) {
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
    for (int round = -WARM_UP; round < ROUNDS; round++) {
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
