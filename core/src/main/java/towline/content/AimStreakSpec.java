package towline.content;

import java.util.List;
import towline.data.JsonFields;

/**
 * The charge of the drone's belief by hits in a row.
 *
 * @param hits the number of hits in a row for each step
 * @param reload the reload time at each step, as a share of the usual time
 * @param keep the time after which a hit without another one no longer counts, s
 */
public record AimStreakSpec(List<Integer> hits, List<Double> reload, double keep) {
  /** Checks the lists. */
  public AimStreakSpec {
    hits = List.copyOf(hits);
    reload = List.copyOf(reload);
    if (hits.size() != reload.size()) {
      throw new IllegalArgumentException(
          "hits and reload must have the same length, not "
              + hits.size()
              + " and "
              + reload.size());
    }
    for (int step = 1; step < hits.size(); step++) {
      if (hits.get(step) <= hits.get(step - 1)) {
        throw new IllegalArgumentException("hits must rise from step to step, not be " + hits);
      }
    }
  }

  static AimStreakSpec read(JsonFields in) {
    return new AimStreakSpec(
        in.integers("hits", 1, 1000), in.numbers("reload", 0.3, 1), in.number("keep", 0.1, 600));
  }
}
