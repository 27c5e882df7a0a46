package towline.ai.pilot;

import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.CourierSpec;

/**
 * The station about which a courier flies: to one side of the ship, and away from the drone. It is
 * fixed until its wanted place is farther off than the leash or the drone is too near; then it
 * moves to the wanted place.
 */
final class CourierAnchor {
  /** Distance from the wanted place within which it stops, m. */
  private static final double ARRIVAL_DISTANCE = 3;

  private final CourierSpec.Station station;
  private final double keepOff;

  /** Least distance from the sector's edge, m, which keeps the whole figure inside. */
  private final double edge;

  private final WallBrake brake;
  double x;
  double y;
  private double vx;
  private double vy;
  private boolean moves;

  /** Angle on the ellipse round the ship at which it is, rad. */
  private double side;

  private double wantedX;
  private double wantedY;

  CourierAnchor(CourierSpec spec) {
    station = spec.station();
    keepOff = spec.keepOff();
    edge = Math.max(station.edge(), spec.radius() + spec.reach());
    brake = new WallBrake(edge, station.push());
  }

  /** Places it at rest, at the nearest place that leaves room for the figure. */
  void begin(Snapshot snapshot, double placeX, double placeY) {
    x = inside(placeX, snapshot.width());
    y = inside(placeY, snapshot.height());
    vx = 0;
    vy = 0;
    moves = false;
    int ship = snapshot.first(EntityKind.SHIP);
    boolean hasShip = ship < snapshot.end(EntityKind.SHIP);
    double left = hasShip ? x - snapshot.x(ship) : 1;
    double up = hasShip ? y - snapshot.y(ship) : 0;
    side = StrictMath.atan2(up / station.aside(), left / station.away());
  }

  /** Moves on by a tick. */
  void update(Snapshot snapshot) {
    int ship = snapshot.first(EntityKind.SHIP);
    int drone = snapshot.first(EntityKind.DRONE);
    if (ship == snapshot.end(EntityKind.SHIP) || drone == snapshot.end(EntityKind.DRONE)) {
      return;
    }
    updateWantedPlace(snapshot, ship, drone);
    double dx = wantedX - x;
    double dy = wantedY - y;
    double gap = StrictMath.hypot(dx, dy);
    double droneDistance = StrictMath.hypot(x - snapshot.x(drone), y - snapshot.y(drone));
    moves =
        gap > station.leash()
            || droneDistance < station.tooNear()
            || (moves && gap > ARRIVAL_DISTANCE);
    double pace = moves && gap > 0 ? station.haste() / gap : 0;
    double gainX = pace * dx - vx;
    double gainY = pace * dy - vy;
    double gain = StrictMath.hypot(gainX, gainY);
    double most = station.push() * Tick.SECONDS;
    double share = (gain > most ? most / gain : 1) / Tick.SECONDS;
    brake.limit(snapshot, x, y, vx, vy, gainX * share, gainY * share);
    vx += brake.ax * Tick.SECONDS;
    vy += brake.ay * Tick.SECONDS;
    x += vx * Tick.SECONDS;
    y += vy * Tick.SECONDS;
  }

  /** Computes the wanted place: on the other side of the ship if a wall is there. */
  private void updateWantedPlace(Snapshot snapshot, int ship, int drone) {
    double room = station.edge() / 2;
    wantedX = snapshot.x(ship) + station.away() * Trigonometry.cos(side);
    if (wantedX < room || wantedX > snapshot.width() - room) {
      side = Math.PI - side;
      wantedX = snapshot.x(ship) + station.away() * Trigonometry.cos(side);
    }
    wantedY = snapshot.y(ship) + station.aside() * Trigonometry.sin(side);
    if (wantedY < room || wantedY > snapshot.height() - room) {
      side = -side;
      wantedY = snapshot.y(ship) + station.aside() * Trigonometry.sin(side);
    }
    wantedX = inside(wantedX, snapshot.width());
    wantedY = inside(wantedY, snapshot.height());
    double offX = wantedX - snapshot.x(drone);
    double offY = wantedY - snapshot.y(drone);
    double off = StrictMath.hypot(offX, offY);
    if (off < keepOff && off > 0) {
      wantedX = inside(snapshot.x(drone) + offX / off * keepOff, snapshot.width());
      wantedY = inside(snapshot.y(drone) + offY / off * keepOff, snapshot.height());
    }
  }

  private double inside(double place, double extent) {
    return Math.max(edge, Math.min(extent - edge, place));
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
