package towline.content;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import towline.data.JsonFields;
import towline.sim.api.EventType;
import towline.sim.api.GameEvent;

/**
 * The rows of a data file for every event of the world and of the play; some events have none.
 *
 * @param <T> the type of a row
 */
public final class EventTable<T> {
  private static final List<GameEvent> EVENTS =
      Stream.<GameEvent>concat(Stream.of(EventType.values()), Stream.of(PlayEvent.values()))
          .toList();

  private final Map<GameEvent, List<T>> rows = new HashMap<>();

  /**
   * Reads the field {@code events}: an object with the rows of each event by its name, except for
   * the events in the list {@code without}.
   *
   * @param without the name of the field with the events without rows
   * @param reader reads the rows of the event with the given name
   */
  public EventTable(JsonFields in, String without, BiFunction<JsonFields, String, List<T>> reader) {
    Set<GameEvent> excepted = new HashSet<>(in.references(without, EVENTS, GameEvent::name));
    in.part("events", part -> readEvents(part, without, excepted, reader));
  }

  private Map<GameEvent, List<T>> readEvents(
      JsonFields in,
      String without,
      Set<GameEvent> excepted,
      BiFunction<JsonFields, String, List<T>> reader) {
    for (GameEvent event : EVENTS) {
      String name = event.name();
      if (in.has(name) == excepted.contains(event)) {
        throw new IllegalArgumentException(
            name + " must have either rows or a place in \"" + without + "\"");
      }
      if (in.has(name)) {
        rows.put(event, List.copyOf(reader.apply(in, name)));
      }
    }
    return rows;
  }

  /** Returns the rows of an event, possibly none. */
  public List<T> rows(GameEvent event) {
    return rows.getOrDefault(event, List.of());
  }
}
