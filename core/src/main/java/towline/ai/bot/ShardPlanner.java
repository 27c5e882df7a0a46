package towline.ai.bot;

import towline.sim.api.Snapshot;

/** A prediction of the shards that the ship collects on a course. */
final class ShardPlanner {
  /** Time ahead up to which shards count, s. */
  private static final double HORIZON = 1.6;

  private static final double STEP = 0.1;

  /** Share by which the worth of shards at the horizon is reduced: they may be gone by then. */
  private static final double LATE_DISCOUNT = 0.5;

  /** Share of the ship's reach within which it collects shards that it flies past. */
  private static final double COLLECTING_SHARE = 5.0 / 7;

  /** Distance beyond which shards are out of reach, m. */
  private static final double REACH = 24;

  private final Tracks shards = new Tracks();
  private int ship;
  private final Tracks.Filter inReach = (snapshot, i) -> snapshot.distance(ship, i) < REACH;

  /** Finds the shards around the ship. */
  void update(Snapshot snapshot, int index) {
    ship = index;
    shards.updateShards(snapshot, inReach);
  }

  /**
   * Returns the number of shards that thrust along the direction x, y, of length 1, would collect;
   * late ones count less.
   *
   * @param snapshot that of the last {@link #update}
   */
  double value(Snapshot snapshot, double x, double y) {
    double worth = 0;
    if (shards.isEmpty()) {
      return 0;
    }
    double reach = COLLECTING_SHARE * snapshot.ship().shardReach;
    double oldX = snapshot.x(ship);
    double oldY = snapshot.y(ship);
    shards.begin();
    for (double t = STEP; t < HORIZON; t += STEP) {
      double newX =
          CoursePlanner.ahead(snapshot.cable(), snapshot.x(ship), snapshot.vx(ship), x, t);
      double newY =
          CoursePlanner.ahead(snapshot.cable(), snapshot.y(ship), snapshot.vy(ship), y, t);
      double met = shards.meet(oldX, oldY, newX, newY, t, reach, Tracks.Prey.ALL);
      worth += met * (1 - LATE_DISCOUNT * t / HORIZON);
      oldX = newX;
      oldY = newY;
    }
    return worth;
  }
}
