package towline.view.hud;

import java.util.List;

/**
 * The ranks of a board that a run can still reach, up to the player's best.
 *
 * @param points points of the board's entries, the best first; empty if there is nothing to chase
 */
public record Chase(List<Long> points) {
  /** A chase without targets. */
  public static final Chase NONE = new Chase(List.of());

  /** Checks the order. */
  public Chase {
    points = List.copyOf(points);
    for (int i = 1; i < points.size(); i++) {
      if (points.get(i) > points.get(i - 1)) {
        throw new IllegalArgumentException("a board is sorted, the best first: " + points);
      }
    }
  }

  /**
   * Returns the number of entries that are not yet beaten; 0 for a new best. A score that ties with
   * an entry ranks behind it.
   */
  public int ahead(long score) {
    int ahead = 0;
    while (ahead < points.size() && points.get(ahead) >= score) {
      ahead++;
    }
    return ahead;
  }

  /** Returns the progress of a score from the entry behind it to the one ahead, 0 to 1. */
  public double progress(long score) {
    int ahead = ahead(score);
    if (ahead == 0) {
      return 1;
    }
    double behind = ahead < points.size() ? points.get(ahead) : 0;
    double next = points.get(ahead - 1) + 1.0;
    return Math.max(0, Math.min(1, (score - behind) / (next - behind)));
  }
}
