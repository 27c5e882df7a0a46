package towline.lab.runs;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** The results of the fights of one choice. */
record BiteTally(List<BiteRun> runs) {
  private static final double SECONDS_A_MINUTE = 60;

  double killsPerMinute() {
    return perMinute(run -> run.kills);
  }

  double whipShare() {
    return shareOfKills(run -> run.whipKills + run.whipChainKills);
  }

  double harpoonShare() {
    return shareOfKills(run -> run.harpoonKills + run.harpoonChainKills);
  }

  double gunShare() {
    return shareOfKills(run -> run.gunKills);
  }

  /** Returns the share of the kills by ship, missiles, wingmen, modules and chains. */
  double otherShare() {
    return 1 - whipShare() - harpoonShare() - gunShare();
  }

  /** Returns the median time to clear the wave, s, over the runs that did; NaN without any. */
  double clearSeconds() {
    return Median.of(runs.stream().mapToDouble(run -> run.clearSeconds));
  }

  double meanScore() {
    return sum(run -> run.points) / runs.size();
  }

  /** Returns the names of the kinds of foe in the fights. */
  Set<String> kinds() {
    return runs.stream()
        .flatMap(run -> run.kinds().stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  int shotsAt(String kind) {
    return (int) sum(run -> run.count(kind).shots);
  }

  int hitsOf(String kind) {
    return (int) sum(run -> run.count(kind).hits);
  }

  double killsPerMinute(String kind) {
    return perMinute(run -> run.count(kind).kills);
  }

  private double perMinute(ToDoubleFunction<BiteRun> number) {
    return SECONDS_A_MINUTE * sum(number) / sum(run -> run.seconds);
  }

  private double shareOfKills(ToDoubleFunction<BiteRun> number) {
    return sum(number) / sum(run -> run.kills);
  }

  private double sum(ToDoubleFunction<BiteRun> number) {
    return runs.stream().mapToDouble(number).sum();
  }
}
