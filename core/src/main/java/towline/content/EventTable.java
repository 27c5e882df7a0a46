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
 * What a data file says of every event of the world and of the play: rows, or that it has none.
 *
 * @param <T> a row
 */
public final class EventTable<T> {
  private static final List<GameEvent> EVENTS =
      Stream.<GameEvent>concat(Stream.of(EventType.values()), Stream.of(PlayEvent.values()))
          .toList();

  private final Map<GameEvent, List<T>> rows = new HashMap<>();

  /**
   * Reads the field {@code events}: an object with the rows of each event by its name, those
   * excepted that the list {@code without} names.
   *
   * @param without the name of the field with the events that have no rows
   * @param reader reads the rows in the field of that name
   */
  public EventTable(JsonFields in, String without, BiFunction<JsonFields, String, List<T>> reader) {
    Set<GameEvent> left = new HashSet<>(in.references(without, EVENTS, GameEvent::name));
    in.part("events", part -> readEvents(part, without, left, reader));
  }

  private Map<GameEvent, List<T>> readEvents(
      JsonFields in,
      String without,
      Set<GameEvent> left,
      BiFunction<JsonFields, String, List<T>> reader) {
    for (GameEvent event : EVENTS) {
      String name = event.name();
      if (in.has(name) == left.contains(event)) {
        throw new IllegalArgumentException(
            name + " must have either rows or a place in \"" + without + "\"");
      }
      if (in.has(name)) {
        rows.put(event, List.copyOf(reader.apply(in, name)));
      }
    }
    return rows;
  }

  /** The rows of an event; none if the file says so. */
  public List<T> rows(GameEvent event) {
    return rows.getOrDefault(event, List.of());
  }
}
