package towline.session;

import towline.math.Angles;
import towline.math.RandomStream;
import towline.math.StateHash;
import towline.math.SweptCollision;
import towline.math.Trigonometry;
import towline.sim.World;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.Spawn;
import towline.sim.api.ViewWindow;

/**
 * Where whoever comes enters: in view, but clear of ship, drone and the course that the ship flies,
 * and where there is room.
 */
final class SpawnPoints {
  /** How far inside the sector's edge things come, beside their own radius, m. */
  private static final double INSIDE = 1.5;

  /** How far inside the rim of the view things come at least, m. */
  private static final double RIM = 1;

  /** What is farther from the ship, the drone and the course than this is far enough, m. */
  private static final double FAR_ENOUGH = 15;

  /** Others in the way count, at most, as this distance, m. */
  private static final double ELBOW_ROOM = 5;

  /** For how long the ship's course is kept clear, s. */
  private static final double COURSE = 1.6;

  /** How many places are drawn in search of a good one. */
  private static final int DRAWS = 12;

  /** The radius of a ring about the ship, m. */
  private static final double RING = 12;

  /** The part of a ring that is left open. */
  private static final double GAP = 0.2;

  private final World world;
  private final RandomStream random;
  private double x;
  private double y;
  private int schools;

  SpawnPoints(World world, RandomStream random) {
    this.world = world;
    this.random = random;
  }

  void spawn(Spawn spawn) {
    schools++;
    if (spawn.entrance() == Spawn.Entrance.RING) {
      spawnRing(spawn);
      return;
    }
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
    double inward = StrictMath.atan2(shipY(now) - bestY, shipX(now) - bestX);
    world.spawn(spawn, bestX, bestY, inward, schools);
  }

  void hashInto(StateHash hash) {
    random.hashInto(hash);
    hash.add(schools);
  }

  /** Gates in a ring round the ship, but where the wall is, and in the gap. */
  private void spawnRing(Spawn school) {
    Spawn each = new Spawn(school.kind(), school.spec());
    Snapshot now = world.current();
    double from = random.range(0, Angles.TURN);
    for (int i = 0; i < school.count(); i++) {
      double bearing = from + (1 - GAP) * Angles.TURN * i / school.count();
      x = shipX(now) + RING * Trigonometry.cos(bearing);
      y = shipY(now) + RING * Trigonometry.sin(bearing);
      if (isInside(now, INSIDE)) {
        world.spawn(each, x, y, Angles.wrap(bearing + Math.PI), schools);
      }
    }
  }

  private static double shipX(Snapshot now) {
    int ship = now.first(EntityKind.SHIP);
    return ship < now.end(EntityKind.SHIP) ? now.x(ship) : now.width() / 2;
  }

  private static double shipY(Snapshot now) {
    int ship = now.first(EntityKind.SHIP);
    return ship < now.end(EntityKind.SHIP) ? now.y(ship) : now.height() / 2;
  }

  private boolean isInside(Snapshot now, double margin) {
    return x > margin && x < now.width() - margin && y > margin && y < now.height() - margin;
  }

  /** A place in view and within the sector. */
  private void draw(Spawn spawn, Snapshot now) {
    double margin = spawn.spec().room() + INSIDE;
    double reachX = ViewWindow.WIDTH / 2 - RIM;
    double reachY = ViewWindow.HEIGHT / 2 - RIM;
    x = shipX(now) + random.range(-reachX, reachX);
    y = shipY(now) + random.range(-reachY, reachY);
    x = Math.max(margin, Math.min(now.width() - margin, x));
    y = Math.max(margin, Math.min(now.height() - margin, y));
  }

  /** How good a place is: clear up to a point, and not on top of others, m. */
  private double room(Spawn spawn, Snapshot now) {
    double room = FAR_ENOUGH;
    int ship = now.first(EntityKind.SHIP);
    if (ship < now.end(EntityKind.SHIP)) {
      double endX = now.x(ship) + COURSE * now.vx(ship);
      double endY = now.y(ship) + COURSE * now.vy(ship);
      room =
          SweptCollision.distanceToSegment(x, y, now.x(ship), now.y(ship), endX, endY)
              - spawn.spec().room();
      int drone = now.first(EntityKind.DRONE);
      double toDrone = StrictMath.hypot(x - now.x(drone), y - now.y(drone)) - spawn.spec().room();
      room = Math.min(FAR_ENOUGH, Math.min(room, toDrone));
    }
    double elbow = ELBOW_ROOM;
    for (int i = now.first(KindRange.OBSTACLES); i < now.end(KindRange.OBSTACLES); i++) {
      double gap =
          StrictMath.hypot(x - now.x(i), y - now.y(i)) - now.radius(i) - spawn.spec().room();
      elbow = Math.min(elbow, gap);
    }
    return room + elbow;
  }
}
