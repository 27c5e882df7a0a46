package towline.session;

import towline.content.PlayEvent;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;

/** What became of the first couriers of a run, in their order, as a letter each. */
public final class CourierLog {
  /** A courier that was opened in its own mode. */
  public static final char OPENED = 'O';

  /** A courier that was opened in another mode. */
  public static final char FORCED = 'F';

  /** A courier that got away. */
  public static final char ESCAPED = 'E';

  /** The most couriers that are noted. */
  public static final int MOST = 8;

  private final StringBuilder letters = new StringBuilder();

  /** Counts the last tick of a run. */
  public void onTick(Run run) {
    if (!run.counted()) {
      return;
    }
    EventList events = run.events();
    for (int i = 0; i < events.size() && letters.length() < MOST; i++) {
      Event event = events.get(i);
      if (event.type() == PlayEvent.HAUL_RAISED) {
        letters.append(event.ownMode() ? OPENED : FORCED);
      } else if (event.type() == EventType.COURIER_ESCAPED) {
        letters.append(ESCAPED);
      }
    }
  }

  /** The letters so far. */
  public String letters() {
    return letters.toString();
  }
}
