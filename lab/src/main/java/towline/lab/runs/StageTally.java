package towline.lab.runs;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** What the runs of one wave came to. */
final class StageTally {
  private static final double SECONDS_A_MINUTE = 60;

  final Histogram alive = new Histogram();
  final Histogram inView = new Histogram();
  final Histogram bodiesInView = new Histogram();
  private final List<StageRun> runs;
  private final List<StageRun> fitted;

  /**
   * The tally of a wave.
   *
   * @param fitted the same runs with modules; none if there is no boss
   */
  StageTally(List<StageRun> runs, List<StageRun> fitted) {
    this.runs = runs;
    this.fitted = fitted;
    for (StageRun run : runs) {
      alive.addAll(run.alive);
      inView.addAll(run.inView);
      bodiesInView.addAll(run.bodiesInView);
    }
  }

  /** The median of the seconds that the wave took those who cleared it; NaN if nobody did. */
  double medianSeconds() {
    return median(run -> run.cleared ? run.seconds : Double.NaN);
  }

  /** The median of the seconds until the first foe was in view. */
  double firstInView() {
    return median(run -> run.firstInView);
  }

  /** The median of the seconds until the first foe was hit. */
  double firstHit() {
    return median(run -> run.firstHit);
  }

  /** How often the ship was hurt in a minute. */
  double hurtsPerMinute() {
    double seconds = runs.stream().mapToDouble(run -> run.seconds).sum();
    return SECONDS_A_MINUTE * hurts() / seconds;
  }

  /** The share of the hurts by something that was seen to come; NaN without any. */
  double seenHurtsShare() {
    return (double) runs.stream().mapToInt(run -> run.seenHurts).sum() / hurts();
  }

  /** The share of the runs that cleared the wave. */
  double clearedShare() {
    return (double) runs.stream().filter(run -> run.cleared).count() / runs.size();
  }

  /** The share of the time in which the drone hung on no cable. */
  double withoutDroneShare() {
    double seconds = runs.stream().mapToDouble(run -> run.seconds).sum();
    return runs.stream().mapToDouble(run -> run.withoutDrone).sum() / seconds;
  }

  /** The longest time in a row with no foe in view, s, in the worst of the runs. */
  double longestEmpty() {
    return runs.stream().mapToDouble(run -> run.longestEmpty).max().orElse(Double.NaN);
  }

  /** The share of the time of a boss in which it and the ship are in the picture; NaN without. */
  double bossInView() {
    int ticks = runs.stream().mapToInt(run -> run.bossTicks).sum();
    return (double) runs.stream().mapToInt(run -> run.bossInView).sum() / ticks;
  }

  /** The median of the seconds until the boss was sunk, with modules; NaN if nobody did it. */
  double bossSeconds() {
    return median(fitted, run -> run.bossSeconds);
  }

  private int hurts() {
    return runs.stream().mapToInt(run -> run.hurts).sum();
  }

  private double median(ToDoubleFunction<StageRun> value) {
    return median(runs, value);
  }

  private static double median(List<StageRun> runs, ToDoubleFunction<StageRun> value) {
    double[] sorted =
        runs.stream().mapToDouble(value).filter(v -> !Double.isNaN(v)).sorted().toArray();
    int count = sorted.length;
    return count == 0 ? Double.NaN : (sorted[(count - 1) / 2] + sorted[count / 2]) / 2;
  }
}
