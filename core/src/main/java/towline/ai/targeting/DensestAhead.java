package towline.ai.targeting;

import towline.internal.SweptCollision;
import towline.math.Trigonometry;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;

/**
 * What a missile of the ship flies at: of the foes about the line ahead the one with the most
 * others within its blast, never an armoured one. When that is gone, the same is asked again.
 */
public final class DensestAhead implements TargetSelector {
  /** How much a metre along the line counts against a metre beside it. */
  private static final double ALONG = 0.1;

  /** What each other foe within the blast is worth, m beside the line. */
  private static final double COMPANY = 0.7;

  /** More company than this is worth no more. */
  private static final int MOST_COMPANY = 8;

  /** What one of a swarm is worth less than anything else, m beside the line. */
  private static final double LONE = 3;

  private final double sight;
  private final double blast;
  private int target;

  /**
   * A choice that is yet to be made.
   *
   * @param sight how far the missile sees, m
   * @param blast how far its burst reaches, m
   */
  public DensestAhead(double sight, double blast) {
    this.sight = sight;
    this.blast = blast;
  }

  @Override
  public void restart(long seed) {
    target = 0;
  }

  @Override
  public int find(Snapshot seen, int self) {
    int index = target == 0 ? -1 : seen.indexOf(KindRange.FOES, target);
    if (index < 0) {
      index = thickest(seen, self);
      target = index < 0 ? 0 : seen.id(index);
    }
    return index;
  }

  @Override
  public void hashInto(StateHash hash) {
    hash.add(target);
  }

  private int thickest(Snapshot seen, int self) {
    double x = seen.x(self);
    double y = seen.y(self);
    double endX = x + sight * Trigonometry.cos(seen.heading(self));
    double endY = y + sight * Trigonometry.sin(seen.heading(self));
    int best = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int i = seen.first(KindRange.FOES); i < seen.end(KindRange.FOES); i++) {
      double distance = seen.distance(self, i);
      double beside = SweptCollision.distanceToSegment(seen.x(i), seen.y(i), x, y, endX, endY);
      double cost = beside + ALONG * distance;
      cost += seen.kind(i).isSwarm() ? LONE : 0;
      boolean hopeless = cost - COMPANY * MOST_COMPANY >= least;
      if (hopeless || distance > sight || seen.row(i).armoured) {
        continue;
      }
      cost -= COMPANY * company(seen, i);
      if (cost < least) {
        best = i;
        least = cost;
      }
    }
    return best;
  }

  private int company(Snapshot seen, int self) {
    int company = 0;
    for (int i = seen.first(KindRange.FOES);
        i < seen.end(KindRange.FOES) && company < MOST_COMPANY;
        i++) {
      company += i != self && !seen.row(i).armoured && seen.distance(self, i) < blast ? 1 : 0;
    }
    return company;
  }
}
