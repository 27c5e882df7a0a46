package towline.ai.targeting;

import towline.internal.RandomStream;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;

/**
 * One of the player's own, drawn by chance among those in sight as soon as there are any, and kept
 * until it is gone. There is no second choice: what has lost its target is harmless.
 */
public final class RandomAlly implements TargetSelector {
  private final RandomStream random;
  private final double sight;
  private final double shipWeight;
  private int target;

  /**
   * A choice that is yet to be made.
   *
   * @param sight how far the missile sees, m
   * @param shipWeight how much likelier the ship is drawn than the drone or a wingman
   */
  public RandomAlly(double sight, double shipWeight, long seed) {
    this.sight = sight;
    this.shipWeight = shipWeight;
    random = new RandomStream(seed);
  }

  @Override
  public void restart(long seed) {
    random.restart(seed);
    target = 0;
  }

  @Override
  public int find(Snapshot seen, int self) {
    if (target == 0) {
      target = draw(seen, self);
    }
    return target == 0 ? -1 : seen.indexOf(target);
  }

  @Override
  public void hashInto(StateHash hash) {
    random.writeState(hash);
    hash.add(target);
  }

  /** The id of one of those in sight; 0 when there are none, and then no chance is spent. */
  private int draw(Snapshot seen, int self) {
    double left = weightInSight(seen, self);
    if (left == 0) {
      return 0;
    }
    left *= random.nextDouble();
    int drawn = 0;
    for (int i = seen.first(KindRange.FRIENDS); i < seen.end(KindRange.FRIENDS) && left >= 0; i++) {
      double weight = weight(seen, self, i);
      drawn = weight > 0 ? seen.id(i) : drawn;
      left -= weight;
    }
    return drawn;
  }

  private double weightInSight(Snapshot seen, int self) {
    double sum = 0;
    for (int i = seen.first(KindRange.FRIENDS); i < seen.end(KindRange.FRIENDS); i++) {
      sum += weight(seen, self, i);
    }
    return sum;
  }

  private double weight(Snapshot seen, int self, int friend) {
    if (seen.distance(self, friend) > sight) {
      return 0;
    }
    return seen.kind(friend) == EntityKind.SHIP ? shipWeight : 1;
  }
}
