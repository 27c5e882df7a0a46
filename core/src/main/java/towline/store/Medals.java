package towline.store;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import towline.content.JsonFields;

/**
 * The medals that the player has earned. Immutable. Names that this version does not know are kept.
 *
 * @param days the day on which each was earned, in days since 1970-01-01, by the medal's name
 */
public record Medals(Map<String, Long> days) {
  private static final Pattern NAME = Pattern.compile("[A-Z][A-Z0-9_]{0,39}");

  /** The most medals that a file may name. */
  private static final int MOST = 5000;

  /** Checks the names. */
  public Medals {
    days = Map.copyOf(days);
    if (days.size() > MOST) {
      throw new IllegalArgumentException("there must be at most " + MOST + " medals");
    }
    for (Map.Entry<String, Long> medal : days.entrySet()) {
      if (!NAME.matcher(medal.getKey()).matches()) {
        throw new IllegalArgumentException(
            "a medal's name is made of A to Z, 0 to 9 and _, not '" + medal.getKey() + "'");
      }
      if (medal.getValue() < 0 || medal.getValue() > ScoreEntry.LAST_DAY) {
        throw new IllegalArgumentException(
            "the day of a medal must be 0 to " + ScoreEntry.LAST_DAY + ", not " + medal.getValue());
      }
    }
  }

  /** No medals. */
  public static Medals none() {
    return new Medals(Map.of());
  }

  /** Whether the medal with that name has been earned. */
  public boolean has(String name) {
    return days.containsKey(name);
  }

  /** These and {@code others}; of a medal in both the earlier day counts. */
  Medals with(Medals others) {
    Map<String, Long> all = new TreeMap<>(days);
    others.days.forEach((name, day) -> all.merge(name, day, Math::min));
    return new Medals(all);
  }

  /** Medals as fields: one object a line, by name. */
  static final class Fields implements Codec<Medals> {
    @Override
    public String kind() {
      return "medals";
    }

    @Override
    public int version() {
      return 1;
    }

    @Override
    public Medals defaults() {
      return none();
    }

    @Override
    public void write(Medals medals, JsonWriter out) {
      out.field("medals").beginArray();
      new TreeMap<>(medals.days)
          .forEach(
              (name, day) -> {
                out.entry().beginObject();
                out.field("name").text(name);
                out.field("day").number(day);
                out.end();
              });
      out.end();
    }

    @Override
    public Medals read(JsonFields fields, Consumer<Problem> notes) {
      Map<String, Long> days = new TreeMap<>();
      for (Map.Entry<String, Long> medal : fields.anyParts("medals", Fields::medal)) {
        days.put(medal.getKey(), medal.getValue());
      }
      return new Medals(days);
    }

    private static Map.Entry<String, Long> medal(JsonFields in) {
      return Map.entry(
          in.text("name", "the name of a medal"), in.exact("day", 0, ScoreEntry.LAST_DAY));
    }
  }
}
