package towline.ai.targeting;

import towline.internal.SweptCollision;
import towline.math.Trigonometry;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;

/**
 * The choice of a target by a missile of the ship. Among the foes near the line ahead it prefers
 * one with many other foes within the blast; an armoured foe is never chosen. When the target is
 * gone, the missile chooses again.
 */
public final class DensestAhead implements TargetSelector {
  /** Cost of a metre along the line, relative to a metre beside it. */
  private static final double ALONG_WEIGHT = 0.1;

  /** Worth of each other foe within the blast, in metres beside the line. */
  private static final double COMPANION_WORTH = 0.7;

  /** Maximum number of other foes that count. */
  private static final int MAX_COMPANIONS = 8;

  /** Additional cost of a member of a swarm, in metres beside the line. */
  private static final double SWARM_MEMBER_COST = 3;

  private final double sight;
  private final double blast;
  private int target;

  /**
   * Creates a selector without a choice yet.
   *
   * @param sight distance that the missile sees, m
   * @param blast radius of its blast, m
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
  public int find(Snapshot snapshot, int index) {
    int found = target == 0 ? -1 : snapshot.indexOf(KindRange.FOES, target);
    if (found < 0) {
      found = densest(snapshot, index);
      target = found < 0 ? 0 : snapshot.id(found);
    }
    return found;
  }

  @Override
  public void hashInto(StateHash hash) {
    hash.add(target);
  }

  private int densest(Snapshot snapshot, int index) {
    double x = snapshot.x(index);
    double y = snapshot.y(index);
    double endX = x + sight * Trigonometry.cos(snapshot.heading(index));
    double endY = y + sight * Trigonometry.sin(snapshot.heading(index));
    int best = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int i = snapshot.first(KindRange.FOES); i < snapshot.end(KindRange.FOES); i++) {
      double distance = snapshot.distance(index, i);
      double beside =
          SweptCollision.distanceToSegment(snapshot.x(i), snapshot.y(i), x, y, endX, endY);
      double cost = beside + ALONG_WEIGHT * distance;
      cost += snapshot.kind(i).isSwarm() ? SWARM_MEMBER_COST : 0;
      boolean hopeless = cost - COMPANION_WORTH * MAX_COMPANIONS >= least;
      if (hopeless || distance > sight || snapshot.row(i).armoured) {
        continue;
      }
      cost -= COMPANION_WORTH * companions(snapshot, i);
      if (cost < least) {
        best = i;
        least = cost;
      }
    }
    return best;
  }

  private int companions(Snapshot snapshot, int index) {
    int companions = 0;
    for (int i = snapshot.first(KindRange.FOES);
        i < snapshot.end(KindRange.FOES) && companions < MAX_COMPANIONS;
        i++) {
      companions +=
          i != index && !snapshot.row(i).armoured && snapshot.distance(index, i) < blast ? 1 : 0;
    }
    return companions;
  }
}
