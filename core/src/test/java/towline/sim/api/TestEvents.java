package towline.sim.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Fills rows by columns, for tests that treat all types alike. */
public final class TestEvents {
  private TestEvents() {}

  /** Appends an event with the numbers in those columns that its type has. */
  public static void add(
      EventList out,
      GameEvent type,
      @Nullable EntityKind kind,
      double x,
      double y,
      int subject,
      int object,
      double amount) {
    Event event = out.add(type, kind, x, y);
    double[] columns = {subject, object, amount};
    for (int i = 0; i < columns.length; i++) {
      if (type.fields().get(i) != Event.Field.NONE) {
        event.set(type.fields().get(i), columns[i]);
      }
    }
  }

  /** Appends an event without a place, with {@code amount} if its type has one. */
  public static void add(EventList out, GameEvent type, double amount) {
    add(out, type, null, 0, 0, 0, 0, amount);
  }

  /** Appends a mark with the numbers in its columns, and {@code word} if it displays one. */
  public static void add(
      PilotTrace out, PilotTrace.Mark mark, Enum<?> word, double x, double y, double... columns) {
    TraceMark row = out.add(mark, 3, x, y);
    List<TraceMark.Field> fields = mark.fields();
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i) == TraceMark.Field.WORD) {
        row.word(word);
      } else {
        row.set(fields.get(i), columns[i]);
      }
    }
  }
}
