package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.GameEvent;

/** A log of the events of many ticks. */
public final class EventLog {
  private EventList events = new EventList();

  /** Appends the events of a tick. */
  public void add(EventList tick) {
    events.addAll(tick);
  }

  /** Returns the events of {@code type}, in the order in which they happened. */
  public List<Event> all(GameEvent type) {
    return IntStream.range(0, events.size())
        .mapToObj(events::get)
        .filter(event -> event.type() == type)
        .toList();
  }

  /** Returns the number of events of {@code type}. */
  public int count(GameEvent type) {
    return events.count(type);
  }

  /** Returns the only event of {@code type}; fails if there is none or more than one. */
  public Event only(GameEvent type) {
    assertThat(all(type)).hasSize(1);
    return all(type).get(0);
  }

  /** Removes all events; returned events stay valid. */
  public void clear() {
    events = new EventList();
  }
}
