package towline.session;

import towline.content.Spawn;
import towline.math.RandomStream;
import towline.math.StateHash;
import towline.sim.World;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;

/** Chooses where enemies and power-ups spawn: away from the ship, and where there is room. */
final class SpawnPoints {
  /** How far outside the sector's edge snakes spawn, m. */
  private static final double OUTSIDE = 2;

  /** How far inside the sector's edge others spawn, beside their own radius, m. */
  private static final double INSIDE = 1.5;

  /** Nothing spawns nearer to the ship than this while there is any other place, m. */
  private static final double SAFE_DISTANCE = 22;

  /** What others that are there already count, at most, as a distance, m. */
  private static final double ELBOW_ROOM = 6;

  /** How many places are drawn in search of a safe one. */
  private static final int DRAWS = 10;

  private final World world;
  private final RandomStream random;
  private double x;
  private double y;

  SpawnPoints(World world, RandomStream random) {
    this.world = world;
    this.random = random;
  }

  void spawn(Spawn spawn) {
    Snapshot now = world.current();
    double bestX = 0;
    double bestY = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int draw = 0; draw < DRAWS; draw++) {
      draw(spawn, now);
      double room = room(spawn, now);
      if (room > most) {
        most = room;
        bestX = x;
        bestY = y;
      }
    }
    double inward = StrictMath.atan2(now.height() / 2 - bestY, now.width() / 2 - bestX);
    spawn.spawn(world, bestX, bestY, inward);
  }

  void hashInto(StateHash hash) {
    random.hashInto(hash);
  }

  private void draw(Spawn spawn, Snapshot now) {
    switch (spawn.entrance()) {
      case OUTSIDE -> drawOnEdge(now, -OUTSIDE);
      case EDGE -> drawOnEdge(now, spawn.radius() + INSIDE);
      case INSIDE -> {
        double margin = spawn.radius() + INSIDE;
        x = random.range(margin, now.width() - margin);
        y = random.range(margin, now.height() - margin);
      }
    }
  }

  /** A place on the rectangle that lies by {@code inset} inside the sector's edge. */
  private void drawOnEdge(Snapshot now, double inset) {
    double along = random.nextDouble();
    int side = random.index(4);
    double right = now.width() - inset;
    double top = now.height() - inset;
    x = side < 2 ? inset + along * (right - inset) : side == 2 ? inset : right;
    y = side >= 2 ? inset + along * (top - inset) : side == 0 ? inset : top;
  }

  /** How good a place is: far from the ship up to a point, and not on top of others, m. */
  private double room(Spawn spawn, Snapshot now) {
    double room = SAFE_DISTANCE;
    int ship = now.first(EntityKind.SHIP);
    if (ship < now.end(EntityKind.SHIP)) {
      room = Math.min(room, StrictMath.hypot(x - now.x(ship), y - now.y(ship)));
    }
    double elbow = ELBOW_ROOM;
    for (int i = now.first(KindRange.OBSTACLES); i < now.end(KindRange.OBSTACLES); i++) {
      double gap = StrictMath.hypot(x - now.x(i), y - now.y(i)) - now.radius(i) - spawn.radius();
      elbow = Math.min(elbow, gap);
    }
    return room + elbow;
  }
}
