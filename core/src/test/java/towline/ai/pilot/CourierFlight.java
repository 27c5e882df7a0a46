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
 * A courier with a ship that stands or flies about, mostly at walls and in corners, and a drone in
 * tow that fires at it; all drawn from a seed.
 */
final class CourierFlight {
  private static final GameContent CONTENT = GameContent.load();
  static final ArenaSpec SECTOR = CONTENT.world().arena();
  private static final double SHIP = CONTENT.world().ship().radius();
  private static final double SPEED = CONTENT.world().ship().topSpeed();
  private static final double CABLE = 8;

  /** Ticks between two shots of the drone at the courier. */
  private static final int RELOAD = 18;

  private final CourierRunner runner;
  private final Body ship;
  private final Body drone;
  private final RandomStream random;
  private final boolean stands;
  private double toX;
  private double toY;
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
    stands = random.index(3) == 0;
    chooseWay();
    ship.x = toX;
    ship.y = toY;
    drone.x = SECTOR.width() / 2;
    drone.y = SECTOR.height() / 2;
    chooseWay();
  }

  /** Chooses where the ship flies: to a wall, into a corner or anywhere. */
  private void chooseWay() {
    toX = random.range(SHIP, SECTOR.width() - SHIP);
    toY = random.range(SHIP, SECTOR.height() - SHIP);
    int place = random.index(6);
    if (place < 3) {
      toX = random.index(2) == 0 ? SHIP : SECTOR.width() - SHIP;
    }
    if (place > 0 && place < 4) {
      toY = random.index(2) == 0 ? SHIP : SECTOR.height() - SHIP;
    }
  }

  /** Moves ship and drone on by a tick, then the courier. */
  void tick() {
    double dx = toX - ship.x;
    double dy = toY - ship.y;
    double gap = Math.hypot(dx, dy);
    double pace = stands || gap < 1 ? 0 : SPEED / gap;
    if (gap < 1) {
      chooseWay();
    }
    ship.vx = pace * dx;
    ship.vy = pace * dy;
    ship.x += ship.vx * Tick.SECONDS;
    ship.y += ship.vy * Tick.SECONDS;
    tow();
    if (ticks++ % RELOAD == 0) {
      shoot();
    }
    runner.tick();
  }

  /** Moves the courier on by a tick while ship and drone stand where they are. */
  void tickAlone() {
    ship.vx = 0;
    ship.vy = 0;
    runner.tick();
  }

  private void tow() {
    double dx = drone.x - ship.x;
    double dy = drone.y - ship.y;
    double share = Math.min(1, CABLE / Math.max(1e-9, Math.hypot(dx, dy)));
    drone.x = ship.x + share * dx;
    drone.y = ship.y + share * dy;
  }

  private void shoot() {
    double dx = runner.x() - drone.x;
    double dy = runner.y() - drone.y;
    double speed = CONTENT.world().drone().shot().speed() / Math.max(1e-9, Math.hypot(dx, dy));
    runner.shoot(drone.x, drone.y, speed * dx, speed * dy);
  }

  /** The courier as published before the last tick. */
  EntityRow row() {
    return runner.seen().row(runner.seen().first(EntityKind.COURIER));
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
