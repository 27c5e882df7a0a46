package towline.ai.bot;

import towline.sim.api.Snapshot;

/** How many shards the ship would collect if it pushed along a course. */
final class ShardPlanner {
  /** From so far ahead on nothing counts, s. */
  private static final double HORIZON = 1.6;

  private static final double STEP = 0.1;

  /** What is collected late may be gone by then. */
  private static final double LATER = 0.5;

  /** Shards in this part of the ship's reach come to it; a ship that flies past leaves the rest. */
  private static final double PULLED_IN = 5.0 / 7;

  /** Shards farther off are out of reach, m. */
  private static final double FARTHEST = 24;

  private final Tracks shards = new Tracks();
  private int ship;

  /** Takes in the shards around. */
  void look(Snapshot seen, int self) {
    ship = self;
    shards.updateShards(seen, (all, i) -> all.distance(self, i) < FARTHEST);
  }

  /**
   * The number of shards collected by pushing along the direction x, y, of length 1; what comes
   * late counts less.
   *
   * @param seen what was looked at
   */
  double value(Snapshot seen, double x, double y) {
    double worth = 0;
    if (shards.isEmpty()) {
      return 0;
    }
    double reach = PULLED_IN * seen.ship().shardReach;
    double atX = seen.x(ship);
    double atY = seen.y(ship);
    shards.begin();
    for (double t = STEP; t < HORIZON; t += STEP) {
      double toX = CoursePlanner.ahead(seen.tow(), seen.x(ship), seen.vx(ship), x, t);
      double toY = CoursePlanner.ahead(seen.tow(), seen.y(ship), seen.vy(ship), y, t);
      double met = shards.meet(atX, atY, toX, toY, t, reach, Tracks.Prey.ALL);
      worth += met * (1 - LATER * t / HORIZON);
      atX = toX;
      atY = toY;
    }
    return worth;
  }
}
