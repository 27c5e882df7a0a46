package towline.store;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import towline.content.JsonFields;

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

  private static final int MOST_BUILDS = 1000;
  private static final Pattern NAME = Pattern.compile("[A-Z][A-Z0-9_]{0,39}");

  /** Checks the names, and leaves the latest tries. */
  public Progress {
    builds = Map.copyOf(builds);
    if (builds.size() > MOST_BUILDS) {
      throw new IllegalArgumentException("there must be at most " + MOST_BUILDS + " builds");
    }
    builds.forEach(Progress::checkBuild);
    TreeMap<Long, DailyTry> latest = new TreeMap<>(tries);
    while (latest.size() > MOST_TRIES) {
      latest.pollFirstEntry();
    }
    tries = Map.copyOf(latest);
  }

  private static void checkBuild(String name, long day) {
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "a build's name is made of A to Z, 0 to 9 and _, not '" + name + "'");
    }
    if (day < 0 || day > ScoreEntry.LAST_DAY) {
      throw new IllegalArgumentException(
          "the day of a build must be 0 to " + ScoreEntry.LAST_DAY + ", not " + day);
    }
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
    Map<String, Long> allBuilds = new TreeMap<>(builds);
    other.builds.forEach((name, day) -> allBuilds.merge(name, day, Math::min));
    Map<Long, DailyTry> allTries = new TreeMap<>(tries);
    other.tries.forEach((day, one) -> allTries.merge(day, one, DailyTry::orBetter));
    return new Progress(allBuilds, allTries);
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
      out.field("builds").beginArray();
      new TreeMap<>(progress.builds)
          .forEach(
              (name, day) -> {
                out.entry().beginObject();
                out.field("name").text(name);
                out.field("day").number(day);
                out.end();
              });
      out.end();
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
      Map<String, Long> builds = new TreeMap<>();
      for (Map.Entry<String, Long> build : fields.anyParts("builds", Fields::build)) {
        builds.put(build.getKey(), build.getValue());
      }
      Map<Long, DailyTry> tries = new TreeMap<>();
      for (DailyTry one : fields.anyParts("tries", Fields::attempt)) {
        tries.put(one.day(), one);
      }
      return new Progress(builds, tries);
    }

    private static Map.Entry<String, Long> build(JsonFields in) {
      return Map.entry(
          in.text("name", "the name of a build"), in.exact("day", 0, ScoreEntry.LAST_DAY));
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
