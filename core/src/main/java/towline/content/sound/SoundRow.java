package towline.content.sound;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import towline.content.EventCondition;
import towline.content.EventTable;
import towline.data.JsonFields;

/**
 * A row of the sounds of events. Every row of an event with a condition that holds is heard.
 *
 * @param condition the condition on the events
 * @param cue the sound
 * @param gain the gain, by the event's amount
 * @param overheard true if it is also heard in runs that are only watched
 */
public record SoundRow(EventCondition condition, Cue cue, Gain gain, boolean overheard) {
  private static final double MAX_AMOUNT = 1000;

  /**
   * A gain that rises linearly from {@code low}, for amounts up to {@code from}, to {@code high},
   * for amounts from {@code to} on; both 0 to 1.
   */
  public record Gain(double from, double to, double low, double high) {
    private static final Gain FULL = new Gain(0, 1, 1, 1);

    /** Checks the order of the amounts. */
    public Gain {
      if (!(from < to)) {
        throw new IllegalArgumentException("from must be less than to");
      }
    }

    /** Returns the gain for {@code amount}, 0 to 1. */
    public double at(double amount) {
      double share = Math.max(0, Math.min(1, (amount - from) / (to - from)));
      return low + (high - low) * share;
    }

    private static Gain read(JsonFields in) {
      return new Gain(
          in.number("from", 0, MAX_AMOUNT),
          in.number("to", 0, MAX_AMOUNT),
          in.number("low", 0, 1),
          in.number("high", 0, 1));
    }
  }

  /** Reads the rows of all events; the rows of {@code shared} can be used by name. */
  static EventTable<SoundRow> readTable(JsonFields in) {
    Map<String, List<SoundRow>> shared = in.part("shared", SoundRow::readShared);
    return new EventTable<>(in, "silent", (part, name) -> readRows(part, name, shared));
  }

  private static Map<String, List<SoundRow>> readShared(JsonFields in) {
    Map<String, List<SoundRow>> shared = new LinkedHashMap<>();
    for (String name : in.names()) {
      shared.put(name, readRows(in, name, shared));
    }
    return shared;
  }

  private static List<SoundRow> readRows(
      JsonFields in, String field, Map<String, List<SoundRow>> shared) {
    return in.parts(field, row -> read(row, shared)).stream().flatMap(List::stream).toList();
  }

  private static List<SoundRow> read(JsonFields in, Map<String, List<SoundRow>> shared) {
    EventCondition condition = EventCondition.read(in);
    Gain gain = in.partIfThere("gain", Gain::read).orElse(Gain.FULL);
    boolean overheard = !in.has("overheard") || in.flag("overheard");
    if (!in.has("use")) {
      return List.of(new SoundRow(condition, in.constant("cue", Cue.class), gain, overheard));
    }
    List<String> names = List.copyOf(shared.keySet());
    String name = in.reference("use", names, Function.identity());
    List<SoundRow> rows = new ArrayList<>();
    for (SoundRow row : shared.getOrDefault(name, List.of())) {
      rows.add(new SoundRow(row.condition.and(condition), row.cue, gain, overheard));
    }
    return rows;
  }
}
