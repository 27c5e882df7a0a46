package towline.game.records;

import java.util.HashMap;
import java.util.Map;
import towline.ai.aim.AimMode;
import towline.content.CourierTable;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.Score;
import towline.sim.spec.CourierSpec.Motion;
import towline.store.Statistics;

/** The statistics of a run, and the names under which they are saved. */
public final class RunStatistics {
  /** Name of the number of runs. */
  public static final String RUNS = "RUNS";

  /** Name of the total time of runs, s. */
  static final String SECONDS = "SECONDS";

  /** Name of the most kills by a single swing. */
  static final String SWING = "SWING";

  /** Name of the longest chain of kills. */
  static final String CHAIN = "CHAIN";

  /** Name of the highest wave reached. */
  public static final String WAVE = "WAVE";

  private RunStatistics() {}

  static String runs(PlayMode mode) {
    return "RUNS_" + mode.name();
  }

  static String shots(AimMode mode) {
    return "SHOTS_" + mode.name();
  }

  static String hits(AimMode mode) {
    return "HITS_" + mode.name();
  }

  static String opened(Motion motion) {
    return "OPENED_" + motion.name();
  }

  static String escaped(Motion motion) {
    return "ESCAPED_" + motion.name();
  }

  /** Returns the statistics of a run up to now. */
  public static Statistics of(Run run) {
    Score score = run.score();
    Map<String, Long> sums = new HashMap<>();
    sums.put(RUNS, 1L);
    sums.put(runs(run.setup().mode()), 1L);
    add(sums, SECONDS, Math.round(run.seconds()));
    for (KillMeans means : KillMeans.values()) {
      add(sums, means.statistic(), means.kills(score));
    }
    for (AimMode mode : AimMode.values()) {
      add(sums, shots(mode), score.shots(mode.ordinal()));
      add(sums, hits(mode), score.hits(mode.ordinal()));
    }
    for (CourierTable.Kind kind : run.couriers().kinds()) {
      int index = kind.spec().index();
      add(sums, opened(kind.spec().motion()), score.couriers(index));
      add(sums, escaped(kind.spec().motion()), score.couriersEscaped(index));
    }
    return new Statistics(
        sums,
        Map.of(
            SWING, (long) score.bestSwing(),
            CHAIN, (long) score.bestChain(),
            WAVE, (long) run.wave()));
  }

  /** Adds a number, unless it is 0. */
  private static void add(Map<String, Long> sums, String name, long number) {
    if (number > 0) {
      sums.merge(name, number, (all, more) -> all + more);
    }
  }
}
