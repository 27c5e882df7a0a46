package towline.store;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import towline.data.JsonFields;

/**
 * What the player has come by, beside scores and medals. Immutable. Builds that this version does
 * not know are kept.
 *
 * @param builds the day on which each build was found, in days since 1970-01-01, by its name
 * @param tries the tries at daily runs, by their day
 */
public record Progress(Map<String, Long> builds, Map<Long, DailyTry> tries) {
  /** The most days whose tries are kept. */
  public static final int MOST_TRIES = 400;

  private static final NamedNumbers BUILDS =
      new NamedNumbers("a build", "day", ScoreEntry.LAST_DAY, 1000);

  /** Checks the names, and leaves the latest tries. */
  public Progress {
    builds = BUILDS.checked(builds);
    TreeMap<Long, DailyTry> latest = new TreeMap<>(tries);
    while (latest.size() > MOST_TRIES) {
      latest.pollFirstEntry();
    }
    tries = Map.copyOf(latest);
  }

  /** Nothing yet. */
  public static Progress none() {
    return new Progress(Map.of(), Map.of());
  }

  /** A build that was found on that day. */
  public static Progress found(String build, long day) {
    return new Progress(Map.of(build, day), Map.of());
  }

  /** A try. */
  public static Progress tried(DailyTry attempt) {
    return new Progress(Map.of(), Map.of(attempt.day(), attempt));
  }

  /** Whether a build has been found. */
  public boolean has(String build) {
    return builds.containsKey(build);
  }

  /** The try at the run of that day, if it was taken. */
  public Optional<DailyTry> tryOf(long day) {
    return Optional.ofNullable(tries.get(day));
  }

  /** This and {@code other}; the earlier day of a build, and the better of two tries. */
  Progress with(Progress other) {
    Map<Long, DailyTry> allTries = new TreeMap<>(tries);
    other.tries.forEach((day, one) -> allTries.merge(day, one, DailyTry::orBetter));
    return new Progress(NamedNumbers.merged(builds, other.builds, Math::min), allTries);
  }

  /** Progress as fields: one object a line. */
  static final class Fields implements Codec<Progress> {
    @Override
    public String kind() {
      return "progress";
    }

    @Override
    public int version() {
      return 1;
    }

    @Override
    public Progress defaults() {
      return none();
    }

    @Override
    public void write(Progress progress, JsonWriter out) {
      BUILDS.write("builds", progress.builds, out);
      out.field("tries").beginArray();
      for (DailyTry one : new TreeMap<>(progress.tries).values()) {
        out.entry().beginObject();
        out.field("day").number(one.day());
        out.field("points").number(one.points());
        out.field("wave").number(one.wave());
        out.field("belief").text(one.belief());
        out.field("couriers").text(one.couriers());
        out.end();
      }
      out.end();
    }

    @Override
    public Progress read(JsonFields fields, Consumer<Problem> notes) {
      Map<Long, DailyTry> tries = new TreeMap<>();
      for (DailyTry one : fields.anyParts("tries", Fields::attempt)) {
        tries.put(one.day(), one);
      }
      return new Progress(BUILDS.read("builds", fields), tries);
    }

    private static DailyTry attempt(JsonFields in) {
      return new DailyTry(
          in.exact("day", 0, ScoreEntry.LAST_DAY),
          in.exact("points", 0, ScoreEntry.MOST_POINTS),
          in.integer("wave", 0, ScoreEntry.MOST_WAVES),
          in.text("belief", "the name of an aim mode, or empty"),
          in.text("couriers", "letters"));
    }
  }
}
