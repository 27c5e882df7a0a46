package towline.aim.search;

import java.util.List;

/**
 * The flights of shots that leave at once and meet their target, shortest first.
 *
 * @param seconds those that were found
 * @param isComplete whether it is proved that there are no others; if not, there are more than are
 *     looked for, or the search was given up
 */
public record FlightsAtOnce(List<Double> seconds, boolean isComplete) {
  /** Takes over a copy of the list. */
  public FlightsAtOnce {
    seconds = List.copyOf(seconds);
  }
}
