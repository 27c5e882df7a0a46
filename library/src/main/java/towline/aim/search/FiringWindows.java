package towline.aim.search;

import java.util.List;

/**
 * The windows of a situation, in order of time.
 *
 * @param list the windows found
 * @param isComplete true if there are provably no others; if not, more were asked for than these,
 *     or the search was given up, and then the last one closes no sooner than it says
 */
public record FiringWindows(List<FiringWindow> list, boolean isComplete) {
  /** Takes over a copy of the list. */
  public FiringWindows {
    list = List.copyOf(list);
  }
}
