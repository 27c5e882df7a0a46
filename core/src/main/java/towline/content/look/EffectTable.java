package towline.content.look;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import towline.content.EventCondition;
import towline.content.EventTable;
import towline.data.ContentException;
import towline.data.JsonFields;
import towline.sim.api.EntityKind;
import towline.sim.api.GameEvent;

/**
 * The effects of all events: {@code assets/look/effects.json}. All rows of an event with a
 * condition that holds are shown. A row has its own parts, or uses a shared effect with a colour
 * and a magnitude.
 */
public final class EffectTable {
  private static final String FILE = "look/effects.json";

  private final EventTable<EffectRow> events;
  private final List<EffectRow> wreckPart;
  private final List<EffectRow> wreckCore;

  private EffectTable(JsonFields in) {
    Map<String, List<EffectRow>> shared = in.part("shared", EffectTable::readShared);
    wreckPart = readRows(in, "wreckPart", shared);
    wreckCore = readRows(in, "wreckCore", shared);
    events = new EventTable<>(in, "unseen", (part, name) -> readRows(part, name, shared));
  }

  /**
   * Loads the effects of the game.
   *
   * @throws ContentException with a sentence that names file, field, value and allowed range
   */
  public static EffectTable load() {
    return JsonFields.read(FILE, EffectTable::new);
  }

  /** Reads the effects in a text of the format of the data file. */
  public static EffectTable read(String text) {
    return JsonFields.read(FILE, text, EffectTable::new);
  }

  /** Returns the rows of an event, possibly none. */
  public List<EffectRow> rows(GameEvent event) {
    return events.rows(event);
  }

  /** Returns the effect of a bursting part of a wreck; its magnitude is the part's radius, m. */
  public List<EffectRow> wreckPart() {
    return wreckPart;
  }

  /** Returns the effect of a bursting core of a wreck; its magnitude is the vessel's size. */
  public List<EffectRow> wreckCore() {
    return wreckCore;
  }

  /** Returns the colour of a kind; that of white light for null. */
  public ColorRole colorOf(@Nullable EntityKind kind) {
    return kind == null ? ColorRole.CORE : ColorRole.of(kind);
  }

  /** Reads the shared effects, each of which may use those above it. */
  private static Map<String, List<EffectRow>> readShared(JsonFields in) {
    Map<String, List<EffectRow>> shared = new LinkedHashMap<>();
    for (String name : in.names()) {
      shared.put(name, flat(in.parts(name, row -> readRow(row, shared))));
    }
    return shared;
  }

  /** Reads rows that need no further colour. */
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
    EventCondition condition = EventCondition.read(in);
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
