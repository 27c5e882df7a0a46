package towline.ai.pilot;

import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.CourierSpec;

/**
 * The place about which a courier flies: off to one side of the ship, and away from the drone. It
 * stands, until its wish is farther off than its leash or the drone comes too near; then it goes
 * there.
 */
final class CourierAnchor {
  /** It is there when it is as near as this, m. */
  private static final double THERE = 3;

  private final CourierSpec.Station station;
  private final double keepOff;

  /** Distance from the sector's edge, at least, m: the whole figure is inside. */
  private final double edge;

  private final WallBrake brake;
  double x;
  double y;
  private double vx;
  private double vy;
  private boolean moves;

  /** On which side of the ship it is: the angle on the ellipse round it. */
  private double side;

  private double wishX;
  private double wishY;

  CourierAnchor(CourierSpec spec) {
    station = spec.station();
    keepOff = spec.keepOff();
    edge = Math.max(station.edge(), spec.radius() + spec.reach());
    brake = new WallBrake(edge, station.push());
  }

  /** Puts it at rest at a place, or at the nearest one that leaves room for the figure. */
  void begin(Snapshot seen, double placeX, double placeY) {
    x = inside(placeX, seen.width());
    y = inside(placeY, seen.height());
    vx = 0;
    vy = 0;
    moves = false;
    int ship = seen.first(EntityKind.SHIP);
    boolean hasShip = ship < seen.end(EntityKind.SHIP);
    double left = hasShip ? x - seen.x(ship) : 1;
    double up = hasShip ? y - seen.y(ship) : 0;
    side = StrictMath.atan2(up / station.aside(), left / station.away());
  }

  /** Moves on by a tick. */
  void update(Snapshot seen) {
    int ship = seen.first(EntityKind.SHIP);
    int drone = seen.first(EntityKind.DRONE);
    if (ship == seen.end(EntityKind.SHIP) || drone == seen.end(EntityKind.DRONE)) {
      return;
    }
    wish(seen, ship, drone);
    double dx = wishX - x;
    double dy = wishY - y;
    double gap = StrictMath.hypot(dx, dy);
    double near = StrictMath.hypot(x - seen.x(drone), y - seen.y(drone));
    moves = gap > station.leash() || near < station.tooNear() || (moves && gap > THERE);
    double pace = moves && gap > 0 ? station.haste() / gap : 0;
    double gainX = pace * dx - vx;
    double gainY = pace * dy - vy;
    double gain = StrictMath.hypot(gainX, gainY);
    double most = station.push() * Tick.SECONDS;
    double share = (gain > most ? most / gain : 1) / Tick.SECONDS;
    brake.limit(seen, x, y, vx, vy, gainX * share, gainY * share);
    vx += brake.ax * Tick.SECONDS;
    vy += brake.ay * Tick.SECONDS;
    x += vx * Tick.SECONDS;
    y += vy * Tick.SECONDS;
  }

  /** Where it would like to be: on the other side of the ship if the wall is there. */
  private void wish(Snapshot seen, int ship, int drone) {
    double room = station.edge() / 2;
    wishX = seen.x(ship) + station.away() * Trigonometry.cos(side);
    if (wishX < room || wishX > seen.width() - room) {
      side = Math.PI - side;
      wishX = seen.x(ship) + station.away() * Trigonometry.cos(side);
    }
    wishY = seen.y(ship) + station.aside() * Trigonometry.sin(side);
    if (wishY < room || wishY > seen.height() - room) {
      side = -side;
      wishY = seen.y(ship) + station.aside() * Trigonometry.sin(side);
    }
    wishX = inside(wishX, seen.width());
    wishY = inside(wishY, seen.height());
    double offX = wishX - seen.x(drone);
    double offY = wishY - seen.y(drone);
    double off = StrictMath.hypot(offX, offY);
    if (off < keepOff && off > 0) {
      wishX = inside(seen.x(drone) + offX / off * keepOff, seen.width());
      wishY = inside(seen.y(drone) + offY / off * keepOff, seen.height());
    }
  }

  private double inside(double at, double most) {
    return Math.max(edge, Math.min(most - edge, at));
  }

  void hashInto(StateHash hash) {
    hash.add(x);
    hash.add(y);
    hash.add(vx);
    hash.add(vy);
    hash.add(moves);
    hash.add(side);
  }
}
