package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.GameEvent;

/** Keeps what was told over many ticks. */
public final class EventLog {
  private EventList events = new EventList();

  /** Appends the events of a tick. */
  public void add(EventList tick) {
    events.addAll(tick);
  }

  /** The events of that type, in the order in which they happened. */
  public List<Event> all(GameEvent type) {
    return IntStream.range(0, events.size())
        .mapToObj(events::get)
        .filter(event -> event.type() == type)
        .toList();
  }

  /** How many of them there are. */
  public int count(GameEvent type) {
    return events.count(type);
  }

  /** The one event of that type; fails if there is none or another. */
  public Event only(GameEvent type) {
    assertThat(all(type)).hasSize(1);
    return all(type).get(0);
  }

  /** Forgets all events; those that were handed out remain. */
  public void clear() {
    events = new EventList();
  }
}
