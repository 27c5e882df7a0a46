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
 * A courier of the game, alone with a drone and its ship: for experiments that want to know how
 * couriers move. It flies exactly as it would in a {@link World}. Metres, seconds, sector frame.
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
  private final Snapshot seen = new Snapshot();

  /** A courier that has just come, at x, y. */
  public CourierRunner(ArenaSpec sector, CourierSpec spec, Pilot pilot, double x, double y) {
    this.sector = sector;
    ship.id = SHIP_ID;
    drone.id = DRONE_ID;
    courier.id = COURIER_ID;
    courier.pilot = pilot;
    courier.enter(spec, x, y, 0, 0);
  }

  /** The drone fires at the courier from x, y, which sees the shot leave. */
  public void shoot(double x, double y, double vx, double vy) {
    shot.id = SHOT_ID;
    shot.x = x;
    shot.y = y;
    shot.vx = vx;
    shot.vy = vy;
  }

  /** Moves on by a tick with the drone at x, y, close behind its ship. */
  public void tick(double x, double y) {
    place(ship, x, y);
    place(drone, x, y);
    tick();
  }

  /** The ship that the courier sees; to be moved before each tick. */
  public Body ship() {
    return ship;
  }

  /** The drone that the courier sees; to be moved before each tick. */
  public Body drone() {
    return drone;
  }

  /** Moves on by a tick with ship and drone where they are. */
  public void tick() {
    seen.reset(0, sector.width(), sector.height(), 0, 0);
    seen.add(EntityKind.SHIP, ship, 1);
    seen.add(EntityKind.DRONE, drone, 1);
    courier.describe(seen.add(EntityKind.COURIER, courier, 1));
    if (shot.id != 0) {
      seen.add(EntityKind.DRONE_SHOT, shot, 1).shotTarget = COURIER_ID;
    }
    seen.end();
    courier.command.clear();
    courier.pilot.decide(seen, seen.first(EntityKind.COURIER), courier.command);
    courier.savePrevious();
    courier.fly(Tick.SECONDS);
    shot.x += Tick.SECONDS * shot.vx;
    shot.y += Tick.SECONDS * shot.vy;
  }

  private static void place(Body body, double x, double y) {
    body.x = x;
    body.y = y;
  }

  /** The snapshot before the last tick, as the courier saw it; the courier is in it. */
  public Snapshot seen() {
    return seen;
  }

  /** Where it is. */
  public double x() {
    return courier.x;
  }

  /** Where it is. */
  public double y() {
    return courier.y;
  }

  /** Its velocity. */
  public double vx() {
    return courier.vx;
  }

  /** Its velocity. */
  public double vy() {
    return courier.vy;
  }
}
