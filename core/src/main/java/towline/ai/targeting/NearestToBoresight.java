package towline.ai.targeting;

import towline.internal.SweptCollision;
import towline.math.Trigonometry;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.TargetQuery;
import towline.sim.hash.StateHash;

/**
 * What it was fired at: of some kinds the one nearest to the line ahead, the nearer one of two on
 * the line, never an armoured one. When that is gone, the same is asked again.
 */
public final class NearestToBoresight implements TargetSelector, TargetQuery.Rating {
  /** How much a metre along the line counts against a metre beside it. */
  private static final double ALONG = 0.1;

  private final KindRange targets;
  private final double sight;
  private int target;

  /** Where the line of its sight ends. */
  private double endX;

  private double endY;

  /**
   * A choice that is yet to be made.
   *
   * @param targets what it can fly at
   * @param sight how far the missile sees, m
   */
  public NearestToBoresight(KindRange targets, double sight) {
    this.targets = targets;
    this.sight = sight;
  }

  @Override
  public void restart(long seed) {
    target = 0;
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
    endX = seen.x(self) + sight * Trigonometry.cos(seen.heading(self));
    endY = seen.y(self) + sight * Trigonometry.sin(seen.heading(self));
    return TargetQuery.best(seen, self, targets, this);
  }

  @Override
  public double cost(Snapshot seen, int self, int i) {
    double beside =
        SweptCollision.distanceToSegment(
            seen.x(i), seen.y(i), seen.x(self), seen.y(self), endX, endY);
    return beside + ALONG * seen.distance(self, i);
  }

  @Override
  public boolean accepts(Snapshot seen, int self, int i) {
    return seen.distance(self, i) <= sight && !seen.row(i).armoured;
  }
}
