package towline.lab.runs;

import java.util.ArrayList;
import java.util.List;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;

/**
 * Counts the drone's shots that come too late: something else destroys the target before the shot
 * has flown as far as the target was away.
 */
final class LateShots {
  private record Flight(int shot, int target, double x, double y) {}

  private final List<Flight> flights = new ArrayList<>();
  private int count;

  /** Updates the count by the events of a tick and the states before and after it. */
  void update(EventList events, Snapshot before, Snapshot after) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() == EventType.DRONE_FIRED) {
        flights.add(new Flight(event.shot(), event.target(), event.x(), event.y()));
      } else if (event.type() == EventType.DRONE_SHOT_HIT
          || event.type() == EventType.DRONE_SHOT_STRAYED) {
        int shot = event.shot();
        flights.removeIf(flight -> flight.shot() == shot);
      }
    }
    flights.removeIf(flight -> isOver(flight, before, after));
  }

  /** Returns true if a flight is over; counts it if its shot came too late. */
  private boolean isOver(Flight flight, Snapshot before, Snapshot after) {
    int shot = after.indexOf(EntityKind.DRONE_SHOT, flight.shot());
    if (after.indexOf(KindRange.FOES, flight.target()) >= 0) {
      // A shot enters the world a tick after it was fired.
      return shot < 0 && before.indexOf(EntityKind.DRONE_SHOT, flight.shot()) >= 0;
    }
    int target = before.indexOf(KindRange.FOES, flight.target());
    if (target >= 0) {
      double flown = shot < 0 ? 0 : distance(flight, after.x(shot), after.y(shot));
      if (flown < distance(flight, before.x(target), before.y(target))) {
        count++;
      }
    }
    return true;
  }

  private static double distance(Flight flight, double x, double y) {
    return Math.hypot(x - flight.x(), y - flight.y());
  }

  int count() {
    return count;
  }
}
