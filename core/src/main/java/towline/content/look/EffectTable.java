package towline.content.look;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import towline.content.ContentException;
import towline.content.JsonFields;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;

/**
 * What every event looks and feels like: {@code assets/look/effects.json}. All rows of an event
 * whose condition holds are shown. A row has parts of its own, or uses a shared effect, to which it
 * gives a colour and a magnitude.
 */
public final class EffectTable {
  private static final String FILE = "look/effects.json";

  private final Map<EventType, List<EffectRow>> events;
  private final List<EffectRow> wreckPart;
  private final List<EffectRow> wreckCore;

  private EffectTable(JsonFields in) {
    Map<String, List<EffectRow>> shared = in.part("shared", EffectTable::readShared);
    wreckPart = readRows(in, "wreckPart", shared);
    wreckCore = readRows(in, "wreckCore", shared);
    Set<EventType> unseen = EnumSet.noneOf(EventType.class);
    unseen.addAll(in.constants("unseen", EventType.class));
    events = in.part("events", part -> readEvents(part, unseen, shared));
  }

  /**
   * The effects that come with the game.
   *
   * @throws ContentException with a sentence that names file, field, value and allowed range
   */
  public static EffectTable load() {
    return JsonFields.read(FILE, EffectTable::new);
  }

  /** The effects in a text of that format. */
  public static EffectTable read(String text) {
    return JsonFields.read(FILE, text, EffectTable::new);
  }

  /** The rows of an event; none if it is not seen. */
  public List<EffectRow> rows(EventType type) {
    return events.getOrDefault(type, List.of());
  }

  /** What is seen when a part of a wreck bursts; its magnitude is the part's radius, m. */
  public List<EffectRow> wreckPart() {
    return wreckPart;
  }

  /** What is seen when the core of a wreck goes up; its magnitude is the size of the vessel. */
  public List<EffectRow> wreckCore() {
    return wreckCore;
  }

  /** The colour of a kind; white light where nobody said what it is. */
  public ColorRole colorOf(@Nullable EntityKind kind) {
    return kind == null ? ColorRole.CORE : ColorRole.of(kind);
  }

  /** A shared effect may use those above it. */
  private static Map<String, List<EffectRow>> readShared(JsonFields in) {
    Map<String, List<EffectRow>> shared = new LinkedHashMap<>();
    for (String name : in.names()) {
      shared.put(name, flat(in.parts(name, row -> readRow(row, shared))));
    }
    return shared;
  }

  private static Map<EventType, List<EffectRow>> readEvents(
      JsonFields in, Set<EventType> unseen, Map<String, List<EffectRow>> shared) {
    Map<EventType, List<EffectRow>> events = new EnumMap<>(EventType.class);
    for (EventType type : EventType.values()) {
      String name = type.name();
      if (in.has(name) == unseen.contains(type)) {
        throw new IllegalArgumentException(
            name + " must have either rows or a place in \"unseen\"");
      }
      if (in.has(name)) {
        events.put(type, readRows(in, name, shared));
      }
    }
    return events;
  }

  /** Rows that are shown as they are: every colour is known. */
  private static List<EffectRow> readRows(
      JsonFields in, String field, Map<String, List<EffectRow>> shared) {
    return flat(in.parts(field, row -> complete(readRow(row, shared))));
  }

  private static List<EffectRow> readRow(JsonFields in, Map<String, List<EffectRow>> shared) {
    if (!in.has("use")) {
      return List.of(EffectRow.read(in));
    }
    List<String> names = List.copyOf(shared.keySet());
    String name = in.reference("use", names, Function.identity());
    EffectCondition condition = EffectCondition.read(in);
    EffectColor color = in.has("color") ? EffectColor.read(in, "color") : EffectColor.INHERITED;
    ScaledNumber scale =
        in.has("scale") ? ScaledNumber.read(in, "scale", 0, 100) : ScaledNumber.MAGNITUDE;
    List<EffectRow> rows = new ArrayList<>();
    for (EffectRow row : shared.getOrDefault(name, List.of())) {
      rows.add(row.usedBy(condition, color, scale));
    }
    return rows;
  }

  private static List<EffectRow> complete(List<EffectRow> rows) {
    if (rows.stream().anyMatch(EffectRow::inheritsColor)) {
      throw new IllegalArgumentException("the colour INHERIT is only for shared effects");
    }
    return rows;
  }

  private static List<EffectRow> flat(List<List<EffectRow>> rows) {
    return rows.stream().flatMap(List::stream).toList();
  }
}
