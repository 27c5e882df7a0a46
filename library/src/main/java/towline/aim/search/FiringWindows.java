package towline.aim.search;

import java.util.List;

/**
 * The windows of a situation, in order of time.
 *
 * @param list those that were found
 * @param isComplete whether it is proved that there are no others; if not, more were asked for than
 *     these, or the search was given up, and then the last one closes no sooner than it says
 */
public record FiringWindows(List<FiringWindow> list, boolean isComplete) {
  /** Takes over a copy of the list. */
  public FiringWindows {
    list = List.copyOf(list);
  }
}
