package towline.sim;

import towline.sim.api.Body;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.spec.ArenaSpec;
import towline.sim.spec.CourierSpec;
import towline.sim.state.Courier;

/**
 * A courier of the game, alone with a drone and its ship, for experiments on the flight of
 * couriers. It flies exactly as it would in a {@link World}. Metres, seconds, sector frame.
 */
public final class CourierRunner {
  private static final int SHIP_ID = 1;
  private static final int DRONE_ID = 2;
  private static final int COURIER_ID = 3;
  private static final int SHOT_ID = 4;

  private final ArenaSpec sector;
  private final Body ship = new Body();
  private final Body drone = new Body();
  private final Body shot = new Body();
  private final Courier courier = new Courier();
  private final Snapshot snapshot = new Snapshot();

  /** Creates a courier that has just entered the sector, at x, y. */
  public CourierRunner(ArenaSpec sector, CourierSpec spec, Pilot pilot, double x, double y) {
    this.sector = sector;
    ship.id = SHIP_ID;
    drone.id = DRONE_ID;
    courier.id = COURIER_ID;
    courier.pilot = pilot;
    courier.enter(spec, x, y, 0, 0);
  }

  /** Fires a shot of the drone at the courier from x, y; the courier sees it leave. */
  public void shoot(double x, double y, double vx, double vy) {
    shot.id = SHOT_ID;
    shot.x = x;
    shot.y = y;
    shot.vx = vx;
    shot.vy = vy;
  }

  /** Moves on by a tick, with ship and drone at x, y. */
  public void tick(double x, double y) {
    place(ship, x, y);
    place(drone, x, y);
    tick();
  }

  /** Returns the ship that the courier sees; move it before each tick. */
  public Body ship() {
    return ship;
  }

  /** Returns the drone that the courier sees; move it before each tick. */
  public Body drone() {
    return drone;
  }

  /** Moves on by a tick, with ship and drone at their present places. */
  public void tick() {
    snapshot.reset(0, sector.width(), sector.height(), 0, 0);
    snapshot.add(EntityKind.SHIP, ship, 1);
    snapshot.add(EntityKind.DRONE, drone, 1);
    courier.describe(snapshot.add(EntityKind.COURIER, courier, 1));
    if (shot.id != 0) {
      snapshot.add(EntityKind.DRONE_SHOT, shot, 1).shotTarget = COURIER_ID;
    }
    snapshot.end();
    courier.command.clear();
    courier.pilot.decide(snapshot, snapshot.first(EntityKind.COURIER), courier.command);
    courier.savePrevious();
    courier.fly(Tick.SECONDS);
    shot.x += Tick.SECONDS * shot.vx;
    shot.y += Tick.SECONDS * shot.vy;
  }

  private static void place(Body body, double x, double y) {
    body.x = x;
    body.y = y;
  }

  /** Returns the snapshot on which the courier decided in the last tick; the courier is in it. */
  public Snapshot snapshot() {
    return snapshot;
  }

  /** Returns the x coordinate of the courier, m. */
  public double x() {
    return courier.x;
  }

  /** Returns the y coordinate of the courier, m. */
  public double y() {
    return courier.y;
  }

  /** Returns the velocity of the courier along +x, m/s. */
  public double vx() {
    return courier.vx;
  }

  /** Returns the velocity of the courier along +y, m/s. */
  public double vy() {
    return courier.vy;
  }
}
