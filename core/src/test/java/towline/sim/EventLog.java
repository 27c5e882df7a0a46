package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.GameEvent;

/** Keeps what was told over many ticks, with all that an event says. */
public final class EventLog {
  /** An event, as an {@link EventList} tells it. */
  public record Event(
      GameEvent type,
      @Nullable EntityKind kind,
      double x,
      double y,
      int subject,
      int object,
      double amount) {}

  private final List<Event> events = new ArrayList<>();

  /** Appends the events of a tick. */
  public void add(EventList tick) {
    for (int i = 0; i < tick.size(); i++) {
      events.add(
          new Event(
              tick.type(i),
              tick.kind(i),
              tick.x(i),
              tick.y(i),
              tick.subject(i),
              tick.object(i),
              tick.amount(i)));
    }
  }

  /** The events of that type, in the order in which they happened. */
  public List<Event> all(GameEvent type) {
    return events.stream().filter(event -> event.type() == type).toList();
  }

  /** How many of them there are. */
  public int count(GameEvent type) {
    return all(type).size();
  }

  /** The one event of that type; fails if there is none or another. */
  public Event only(GameEvent type) {
    assertThat(all(type)).hasSize(1);
    return all(type).get(0);
  }

  /** Forgets all events. */
  public void clear() {
    events.clear();
  }
}
