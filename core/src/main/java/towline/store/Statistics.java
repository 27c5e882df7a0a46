package towline.store;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import towline.content.JsonFields;

/**
 * What all runs of the player came to. Immutable. Names that this version does not know are kept.
 *
 * @param sums what adds up from run to run, by name, 0 or more
 * @param bests what only counts at its highest, by name, 0 or more
 */
public record Statistics(Map<String, Long> sums, Map<String, Long> bests) {
  private static final Pattern NAME = Pattern.compile("[A-Z][A-Z0-9_]{0,39}");

  /** The most names of either kind that a file may have. */
  private static final int MOST = 1000;

  /** Nobody gets so far. */
  private static final long LIMIT = 1_000_000_000_000_000L;

  /** Checks names and numbers. */
  public Statistics {
    sums = Map.copyOf(sums);
    bests = Map.copyOf(bests);
    check(sums);
    check(bests);
  }

  private static void check(Map<String, Long> numbers) {
    if (numbers.size() > MOST) {
      throw new IllegalArgumentException("there must be at most " + MOST + " numbers of a kind");
    }
    for (Map.Entry<String, Long> number : numbers.entrySet()) {
      if (!NAME.matcher(number.getKey()).matches()) {
        throw new IllegalArgumentException(
            "the name of a number is made of A to Z, 0 to 9 and _, not '" + number.getKey() + "'");
      }
      if (number.getValue() < 0 || number.getValue() > LIMIT) {
        throw new IllegalArgumentException(
            number.getKey() + " must be 0 to " + LIMIT + ", not " + number.getValue());
      }
    }
  }

  /** Those of somebody who has not played yet. */
  public static Statistics none() {
    return new Statistics(Map.of(), Map.of());
  }

  /** What added up under that name, 0 if nothing did. */
  public long sum(String name) {
    return sums.getOrDefault(name, 0L);
  }

  /** The highest under that name, 0 if there was none. */
  public long best(String name) {
    return bests.getOrDefault(name, 0L);
  }

  /** These and those of other runs. */
  public Statistics with(Statistics others) {
    Map<String, Long> total = new TreeMap<>(sums);
    others.sums.forEach((name, number) -> total.merge(name, number, Statistics::added));
    Map<String, Long> highest = new TreeMap<>(bests);
    others.bests.forEach((name, number) -> highest.merge(name, number, Math::max));
    return new Statistics(total, highest);
  }

  private static long added(long one, long other) {
    return Math.min(LIMIT, one + other);
  }

  /** Statistics as fields: one object a line, by name. */
  static final class Fields implements Codec<Statistics> {
    @Override
    public String kind() {
      return "statistics";
    }

    @Override
    public int version() {
      return 1;
    }

    @Override
    public Statistics defaults() {
      return none();
    }

    @Override
    public void write(Statistics statistics, JsonWriter out) {
      write("sums", statistics.sums, out);
      write("bests", statistics.bests, out);
    }

    private static void write(String field, Map<String, Long> numbers, JsonWriter out) {
      out.field(field).beginArray();
      new TreeMap<>(numbers)
          .forEach(
              (name, number) -> {
                out.entry().beginObject();
                out.field("name").text(name);
                out.field("number").number(number);
                out.end();
              });
      out.end();
    }

    @Override
    public Statistics read(JsonFields fields, Consumer<Problem> notes) {
      return new Statistics(numbers(fields, "sums"), numbers(fields, "bests"));
    }

    private static Map<String, Long> numbers(JsonFields fields, String field) {
      Map<String, Long> numbers = new TreeMap<>();
      for (Map.Entry<String, Long> number : fields.anyParts(field, Fields::number)) {
        numbers.put(number.getKey(), number.getValue());
      }
      return numbers;
    }

    private static Map.Entry<String, Long> number(JsonFields in) {
      return Map.entry(in.text("name", "the name of a number"), in.exact("number", 0, LIMIT));
    }
  }
}
