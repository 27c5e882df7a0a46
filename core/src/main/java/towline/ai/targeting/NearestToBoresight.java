package towline.ai.targeting;

import towline.math.StateHash;
import towline.math.Sweep;
import towline.math.Trigonometry;
import towline.sim.api.Snapshot;

/**
 * What it was fired at: of a camp the one nearest to the line ahead, the nearer one of two on the
 * line, never an armoured one. When that is gone, the same is asked again.
 */
public final class NearestToBoresight implements TargetSelector {
  /** How much a metre along the line counts against a metre beside it. */
  private static final double ALONG = 0.1;

  private final TeamRange teamRange;
  private final double sight;
  private int target;

  /**
   * A choice that is yet to be made.
   *
   * @param sight how far the missile sees, m
   */
  public NearestToBoresight(TeamRange teamRange, double sight) {
    this.teamRange = teamRange;
    this.sight = sight;
  }

  @Override
  public int find(Snapshot seen, int self) {
    int index = target == 0 ? -1 : seen.indexOf(target);
    if (index < 0) {
      index = nearest(seen, self);
      target = index < 0 ? 0 : seen.id(index);
    }
    return index;
  }

  @Override
  public void hashInto(StateHash hash) {
    hash.add(target);
  }

  private int nearest(Snapshot seen, int self) {
    double x = seen.x(self);
    double y = seen.y(self);
    double endX = x + sight * Trigonometry.cos(seen.heading(self));
    double endY = y + sight * Trigonometry.sin(seen.heading(self));
    int best = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int i = teamRange.first(seen); i < teamRange.end(seen); i++) {
      double distance = seen.distance(self, i);
      double beside = Sweep.distanceToSegment(seen.x(i), seen.y(i), x, y, endX, endY);
      double cost = beside + ALONG * distance;
      if (cost < least && distance <= sight && !seen.armoured(i)) {
        best = i;
        least = cost;
      }
    }
    return best;
  }
}
