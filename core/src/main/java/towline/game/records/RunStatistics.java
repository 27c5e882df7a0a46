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

/** What a run adds to the statistics, and the names under which they are kept. */
public final class RunStatistics {
  /** Runs that were flown. */
  static final String RUNS = "RUNS";

  /** How long they took, s. */
  static final String SECONDS = "SECONDS";

  /** The most foes that a single swing has killed. */
  static final String SWING = "SWING";

  /** The longest chain of kills. */
  static final String CHAIN = "CHAIN";

  /** The last wave that was reached. */
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

  /** What a run came to so far. */
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

  /** Keeps what is not nothing. */
  private static void add(Map<String, Long> sums, String name, long number) {
    if (number > 0) {
      sums.merge(name, number, (all, more) -> all + more);
    }
  }
}
