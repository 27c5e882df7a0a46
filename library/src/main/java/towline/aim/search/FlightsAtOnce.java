package towline.aim.search;

import java.util.List;

/**
 * The flights of shots that leave at once and meet their target, shortest first.
 *
 * @param seconds times of the flights found, s
 * @param isComplete true if there are provably no others; if not, there are more than the search
 *     returns, or it was given up
 */
record FlightsAtOnce(List<Double> seconds, boolean isComplete) {
  /** Copies the list. */
  public FlightsAtOnce {
    seconds = List.copyOf(seconds);
  }
}
