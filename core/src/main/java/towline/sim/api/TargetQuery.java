package towline.sim.api;

/** Finds the best of the things in a snapshot by what they cost somebody who looks at them. */
public final class TargetQuery {
  /** What somebody makes of a thing. */
  @FunctionalInterface
  public interface Rating {
    /** What thing {@code i} costs the thing {@code self}; the least is the best. */
    double cost(Snapshot seen, int self, int i);

    /** Whether it will do at all; asked only of what would be the best so far. */
    default boolean accepts(Snapshot seen, int self, int i) {
      return true;
    }
  }

  private TargetQuery() {}

  /** The index of the thing of those kinds that costs least, the first of equals; or -1. */
  public static int best(Snapshot seen, int self, KindRange range, Rating rating) {
    return best(seen, self, range, rating, Double.POSITIVE_INFINITY);
  }

  /** The same, but only of those that cost less than {@code limit}. */
  public static int best(Snapshot seen, int self, KindRange range, Rating rating, double limit) {
    int best = -1;
    double least = limit;
    for (int i = seen.first(range); i < seen.end(range); i++) {
      double cost = rating.cost(seen, self, i);
      if (cost < least && rating.accepts(seen, self, i)) {
        best = i;
        least = cost;
      }
    }
    return best;
  }

  /** The index of the thing of that kind nearest to the thing {@code self}; or -1. */
  public static int nearest(Snapshot seen, int self, EntityKind kind) {
    int nearest = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int i = seen.first(kind); i < seen.end(kind); i++) {
      double distance = seen.distance(self, i);
      if (distance < least) {
        nearest = i;
        least = distance;
      }
    }
    return nearest;
  }
}
