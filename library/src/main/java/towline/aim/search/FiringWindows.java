package towline.aim.search;

import java.util.List;

/**
 * The windows of a situation, in order of time.
 *
 * @param list the windows found
 * @param isComplete true if there are provably no others; if not, there may be more, or the search
 *     was given up, and then the last window closes at its end or later
 */
public record FiringWindows(List<FiringWindow> list, boolean isComplete) {
  /** Copies the list. */
  public FiringWindows {
    list = List.copyOf(list);
  }
}
