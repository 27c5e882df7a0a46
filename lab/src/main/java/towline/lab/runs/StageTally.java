package towline.lab.runs;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** The results of the runs of one wave. */
final class StageTally {
  private static final double SECONDS_A_MINUTE = 60;

  final Histogram alive = new Histogram();
  final Histogram inView = new Histogram();
  final Histogram bodiesInView = new Histogram();
  private final List<StageRun> runs;
  private final List<StageRun> fitted;

  /**
   * Creates the tally of a wave.
   *
   * @param fitted the runs with modules; empty if there is no boss
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

  /**
   * Returns the median time to clear the wave, s, over the runs that did; NaN if there are none.
   */
  double medianSeconds() {
    return median(run -> run.cleared ? run.seconds : Double.NaN);
  }

  /** Returns the median time until the first foe was in view, s. */
  double firstInView() {
    return median(run -> run.firstInView);
  }

  /** Returns the median time until the first foe was hit, s. */
  double firstHit() {
    return median(run -> run.firstHit);
  }

  /** Returns the number of blows to the ship per minute. */
  double hurtsPerMinute() {
    double seconds = runs.stream().mapToDouble(run -> run.seconds).sum();
    return SECONDS_A_MINUTE * hurts() / seconds;
  }

  /** Returns the share of blows from a visible cause; NaN without blows. */
  double seenHurtsShare() {
    return (double) runs.stream().mapToInt(run -> run.seenHurts).sum() / hurts();
  }

  /** Returns the share of the runs that cleared the wave. */
  double clearedShare() {
    return (double) runs.stream().filter(run -> run.cleared).count() / runs.size();
  }

  /** Returns the share of the time in which the drone had no cable. */
  double withoutDroneShare() {
    double seconds = runs.stream().mapToDouble(run -> run.seconds).sum();
    return runs.stream().mapToDouble(run -> run.withoutDrone).sum() / seconds;
  }

  /** Returns the longest time without any foe in view, s, in the worst run. */
  double longestEmpty() {
    return runs.stream().mapToDouble(run -> run.longestEmpty).max().orElse(Double.NaN);
  }

  /**
   * Returns the share of a boss's time in which it and the ship are in the picture; NaN without a
   * boss.
   */
  double bossInView() {
    int ticks = runs.stream().mapToInt(run -> run.bossTicks).sum();
    return (double) runs.stream().mapToInt(run -> run.bossInView).sum() / ticks;
  }

  /**
   * Returns the median time until the boss was destroyed, with modules, s; NaN if no run destroyed
   * it.
   */
  double bossSeconds() {
    return median(fitted, run -> run.bossSeconds);
  }

  /**
   * Returns the share of the damage to a boss and its escorts that its own guns did; NaN without
   * damage.
   */
  double ownDamageShare() {
    double total = runs.stream().mapToDouble(run -> run.bossDamage().total()).sum();
    return runs.stream().mapToDouble(run -> run.bossDamage().byBoss()).sum() / total;
  }

  /** Returns the share of a boss's time in which its belief is named; NaN without a boss. */
  double beliefShown() {
    int ticks = runs.stream().mapToInt(run -> run.bossTicks).sum();
    return (double) runs.stream().mapToInt(run -> run.beliefTicks).sum() / ticks;
  }

  /** Returns the points earned per second of the wave. */
  double pointsPerSecond() {
    double seconds = runs.stream().mapToDouble(run -> run.seconds).sum();
    return runs.stream().mapToDouble(run -> run.points).sum() / seconds;
  }

  private int hurts() {
    return runs.stream().mapToInt(run -> run.hurts).sum();
  }

  private double median(ToDoubleFunction<StageRun> value) {
    return median(runs, value);
  }

  private static double median(List<StageRun> runs, ToDoubleFunction<StageRun> value) {
    return Median.of(runs.stream().mapToDouble(value));
  }
}
