package towline.sim.api;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The events of a tick, in the order in which they happened; the source of picture and sound. Its
 * rows are reused, so that a tick allocates nothing.
 */
public final class EventList {
  private final List<Event> rows = new ArrayList<>();
  private int size;

  /** Returns the number of events. */
  public int size() {
    return size;
  }

  /**
   * Returns event {@code i}, which is valid until the list is cleared.
   *
   * @throws IllegalStateException if it was written without one of its fields
   */
  public Event get(int i) {
    if (i >= size) {
      throw new IndexOutOfBoundsException(i);
    }
    Event event = rows.get(i);
    event.check();
    return event;
  }

  /** Returns the number of events of a type. */
  public int count(GameEvent type) {
    int count = 0;
    for (int i = 0; i < size; i++) {
      count += rows.get(i).type() == type ? 1 : 0;
    }
    return count;
  }

  /** Forgets all events. */
  public void clear() {
    size = 0;
  }

  /** Appends an event without a place; returns it to be filled. */
  public Event add(GameEvent type) {
    return add(type, 0, 0);
  }

  /** Appends an event at x, y, m; returns it to be filled. */
  public Event add(GameEvent type, double x, double y) {
    return add(type, null, x, y);
  }

  /** Appends an event at its subject, of kind {@code kind}; returns it with its first field set. */
  public Event add(GameEvent type, EntityKind kind, Body subject) {
    Event event = add(type, kind, subject.x, subject.y);
    event.set(type.fields().get(0), subject.id);
    return event;
  }

  /** Appends an event at x, y, m, to a subject of kind {@code kind}; returns it to be filled. */
  public Event add(GameEvent type, @Nullable EntityKind kind, double x, double y) {
    if (size == rows.size()) {
      rows.add(new Event(type));
    }
    Event event = rows.get(size);
    event.begin(type, kind, x, y);
    size++;
    return event;
  }

  /** Appends all of {@code other}. */
  public void addAll(EventList other) {
    for (int i = 0; i < other.size; i++) {
      Event event = other.get(i);
      add(event.type(), event.kind(), event.x(), event.y()).copyColumns(event);
    }
  }
}
