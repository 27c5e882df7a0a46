package towline.ai.targeting;

import towline.internal.RandomStream;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;

/**
 * The choice of an enemy missile: ship, drone or a wingman, drawn at random among those in sight as
 * soon as there are any. There is no second choice: a missile that has lost its target is harmless.
 */
public final class RandomAlly implements TargetSelector {
  private final RandomStream random;
  private final double sight;
  private final double shipWeight;
  private int target;

  /**
   * Creates a selector without a choice yet.
   *
   * @param sight distance that the missile sees, m
   * @param shipWeight the weight of the ship in the draw; drone and wingmen weigh 1
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
  public int find(Snapshot snapshot, int index) {
    if (target == 0) {
      target = draw(snapshot, index);
    }
    return target == 0 ? -1 : snapshot.indexOf(target);
  }

  @Override
  public void hashInto(StateHash hash) {
    random.writeState(hash);
    hash.add(target);
  }

  /**
   * Returns the id of a random one of those in sight; 0 if there are none, without a random number.
   */
  private int draw(Snapshot snapshot, int index) {
    double left = weightInSight(snapshot, index);
    if (left == 0) {
      return 0;
    }
    left *= random.nextDouble();
    int drawn = 0;
    for (int i = snapshot.first(KindRange.FRIENDS);
        i < snapshot.end(KindRange.FRIENDS) && left >= 0;
        i++) {
      double weight = weight(snapshot, index, i);
      drawn = weight > 0 ? snapshot.id(i) : drawn;
      left -= weight;
    }
    return drawn;
  }

  private double weightInSight(Snapshot snapshot, int index) {
    double sum = 0;
    for (int i = snapshot.first(KindRange.FRIENDS); i < snapshot.end(KindRange.FRIENDS); i++) {
      sum += weight(snapshot, index, i);
    }
    return sum;
  }

  private double weight(Snapshot snapshot, int index, int friend) {
    if (snapshot.distance(index, friend) > sight) {
      return 0;
    }
    return snapshot.kind(friend) == EntityKind.SHIP ? shipWeight : 1;
  }
}
