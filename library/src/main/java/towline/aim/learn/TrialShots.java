package towline.aim.learn;

import java.util.Arrays;
import towline.math.StateSink;

/**
 * The probes of the beliefs: targets that move as each belief predicted when its probe was started.
 * Two for each belief, half a run apart, so that one is always well on its way.
 */
final class TrialShots {
  /** Length of a run, in ticks. */
  private static final int RUN_TICKS = 8;

  private static final int PROBES_PER_BELIEF = 2;
  private static final int NOT_RUNNING = -1;

  private final PredictedPath[] probes = PredictedPath.array(Beliefs.COUNT * PROBES_PER_BELIEF);
  private final int[] ages = new int[Beliefs.COUNT * PROBES_PER_BELIEF];

  /** Stops all probes. */
  void clear() {
    Arrays.fill(ages, NOT_RUNNING);
  }

  /** Stops the probes of a belief. */
  void stop(int belief) {
    Arrays.fill(
        ages,
        belief * PROBES_PER_BELIEF,
        belief * PROBES_PER_BELIEF + PROBES_PER_BELIEF,
        NOT_RUNNING);
  }

  /** Moves all probes on by a tick. */
  void advance() {
    for (int i = 0; i < probes.length; i++) {
      if (ages[i] != NOT_RUNNING) {
        probes[i].advance();
        ages[i]++;
      }
    }
  }

  /**
   * Starts the probes that are stopped or have finished their run; stops those of beliefs no longer
   * held.
   */
  void start(Beliefs beliefs) {
    for (int belief = 0; belief < Beliefs.COUNT; belief++) {
      if (!beliefs.holds(belief)) {
        stop(belief);
        continue;
      }
      int first = belief * PROBES_PER_BELIEF;
      for (int i = first; i < first + PROBES_PER_BELIEF; i++) {
        int other = ages[2 * first + 1 - i];
        boolean isDue = ages[i] == NOT_RUNNING && (other == NOT_RUNNING || other == RUN_TICKS / 2);
        if (isDue || ages[i] >= RUN_TICKS) {
          probes[i].set(beliefs.path(belief));
          ages[i] = 0;
        }
      }
    }
  }

  /**
   * Returns the miss distance of a shot that flies {@code ticks} ticks and trusts a belief, m;
   * +infinity: not tried yet. The effect of what a belief overlooks, a turn that changes or an
   * acceleration that grows, rises as the third power of time.
   */
  double miss(int belief, PredictedPath seen, double ticks) {
    double worst = -1;
    for (int i = belief * PROBES_PER_BELIEF;
        i < belief * PROBES_PER_BELIEF + PROBES_PER_BELIEF;
        i++) {
      if (ages[i] > 0) {
        double scale = Math.max(1, ticks / ages[i]);
        worst = Math.max(worst, scale * scale * scale * probes[i].distanceTo(seen));
      }
    }
    return worst < 0 ? Double.POSITIVE_INFINITY : worst;
  }

  void writeState(StateSink out) {
    for (int i = 0; i < probes.length; i++) {
      out.add(ages[i]);
      if (ages[i] != NOT_RUNNING) {
        out.add(probes[i].x);
        out.add(probes[i].y);
      }
    }
  }
}
