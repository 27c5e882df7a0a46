package towline.sim;

import towline.sim.api.EventList;
import towline.sim.api.GameEvent;

/** Counts what happened in a tick. */
public final class EventCounts {
  private EventCounts() {}

  /** How many of {@code events} are of that type. */
  public static int count(EventList events, GameEvent type) {
    int count = 0;
    for (int i = 0; i < events.size(); i++) {
      count += events.type(i) == type ? 1 : 0;
    }
    return count;
  }
}
