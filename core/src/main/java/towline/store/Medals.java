package towline.store;

import java.util.Map;
import java.util.function.Consumer;
import towline.data.JsonFields;

/**
 * The medals that the player has earned. Immutable. Names unknown to this version are kept.
 *
 * @param days the day on which each was earned, in days since 1970-01-01, by the medal's name
 */
public record Medals(Map<String, Long> days) {
  private static final NamedNumbers DAYS =
      new NamedNumbers("a medal", "day", ScoreEntry.LAST_DAY, 5000);

  /** Checks the names. */
  public Medals {
    days = DAYS.checked(days);
  }

  /** No medals. */
  public static Medals none() {
    return new Medals(Map.of());
  }

  /** Returns true if the medal {@code name} has been earned. */
  public boolean has(String name) {
    return days.containsKey(name);
  }

  /** Returns these and {@code others}; for a medal in both the earlier day counts. */
  Medals with(Medals others) {
    return new Medals(NamedNumbers.merged(days, others.days, Math::min));
  }

  /** The format of medals: one object a line, by name. */
  static final class JsonCodec implements Codec<Medals> {
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
      DAYS.write("medals", medals.days, out);
    }

    @Override
    public Medals read(JsonFields fields, Consumer<Problem> notes) {
      return new Medals(DAYS.read("medals", fields));
    }
  }
}
