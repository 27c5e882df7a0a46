package towline.store;

import java.util.Map;
import java.util.function.Consumer;
import towline.data.JsonFields;

/**
 * The statistics of all runs of the player. Immutable. Names unknown to this version are kept.
 *
 * @param sums sums over all runs, by name, 0 or more
 * @param bests maxima over all runs, by name, 0 or more
 */
public record Statistics(Map<String, Long> sums, Map<String, Long> bests) {
  /** Limit of all numbers, far above possible play. */
  private static final long LIMIT = 1_000_000_000_000_000L;

  private static final NamedNumbers NUMBERS = new NamedNumbers("a number", "number", LIMIT, 1000);

  /** Checks names and numbers. */
  public Statistics {
    sums = NUMBERS.checked(sums);
    bests = NUMBERS.checked(bests);
  }

  /** Returns the statistics of a player without runs. */
  public static Statistics none() {
    return new Statistics(Map.of(), Map.of());
  }

  /** Returns the sum {@code name}, or 0 if there is none. */
  public long sum(String name) {
    return sums.getOrDefault(name, 0L);
  }

  /** Returns the maximum {@code name}, or 0 if there is none. */
  public long best(String name) {
    return bests.getOrDefault(name, 0L);
  }

  /** Returns the statistics of these runs and {@code others}. */
  public Statistics with(Statistics others) {
    return new Statistics(
        NamedNumbers.merged(sums, others.sums, Statistics::cappedSum),
        NamedNumbers.merged(bests, others.bests, Math::max));
  }

  private static long cappedSum(long first, long second) {
    return Math.min(LIMIT, first + second);
  }

  /** The form of statistics in a file: two lists of named numbers, each with one object a line. */
  static final class JsonCodec implements Codec<Statistics> {
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
