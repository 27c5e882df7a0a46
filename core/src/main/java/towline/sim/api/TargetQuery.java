package towline.sim.api;

/** Finds the entity of least cost in a snapshot, snapshot from another entity. */
public final class TargetQuery {
  /** The cost of entities, snapshot from another entity. */
  @FunctionalInterface
  public interface Rating {
    /**
     * Returns the cost of entity {@code i}, snapshot from entity {@code index}; the least is the
     * best.
     */
    double cost(Snapshot snapshot, int index, int i);

    /** Returns true if entity {@code i} is admissible; called only for the best one so far. */
    default boolean accepts(Snapshot snapshot, int index, int i) {
      return true;
    }
  }

  private TargetQuery() {}

  /** Returns the entity in {@code range} of least cost, the first of equals; or -1. */
  public static int best(Snapshot snapshot, int index, KindRange range, Rating rating) {
    return best(snapshot, index, range, rating, Double.POSITIVE_INFINITY);
  }

  /** Returns the entity in {@code range} of least cost below {@code limit}, or -1. */
  public static int best(
      Snapshot snapshot, int index, KindRange range, Rating rating, double limit) {
    int best = -1;
    double least = limit;
    for (int i = snapshot.first(range); i < snapshot.end(range); i++) {
      double cost = rating.cost(snapshot, index, i);
      if (cost < least && rating.accepts(snapshot, index, i)) {
        best = i;
        least = cost;
      }
    }
    return best;
  }

  /** Returns the entity of {@code kind} nearest to entity {@code index}, or -1. */
  public static int nearest(Snapshot snapshot, int index, EntityKind kind) {
    int nearest = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int i = snapshot.first(kind); i < snapshot.end(kind); i++) {
      double distance = snapshot.distance(index, i);
      if (distance < least) {
        nearest = i;
        least = distance;
      }
    }
    return nearest;
  }
}
