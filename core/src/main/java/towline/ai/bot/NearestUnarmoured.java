package towline.ai.bot;

import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.TargetQuery;

/** Rates foes by how near they are; armoured ones do not count. */
class NearestUnarmoured implements TargetQuery.Rating {
  private static final NearestUnarmoured RATING = new NearestUnarmoured();

  /** The index of the nearest foe that a shot can hurt; or -1. */
  static int find(Snapshot seen, int self) {
    return TargetQuery.best(seen, self, KindRange.FOES, RATING);
  }

  @Override
  public double cost(Snapshot seen, int self, int i) {
    return seen.distance(self, i);
  }

  @Override
  public boolean accepts(Snapshot seen, int self, int i) {
    return !seen.row(i).armoured;
  }
}
