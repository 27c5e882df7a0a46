package towline.aim.learn;

import java.util.Arrays;
import towline.math.StateSink;

/**
 * The trials of the beliefs: targets that go on as each belief had it when its probe was started.
 * Two for each belief, half a run apart, so that one is always well on its way.
 */
final class TrialShots {
  /** Ticks in a run. */
  private static final int RUN = 8;

  private static final int EACH = 2;
  private static final int NOT_RUNNING = -1;

  private final PredictedPath[] probes = PredictedPath.array(Beliefs.COUNT * EACH);
  private final int[] ages = new int[Beliefs.COUNT * EACH];

  /** Stops all. */
  void clear() {
    Arrays.fill(ages, NOT_RUNNING);
  }

  /** Stops those of a belief. */
  void stop(int belief) {
    Arrays.fill(ages, belief * EACH, belief * EACH + EACH, NOT_RUNNING);
  }

  /** Lets all go on by a tick. */
  void advance() {
    for (int i = 0; i < probes.length; i++) {
      if (ages[i] != NOT_RUNNING) {
        probes[i].advance();
        ages[i]++;
      }
    }
  }

  /** Starts what is not running, or has run its time; stops those of beliefs no longer held. */
  void start(Beliefs beliefs) {
    for (int belief = 0; belief < Beliefs.COUNT; belief++) {
      if (!beliefs.holds(belief)) {
        stop(belief);
        continue;
      }
      int first = belief * EACH;
      for (int i = first; i < first + EACH; i++) {
        int other = ages[2 * first + 1 - i];
        boolean isDue = ages[i] == NOT_RUNNING && (other == NOT_RUNNING || other == RUN / 2);
        if (isDue || ages[i] >= RUN) {
          probes[i].set(beliefs.path(belief));
          ages[i] = 0;
        }
      }
    }
  }

  /**
   * By how much a shot would miss that flies {@code ticks} ticks and trusts a belief, m; +infinity:
   * not tried yet. What a belief overlooks shows in the way as the third power of time: a turn that
   * changes, an acceleration that grows.
   */
  double miss(int belief, PredictedPath seen, double ticks) {
    double worst = -1;
    for (int i = belief * EACH; i < belief * EACH + EACH; i++) {
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
