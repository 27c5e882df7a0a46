package towline.view.hud;

import java.util.List;

/**
 * What a run can still reach on its board: rank by rank, and in the end the player's best.
 *
 * @param points of the board, the best first; empty: there is nothing to chase
 */
public record Chase(List<Long> points) {
  /** Nothing to chase. */
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

  /** How many ranks are out of reach so far: 0 with a new best. A score as high ranks behind. */
  public int ahead(long score) {
    int ahead = 0;
    while (ahead < points.size() && points.get(ahead) >= score) {
      ahead++;
    }
    return ahead;
  }

  /** How far a score is from the rank behind it to the one before, 0 to 1. */
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
