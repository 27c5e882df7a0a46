package towline.session;

import towline.content.PlayEvent;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;

/** The fates of the first couriers of a run in their order, as a letter each. */
public final class CourierLog {
  /** Letter for a courier that was opened in its own mode. */
  public static final char OPENED = 'O';

  /** Letter for a courier that was opened in another mode. */
  public static final char FORCED = 'F';

  /** Letter for a courier that escaped. */
  public static final char ESCAPED = 'E';

  /** Greatest number of letters. */
  public static final int MAX_COURIERS = 8;

  private final StringBuilder letters = new StringBuilder();

  /** Reads the events of the last tick of {@code run}. */
  public void onTick(Run run) {
    if (!run.counted()) {
      return;
    }
    EventList events = run.events();
    for (int i = 0; i < events.size() && letters.length() < MAX_COURIERS; i++) {
      Event event = events.get(i);
      if (event.type() == PlayEvent.HAUL_RAISED) {
        letters.append(event.ownMode() ? OPENED : FORCED);
      } else if (event.type() == EventType.COURIER_ESCAPED) {
        letters.append(ESCAPED);
      }
    }
  }

  public String letters() {
    return letters.toString();
  }
}
