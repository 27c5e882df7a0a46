package towline.session;

import towline.content.FinaleSpec;
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
 * The places where enemies and items enter: in view now and in a moment, clear of ship, drone and
 * the ship's course, and with room to the others.
 */
final class SpawnPoints {
  /** Distance from the sector's edge, in addition to the thing's own radius, m. */
  private static final double EDGE_MARGIN = 1.5;

  /** Least distance from the edge of the view, m. */
  private static final double VIEW_MARGIN = 1;

  /** Distance from the ship, the drone and the course beyond which more does not help, m. */
  private static final double MAX_DISTANCE_MERIT = 15;

  /** Greatest value of the distance to other things, m. */
  private static final double MAX_GAP_MERIT = 5;

  /** Time for which the ship's course is kept clear, s. */
  private static final double COURSE_SECONDS = 1.6;

  /** Time after the spawn at which a thing should still be in view, s. */
  private static final double VIEW_SECONDS = 1.3;

  /** Merit of a place straight behind the ship for entrances astern, m. */
  private static final double BEHIND_MERIT = 20;

  /** Distance of a crossfire's row above or below the ship, m. */
  private static final double ROW_DISTANCE = 11;

  /** Distance of a crossfire's column left or right of the ship, m. */
  private static final double COLUMN_DISTANCE = 17;

  /** Distance between neighbours of a row or a column, m. */
  private static final double SPACING = 4;

  /** Speed below which the ship has no course, m/s. */
  private static final double LEAST_SPEED = 1;

  /** Number of places drawn in search of a good one. */
  private static final int PLACES_TRIED = 12;

  /** Radius of a ring about the ship, m. */
  private static final double RING_RADIUS = 12;

  /**
   * Greatest number of rounds in search of places for a ring; in a corner the gap may take most of
   * them.
   */
  private static final int RING_ROUNDS = 64;

  /** Share of a ring that is left open. */
  private static final double GAP_SHARE = 0.2;

  private final World world;
  private final Hazards hazards;
  private final RandomStream random;
  private double x;
  private double y;
  private int groups;

  SpawnPoints(World world, Hazards hazards, RandomStream random) {
    this.world = world;
    this.hazards = hazards;
    this.random = random;
  }

  void spawn(Spawn spawn) {
    if (hazards.forbids(spawn)) {
      return;
    }
    groups++;
    if (spawn.entrance() == Spawn.Entrance.RING) {
      spawnRing(new Spawn(spawn.kind(), spawn.spec()), spawn.count());
      return;
    }
    if (spawn.entrance() == Spawn.Entrance.CROSSFIRE) {
      spawnCrossfire(new Spawn(spawn.kind(), spawn.spec()), spawn.count());
      return;
    }
    Snapshot snapshot = world.current();
    double bestX = 0;
    double bestY = 0;
    double greatestMerit = Double.NEGATIVE_INFINITY;
    for (int attempt = 0; attempt < PLACES_TRIED; attempt++) {
      drawPlace(spawn, snapshot);
      double merit = merit(spawn, snapshot);
      if (merit > greatestMerit) {
        greatestMerit = merit;
        bestX = x;
        bestY = y;
      }
    }
    double inward = StrictMath.atan2(shipY(snapshot) - bestY, shipX(snapshot) - bestX);
    world.spawn(spawn, bestX, bestY, inward, groups);
  }

  /** Spawns {@code size} members of a squad in its formation. */
  void spawn(FinaleSpec.Squad squad, int size) {
    groups++;
    Snapshot snapshot = world.current();
    double right = side(shipVx(snapshot), shipX(snapshot), COLUMN_DISTANCE, snapshot.width());
    switch (squad.formation()) {
      case RING -> spawnRing(squad.each(), size);
      case CROSSFIRE -> spawnCrossfire(squad.each(), size);
      case ABREAST -> spawnColumn(squad.each(), size, right);
      case ASTERN -> spawnColumn(squad.each(), size, -right);
      case FLANKS -> {
        spawnColumn(squad.each(), (size + 1) / 2, right);
        spawnColumn(squad.each(), size / 2, -right);
      }
    }
  }

  void hashInto(StateHash hash) {
    random.writeState(hash);
    hash.add(groups);
  }

  /**
   * Spawns gates for {@code size} foes in a ring round the ship with a gap. Gates that would be
   * beyond the wall come between the others.
   */
  private void spawnRing(Spawn each, int size) {
    Snapshot snapshot = world.current();
    double margin = margin(each);
    double from = random.range(0, Angles.TURN);
    double step = (1 - GAP_SHARE) * Angles.TURN / size;
    int gatesLeft = size;
    for (int round = 0; round < RING_ROUNDS && gatesLeft > 0; round++) {
      for (int i = 0; i < size && gatesLeft > 0; i++) {
        double bearing = from + step * (i + halvingFraction(round));
        x = shipX(snapshot) + RING_RADIUS * Trigonometry.cos(bearing);
        y = shipY(snapshot) + RING_RADIUS * Trigonometry.sin(bearing);
        if (isInside(snapshot, margin)) {
          world.spawn(each, x, y, Angles.wrap(bearing + Math.PI), groups);
          gatesLeft--;
        }
      }
    }
  }

  /** Returns 0, 1/2, 1/4, 3/4, 1/8 and so on for rounds from 0 on: each halves a space. */
  private static double halvingFraction(int round) {
    return (Integer.reverse(round) >>> 1) * 0x1p-31;
  }

  /** Spawns two lines on the sides to which the ship flies, where the sector has room. */
  private void spawnCrossfire(Spawn each, int size) {
    Snapshot snapshot = world.current();
    double right = side(shipVx(snapshot), shipX(snapshot), COLUMN_DISTANCE, snapshot.width());
    double up = side(shipVy(snapshot), shipY(snapshot), ROW_DISTANCE, snapshot.height());
    spawnRow(each, (size + 1) / 2, up);
    spawnColumn(each, size / 2, right);
  }

  /** Spawns a row above the ship, for a {@code side} of 1, or below it, for -1. */
  private void spawnRow(Spawn each, int size, double side) {
    Snapshot snapshot = world.current();
    double spacing = spacing(each, size, snapshot.width());
    double start = lineStart(shipX(snapshot), size, spacing, snapshot.width());
    double across = inside(shipY(snapshot) + side * ROW_DISTANCE, each, snapshot.height());
    for (int i = 0; i < size; i++) {
      world.spawn(each, start + spacing * i, across, -side * Math.PI / 2, groups);
    }
  }

  /** Spawns a column right of the ship, for a {@code side} of 1, or left of it, for -1. */
  private void spawnColumn(Spawn each, int size, double side) {
    Snapshot snapshot = world.current();
    double spacing = spacing(each, size, snapshot.height());
    double start = lineStart(shipY(snapshot), size, spacing, snapshot.height());
    double across = inside(shipX(snapshot) + side * COLUMN_DISTANCE, each, snapshot.width());
    for (int i = 0; i < size; i++) {
      world.spawn(each, across, start + spacing * i, side > 0 ? Math.PI : 0, groups);
    }
  }

  /** Returns {@code wanted}, moved as far into the sector as {@code each} needs on an axis, m. */
  private static double inside(double wanted, Spawn each, double extent) {
    double margin = margin(each);
    return Math.max(margin, Math.min(extent - margin, wanted));
  }

  /** Returns the least distance between the place of {@code each} and the edge, m. */
  private static double margin(Spawn each) {
    return EDGE_MARGIN + each.spec().radius();
  }

  /** Returns the distance between neighbours of a line, m; less than usual if it is long. */
  private static double spacing(Spawn each, int size, double extent) {
    double usual = Math.max(SPACING, 2.5 * each.spec().radius());
    return Math.min(usual, (extent - 2 * EDGE_MARGIN) / Math.max(1, size - 1));
  }

  /**
   * Returns the side, 1 or -1, to which the ship flies on an axis; the other one if the wall is too
   * near.
   */
  private double side(double speed, double here, double distance, double extent) {
    double randomSide = random.range(-1, 1);
    double side = Math.abs(speed) > LEAST_SPEED ? Math.signum(speed) : randomSide < 0 ? -1 : 1;
    double place = here + side * distance;
    return place > EDGE_MARGIN && place < extent - EDGE_MARGIN ? side : -side;
  }

  /**
   * Returns the start of a line of {@code count} things about {@code middle}, moved into the
   * sector.
   */
  private static double lineStart(double middle, int count, double spacing, double extent) {
    double half = spacing * (count - 1) / 2;
    return Math.max(EDGE_MARGIN, Math.min(extent - EDGE_MARGIN - 2 * half, middle - half));
  }

  private static double shipVx(Snapshot snapshot) {
    int ship = snapshot.first(EntityKind.SHIP);
    return ship < snapshot.end(EntityKind.SHIP) ? snapshot.vx(ship) : 0;
  }

  private static double shipVy(Snapshot snapshot) {
    int ship = snapshot.first(EntityKind.SHIP);
    return ship < snapshot.end(EntityKind.SHIP) ? snapshot.vy(ship) : 0;
  }

  private static double shipX(Snapshot snapshot) {
    int ship = snapshot.first(EntityKind.SHIP);
    return ship < snapshot.end(EntityKind.SHIP) ? snapshot.x(ship) : snapshot.width() / 2;
  }

  private static double shipY(Snapshot snapshot) {
    int ship = snapshot.first(EntityKind.SHIP);
    return ship < snapshot.end(EntityKind.SHIP) ? snapshot.y(ship) : snapshot.height() / 2;
  }

  private boolean isInside(Snapshot snapshot, double margin) {
    return x > margin
        && x < snapshot.width() - margin
        && y > margin
        && y < snapshot.height() - margin;
  }

  /**
   * Draws a place within the sector that is in view now and, unless it is astern, in a moment if
   * the ship flies on.
   */
  private void drawPlace(Spawn spawn, Snapshot snapshot) {
    double margin = spawn.spec().room() + EDGE_MARGIN;
    double effectSeconds = spawn.entrance() == Spawn.Entrance.ASTERN ? 0 : VIEW_SECONDS;
    double reachX = ViewWindow.WIDTH / 2 - VIEW_MARGIN;
    double reachY = ViewWindow.HEIGHT / 2 - VIEW_MARGIN;
    x =
        drawCoordinate(
            shipX(snapshot), effectSeconds * shipVx(snapshot), reachX, margin, snapshot.width());
    y =
        drawCoordinate(
            shipY(snapshot), effectSeconds * shipVy(snapshot), reachY, margin, snapshot.height());
  }

  /**
   * Draws a coordinate that is within {@code reach} of the ship both now and after {@code flight}
   * m.
   */
  private double drawCoordinate(
      double here, double flight, double reach, double margin, double extent) {
    double future = Math.max(0, Math.min(extent, here + flight));
    double low = Math.max(margin, Math.max(here, future) - reach);
    double high = Math.min(extent - margin, Math.min(here, future) + reach);
    // A thing too large for this range gets the nearest place with room for it.
    return low < high
        ? random.range(low, high)
        : Math.max(margin, Math.min(extent - margin, (low + high) / 2));
  }

  /** Returns the merit of the drawn place for {@code spawn}, m; higher is better. */
  private double merit(Spawn spawn, Snapshot snapshot) {
    double room = room(spawn, snapshot);
    return spawn.entrance() == Spawn.Entrance.ASTERN
        ? room - BEHIND_MERIT * courseCosine(snapshot)
        : room;
  }

  /** Returns the cosine of the angle between the ship's course and the drawn place. */
  private double courseCosine(Snapshot snapshot) {
    int ship = snapshot.first(EntityKind.SHIP);
    if (ship == snapshot.end(EntityKind.SHIP)) {
      return 0;
    }
    boolean flies = StrictMath.hypot(snapshot.vx(ship), snapshot.vy(ship)) > LEAST_SPEED;
    double course =
        flies ? StrictMath.atan2(snapshot.vy(ship), snapshot.vx(ship)) : snapshot.heading(ship);
    double bearing = StrictMath.atan2(y - snapshot.y(ship), x - snapshot.x(ship));
    return Trigonometry.cos(bearing - course);
  }

  /**
   * Returns the room at the drawn place: distance to ship, drone and course, plus gap to other
   * things, m.
   */
  private double room(Spawn spawn, Snapshot snapshot) {
    double room = MAX_DISTANCE_MERIT;
    int ship = snapshot.first(EntityKind.SHIP);
    if (ship < snapshot.end(EntityKind.SHIP)) {
      double endX = snapshot.x(ship) + COURSE_SECONDS * snapshot.vx(ship);
      double endY = snapshot.y(ship) + COURSE_SECONDS * snapshot.vy(ship);
      room =
          SweptCollision.distanceToSegment(x, y, snapshot.x(ship), snapshot.y(ship), endX, endY)
              - spawn.spec().room();
      int drone = snapshot.first(EntityKind.DRONE);
      double toDrone =
          StrictMath.hypot(x - snapshot.x(drone), y - snapshot.y(drone)) - spawn.spec().room();
      room = Math.min(MAX_DISTANCE_MERIT, Math.min(room, toDrone));
    }
    double leastGap = MAX_GAP_MERIT;
    for (int i = snapshot.first(KindRange.OBSTACLES); i < snapshot.end(KindRange.OBSTACLES); i++) {
      double gap =
          StrictMath.hypot(x - snapshot.x(i), y - snapshot.y(i))
              - snapshot.radius(i)
              - spawn.spec().room();
      leastGap = Math.min(leastGap, gap);
    }
    return room + leastGap;
  }
}
