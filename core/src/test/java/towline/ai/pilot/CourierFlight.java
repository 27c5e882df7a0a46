package towline.ai.pilot;

import towline.content.GameContent;
import towline.internal.RandomStream;
import towline.sim.CourierRunner;
import towline.sim.api.Body;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.Tick;
import towline.sim.spec.ArenaSpec;
import towline.sim.spec.CourierSpec;

/**
 * A courier with a ship that rests or flies around, mostly at walls and in corners, and a drone in
 * tow that fires at the courier; all drawn from a seed.
 */
final class CourierFlight {
  private static final GameContent CONTENT = GameContent.load();
  static final ArenaSpec SECTOR = CONTENT.world().arena();
  private static final double SHIP_RADIUS = CONTENT.world().ship().radius();
  private static final double SHIP_SPEED = CONTENT.world().ship().topSpeed();
  private static final double CABLE_LENGTH = 8;

  /** Number of ticks between two shots of the drone at the courier. */
  private static final int RELOAD_TICKS = 18;

  private final CourierRunner runner;
  private final Body ship;
  private final Body drone;
  private final RandomStream random;
  private final boolean rests;
  private double goalX;
  private double goalY;
  private int ticks;

  CourierFlight(CourierSpec kind, long seed) {
    random = new RandomStream(seed);
    double edge = kind.station().edge();
    double x = random.range(edge, SECTOR.width() - edge);
    double y = random.range(edge, SECTOR.height() - edge);
    if (random.index(2) == 0) {
      x = random.index(2) == 0 ? edge : SECTOR.width() - edge;
      y = random.index(2) == 0 ? edge : SECTOR.height() - edge;
    }
    long chance = random.nextLong();
    runner =
        new CourierRunner(
            SECTOR, kind, new GamePilotFactory().pilot(EntityKind.COURIER, kind, 0, chance), x, y);
    ship = runner.ship();
    drone = runner.drone();
    rests = random.index(3) == 0;
    chooseGoal();
    ship.x = goalX;
    ship.y = goalY;
    drone.x = SECTOR.width() / 2;
    drone.y = SECTOR.height() / 2;
    chooseGoal();
  }

  /** Chooses the goal of the ship: at a wall, in a corner or anywhere. */
  private void chooseGoal() {
    goalX = random.range(SHIP_RADIUS, SECTOR.width() - SHIP_RADIUS);
    goalY = random.range(SHIP_RADIUS, SECTOR.height() - SHIP_RADIUS);
    int place = random.index(6);
    if (place < 3) {
      goalX = random.index(2) == 0 ? SHIP_RADIUS : SECTOR.width() - SHIP_RADIUS;
    }
    if (place > 0 && place < 4) {
      goalY = random.index(2) == 0 ? SHIP_RADIUS : SECTOR.height() - SHIP_RADIUS;
    }
  }

  /** Moves ship and drone on by a tick, then the courier. */
  void tick() {
    double dx = goalX - ship.x;
    double dy = goalY - ship.y;
    double gap = Math.hypot(dx, dy);
    double pace = rests || gap < 1 ? 0 : SHIP_SPEED / gap;
    if (gap < 1) {
      chooseGoal();
    }
    ship.vx = pace * dx;
    ship.vy = pace * dy;
    ship.x += ship.vx * Tick.SECONDS;
    ship.y += ship.vy * Tick.SECONDS;
    tow();
    if (ticks++ % RELOAD_TICKS == 0) {
      shoot();
    }
    runner.tick();
  }

  /** Moves the courier on by a tick, with ship and drone at rest. */
  void tickAlone() {
    ship.vx = 0;
    ship.vy = 0;
    runner.tick();
  }

  private void tow() {
    double dx = drone.x - ship.x;
    double dy = drone.y - ship.y;
    double share = Math.min(1, CABLE_LENGTH / Math.max(1e-9, Math.hypot(dx, dy)));
    drone.x = ship.x + share * dx;
    drone.y = ship.y + share * dy;
  }

  private void shoot() {
    double dx = runner.x() - drone.x;
    double dy = runner.y() - drone.y;
    double speed = CONTENT.world().drone().shot().speed() / Math.max(1e-9, Math.hypot(dx, dy));
    runner.shoot(drone.x, drone.y, speed * dx, speed * dy);
  }

  /** Returns the courier's row in the snapshot before the last tick. */
  EntityRow row() {
    return runner.snapshot().row(runner.snapshot().first(EntityKind.COURIER));
  }

  double x() {
    return runner.x();
  }

  double y() {
    return runner.y();
  }

  double vx() {
    return runner.vx();
  }

  double vy() {
    return runner.vy();
  }
}
