package towline.session;

import towline.internal.RandomStream;
import towline.internal.SweptCollision;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.World;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.Spawn;
import towline.sim.api.ViewWindow;
import towline.sim.hash.StateHash;

/**
 * Where whoever comes enters: in view, now and when it comes, but clear of ship, drone and the
 * course that the ship flies, and where there is room.
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

  /** What comes is to be in view still so long after it was sent, s. */
  private static final double SOON = 1.3;

  /** What being straight behind the ship is worth where that is wanted, m. */
  private static final double BEHIND = 20;

  /** How far above or below the ship the row of a crossfire is, m. */
  private static final double ROW = 11;

  /** How far to the left or right of it its column is, m. */
  private static final double COLUMN = 17;

  /** The distance between two of a row or a column, m. */
  private static final double ABREAST = 4;

  /** A ship slower than this flies nowhere, m/s. */
  private static final double SLOW = 1;

  /** How many places are drawn in search of a good one. */
  private static final int DRAWS = 12;

  /** The radius of a ring about the ship, m. */
  private static final double RING = 12;

  /**
   * Rounds in which places for a ring are looked for; in a corner the gap may take most of them.
   */
  private static final int RING_ROUNDS = 64;

  /** The part of a ring that is left open. */
  private static final double GAP = 0.2;

  private final World world;
  private final Hazards hazards;
  private final RandomStream random;
  private double x;
  private double y;
  private int schools;

  SpawnPoints(World world, Hazards hazards, RandomStream random) {
    this.world = world;
    this.hazards = hazards;
    this.random = random;
  }

  void spawn(Spawn wanted) {
    Spawn spawn = hazards.sent(wanted);
    schools++;
    if (spawn.entrance() == Spawn.Entrance.RING) {
      spawnRing(spawn);
      return;
    }
    if (spawn.entrance() == Spawn.Entrance.CROSSFIRE) {
      spawnCrossfire(spawn);
      return;
    }
    Snapshot now = world.current();
    double bestX = 0;
    double bestY = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int draw = 0; draw < DRAWS; draw++) {
      draw(spawn, now);
      double merit = merit(spawn, now);
      if (merit > most) {
        most = merit;
        bestX = x;
        bestY = y;
      }
    }
    double inward = StrictMath.atan2(shipY(now) - bestY, shipX(now) - bestX);
    world.spawn(spawn, bestX, bestY, inward, schools);
  }

  void hashInto(StateHash hash) {
    random.writeState(hash);
    hash.add(schools);
  }

  /**
   * Gates in a ring round the ship that leaves a gap. Those that would lie beyond the wall come
   * between the others.
   */
  private void spawnRing(Spawn school) {
    Spawn each = new Spawn(school.kind(), school.spec());
    Snapshot now = world.current();
    double from = random.range(0, Angles.TURN);
    double step = (1 - GAP) * Angles.TURN / school.count();
    int left = school.count();
    for (int round = 0; round < RING_ROUNDS && left > 0; round++) {
      for (int i = 0; i < school.count() && left > 0; i++) {
        double bearing = from + step * (i + between(round));
        x = shipX(now) + RING * Trigonometry.cos(bearing);
        y = shipY(now) + RING * Trigonometry.sin(bearing);
        if (isInside(now, INSIDE)) {
          world.spawn(each, x, y, Angles.wrap(bearing + Math.PI), schools);
          left--;
        }
      }
    }
  }

  /** Returns 0, 1/2, 1/4, 3/4, 1/8 and so on for rounds from 0 on: each halves a space. */
  private static double between(int round) {
    return (Integer.reverse(round) >>> 1) * 0x1p-31;
  }

  /** Two lines on those sides to which the ship flies, where there is room in the sector. */
  private void spawnCrossfire(Spawn crossfire) {
    Spawn each = new Spawn(crossfire.kind(), crossfire.spec());
    Snapshot now = world.current();
    double shipX = shipX(now);
    double shipY = shipY(now);
    double right = side(shipVx(now), shipX, COLUMN, now.width());
    double up = side(shipVy(now), shipY, ROW, now.height());
    int row = (crossfire.count() + 1) / 2;
    int column = crossfire.count() / 2;
    for (int i = 0; i < row; i++) {
      double along = lined(shipX, row, now.width()) + ABREAST * i;
      world.spawn(each, along, shipY + up * ROW, -up * Math.PI / 2, schools);
    }
    for (int i = 0; i < column; i++) {
      double along = lined(shipY, column, now.height()) + ABREAST * i;
      world.spawn(each, shipX + right * COLUMN, along, right > 0 ? Math.PI : 0, schools);
    }
  }

  /** The side, 1 or -1, to which something flies, or the other one if the wall is there. */
  private double side(double speed, double at, double distance, double extent) {
    double chance = random.range(-1, 1);
    double side = Math.abs(speed) > SLOW ? Math.signum(speed) : chance < 0 ? -1 : 1;
    double place = at + side * distance;
    return place > INSIDE && place < extent - INSIDE ? side : -side;
  }

  /** Where a line of so many begins whose middle is there, or as near as the sector allows. */
  private static double lined(double middle, int count, double extent) {
    double half = ABREAST * (count - 1) / 2;
    return Math.max(INSIDE, Math.min(extent - INSIDE - 2 * half, middle - half));
  }

  private static double shipVx(Snapshot now) {
    int ship = now.first(EntityKind.SHIP);
    return ship < now.end(EntityKind.SHIP) ? now.vx(ship) : 0;
  }

  private static double shipVy(Snapshot now) {
    int ship = now.first(EntityKind.SHIP);
    return ship < now.end(EntityKind.SHIP) ? now.vy(ship) : 0;
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

  /**
   * A place within the sector that is in view and, but for what comes astern, will be when it comes
   * if the ship flies on.
   */
  private void draw(Spawn spawn, Snapshot now) {
    double margin = spawn.spec().room() + INSIDE;
    double soon = spawn.entrance() == Spawn.Entrance.ASTERN ? 0 : SOON;
    double reachX = ViewWindow.WIDTH / 2 - RIM;
    double reachY = ViewWindow.HEIGHT / 2 - RIM;
    x = draw(shipX(now), soon * shipVx(now), reachX, margin, now.width());
    y = draw(shipY(now), soon * shipVy(now), reachY, margin, now.height());
  }

  /** A place that is within reach of the ship now and of where it will be, along one axis. */
  private double draw(double at, double flight, double reach, double margin, double extent) {
    double then = Math.max(0, Math.min(extent, at + flight));
    double low = Math.max(margin, Math.max(at, then) - reach);
    double high = Math.min(extent - margin, Math.min(at, then) + reach);
    // What is so large that it has no room there comes as near as it can.
    return low < high
        ? random.range(low, high)
        : Math.max(margin, Math.min(extent - margin, (low + high) / 2));
  }

  /** How good a place is for something to enter, m. */
  private double merit(Spawn spawn, Snapshot now) {
    double room = room(spawn, now);
    return spawn.entrance() == Spawn.Entrance.ASTERN ? room - BEHIND * ahead(now) : room;
  }

  /** How far the place is ahead of the ship, 1 straight ahead to -1 straight behind. */
  private double ahead(Snapshot now) {
    int ship = now.first(EntityKind.SHIP);
    if (ship == now.end(EntityKind.SHIP)) {
      return 0;
    }
    boolean flies = StrictMath.hypot(now.vx(ship), now.vy(ship)) > SLOW;
    double course = flies ? StrictMath.atan2(now.vy(ship), now.vx(ship)) : now.heading(ship);
    double bearing = StrictMath.atan2(y - now.y(ship), x - now.x(ship));
    return Trigonometry.cos(bearing - course);
  }

  /** How much room there is: clear up to a point, and not on top of others, m. */
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
