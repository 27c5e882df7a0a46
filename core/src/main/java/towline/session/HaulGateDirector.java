package towline.session;

import towline.content.CourierTable;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.World;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.Spawn;
import towline.sim.hash.StateHash;

/**
 * Opens a haul gate with every few opened couriers: where the last one was, or beyond, so that the
 * ship has to fly a detour. Waves have no influence: a gate outlasts the end of its wave.
 */
final class HaulGateDirector {
  /** Number of bearings from the ship on which a place is looked for. */
  private static final int BEARINGS = 12;

  /** Least distance between a post and a vessel or the edge of the sector, m. */
  private static final double CLEARANCE = 1.5;

  /** Share of the wanted distance from the ship below which the edge leaves too little room. */
  private static final double LEAST_SHARE = 0.9;

  private final World world;
  private final Spawn gate;
  private final int couriersPerGate;
  private final double distance;
  private final double margin;

  /** Number of opened couriers since the last gate. */
  private int opened;

  /** Place that is tried, m. */
  private double x;

  private double y;

  HaulGateDirector(CourierTable table, World world) {
    this.world = world;
    gate = new Spawn(EntityKind.HAUL_GATE, table.gate(), 1, Spawn.Entrance.DRIFT);
    couriersPerGate = table.pay().couriersPerGate();
    distance = table.gate().distance();
    margin = table.gate().halfWidth() + CLEARANCE;
  }

  /** Counts the couriers that were opened in the last tick, and opens a gate if one is due. */
  void direct() {
    EventList events = world.events();
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() == EventType.COURIER_OPENED) {
        opened++;
        if (opened == couriersPerGate) {
          opened = 0;
          open(event.x(), event.y());
        }
      }
    }
  }

  /** Opens a gate that faces the ship, as near to the bearing of a courier as there is room. */
  private void open(double courierX, double courierY) {
    Snapshot snapshot = world.current();
    int ship = snapshot.first(EntityKind.SHIP);
    double toX = courierX - snapshot.x(ship);
    double toY = courierY - snapshot.y(ship);
    double bearing = StrictMath.atan2(toY, toX);
    double away = Math.max(distance, StrictMath.hypot(toX, toY));
    boolean found = false;
    for (int k = 0; k < BEARINGS && !found; k++) {
      int side = k % 2 == 0 ? 1 : -1;
      tryPlace(snapshot, bearing + side * ((k + 1) / 2) * Angles.TURN / BEARINGS, away);
      found = hasRoom(snapshot);
    }
    if (!found) {
      tryPlace(snapshot, bearing, away);
    }
    double normal = StrictMath.atan2(y - snapshot.y(ship), x - snapshot.x(ship));
    world.spawn(gate, x, y, normal, 0);
  }

  private void tryPlace(Snapshot snapshot, double bearing, double away) {
    int ship = snapshot.first(EntityKind.SHIP);
    double wantedX = snapshot.x(ship) + away * Trigonometry.cos(bearing);
    double wantedY = snapshot.y(ship) + away * Trigonometry.sin(bearing);
    x = Math.max(margin, Math.min(snapshot.width() - margin, wantedX));
    y = Math.max(margin, Math.min(snapshot.height() - margin, wantedY));
  }

  /** Returns true if the place is far enough from the ship, and clear of vessels. */
  private boolean hasRoom(Snapshot snapshot) {
    int ship = snapshot.first(EntityKind.SHIP);
    if (StrictMath.hypot(x - snapshot.x(ship), y - snapshot.y(ship)) < LEAST_SHARE * distance) {
      return false;
    }
    for (int i = snapshot.first(KindRange.VESSEL_PARTS);
        i < snapshot.end(KindRange.VESSEL_PARTS);
        i++) {
      double gap = StrictMath.hypot(x - snapshot.x(i), y - snapshot.y(i)) - snapshot.radius(i);
      if (gap < margin) {
        return false;
      }
    }
    return true;
  }

  void hashInto(StateHash hash) {
    hash.add(opened);
  }
}
