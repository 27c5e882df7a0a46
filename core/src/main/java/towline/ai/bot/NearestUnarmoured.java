package towline.ai.bot;

import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.TargetQuery;

/** A rating of foes by distance, without armoured ones. */
class NearestUnarmoured implements TargetQuery.Rating {
  private static final NearestUnarmoured RATING = new NearestUnarmoured();

  /** Returns the index of the nearest foe that a shot can hurt, or -1. */
  static int find(Snapshot snapshot, int index) {
    return TargetQuery.best(snapshot, index, KindRange.FOES, RATING);
  }

  @Override
  public double cost(Snapshot snapshot, int index, int i) {
    return snapshot.distance(index, i);
  }

  @Override
  public boolean accepts(Snapshot snapshot, int index, int i) {
    return !snapshot.row(i).armoured;
  }
}
