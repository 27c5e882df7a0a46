package towline.ai.targeting;

import towline.internal.SweptCollision;
import towline.math.Trigonometry;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.TargetQuery;
import towline.sim.hash.StateHash;

/**
 * The choice of a homing shot: of some kinds the entity nearest to the line ahead, the nearer one
 * of two on the line, never an armoured one. When that one is gone, the shot chooses again.
 */
public final class NearestToBoresight implements TargetSelector, TargetQuery.Rating {
  /** Cost of a metre along the line, relative to a metre beside it. */
  private static final double ALONG_WEIGHT = 0.1;

  private final KindRange targets;
  private final double sight;
  private int target;

  /** End of the line of sight, m. */
  private double endX;

  private double endY;

  /**
   * Creates a selector without a choice yet.
   *
   * @param targets the kinds that it can choose
   * @param sight distance that the missile sees, m
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
  public int find(Snapshot snapshot, int index) {
    int found = target == 0 ? -1 : snapshot.indexOf(target);
    if (found < 0) {
      found = nearest(snapshot, index);
      target = found < 0 ? 0 : snapshot.id(found);
    }
    return found;
  }

  @Override
  public void hashInto(StateHash hash) {
    hash.add(target);
  }

  private int nearest(Snapshot snapshot, int index) {
    endX = snapshot.x(index) + sight * Trigonometry.cos(snapshot.heading(index));
    endY = snapshot.y(index) + sight * Trigonometry.sin(snapshot.heading(index));
    return TargetQuery.best(snapshot, index, targets, this);
  }

  @Override
  public double cost(Snapshot snapshot, int index, int i) {
    double beside =
        SweptCollision.distanceToSegment(
            snapshot.x(i), snapshot.y(i), snapshot.x(index), snapshot.y(index), endX, endY);
    return beside + ALONG_WEIGHT * snapshot.distance(index, i);
  }

  @Override
  public boolean accepts(Snapshot snapshot, int index, int i) {
    return snapshot.distance(index, i) <= sight && !snapshot.row(i).armoured;
  }
}
