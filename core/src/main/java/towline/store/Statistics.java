package towline.store;

import java.util.Map;
import java.util.function.Consumer;
import towline.data.JsonFields;

/**
 * What all runs of the player came to. Immutable. Names that this version does not know are kept.
 *
 * @param sums what adds up from run to run, by name, 0 or more
 * @param bests what only counts at its highest, by name, 0 or more
 */
public record Statistics(Map<String, Long> sums, Map<String, Long> bests) {
  /** Nobody gets so far. */
  private static final long LIMIT = 1_000_000_000_000_000L;

  private static final NamedNumbers NUMBERS = new NamedNumbers("a number", "number", LIMIT, 1000);

  /** Checks names and numbers. */
  public Statistics {
    sums = NUMBERS.checked(sums);
    bests = NUMBERS.checked(bests);
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
    return new Statistics(
        NamedNumbers.merged(sums, others.sums, Statistics::added),
        NamedNumbers.merged(bests, others.bests, Math::max));
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
      NUMBERS.write("sums", statistics.sums, out);
      NUMBERS.write("bests", statistics.bests, out);
    }

    @Override
    public Statistics read(JsonFields fields, Consumer<Problem> notes) {
      return new Statistics(NUMBERS.read("sums", fields), NUMBERS.read("bests", fields));
    }
  }
}
