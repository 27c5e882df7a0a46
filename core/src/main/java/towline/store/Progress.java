package towline.store;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import towline.data.JsonFields;

/**
 * The builds found by the player and the attempts at daily runs. Immutable. Builds unknown to this
 * version are kept.
 *
 * @param builds day on which each build was found, in days since 1970-01-01, by the build's name
 * @param attempts attempts at daily runs, by day
 */
public record Progress(Map<String, Long> builds, Map<Long, DailyAttempt> attempts) {
  /** Greatest number of days with attempts. */
  public static final int MAX_ATTEMPTS = 400;

  private static final NamedNumbers BUILDS =
      new NamedNumbers("a build", "day", ScoreEntry.LAST_DAY, 1000);

  /** Checks the names, and drops all but the latest attempts. */
  public Progress {
    builds = BUILDS.checked(builds);
    TreeMap<Long, DailyAttempt> latest = new TreeMap<>(attempts);
    while (latest.size() > MAX_ATTEMPTS) {
      latest.pollFirstEntry();
    }
    attempts = Map.copyOf(latest);
  }

  /** Returns progress without builds and attempts. */
  public static Progress none() {
    return new Progress(Map.of(), Map.of());
  }

  /** Returns progress with one build, found on {@code day}. */
  public static Progress found(String build, long day) {
    return new Progress(Map.of(build, day), Map.of());
  }

  /** Returns progress with one attempt. */
  public static Progress attempted(DailyAttempt attempt) {
    return new Progress(Map.of(), Map.of(attempt.day(), attempt));
  }

  /** Returns true if {@code build} has been found. */
  public boolean has(String build) {
    return builds.containsKey(build);
  }

  /** Returns the attempt at the run of {@code day}, if there was one. */
  public Optional<DailyAttempt> attemptOf(long day) {
    return Optional.ofNullable(attempts.get(day));
  }

  /** Returns this and {@code other}; the earlier day of a build, and the better of two attempts. */
  Progress with(Progress other) {
    Map<Long, DailyAttempt> allTries = new TreeMap<>(attempts);
    other.attempts.forEach((day, attempt) -> allTries.merge(day, attempt, DailyAttempt::orBetter));
    return new Progress(NamedNumbers.merged(builds, other.builds, Math::min), allTries);
  }

  /** The format of progress: one object a line. */
  static final class JsonCodec implements Codec<Progress> {
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
      for (DailyAttempt attempt : new TreeMap<>(progress.attempts).values()) {
        out.entry().beginObject();
        out.field("day").number(attempt.day());
        out.field("points").number(attempt.points());
        out.field("wave").number(attempt.wave());
        out.field("belief").text(attempt.belief());
        out.field("couriers").text(attempt.couriers());
        out.end();
      }
      out.end();
    }

    @Override
    public Progress read(JsonFields fields, Consumer<Problem> notes) {
      Map<Long, DailyAttempt> tries = new TreeMap<>();
      for (DailyAttempt attempt : fields.anyParts("tries", JsonCodec::readAttempt)) {
        tries.put(attempt.day(), attempt);
      }
      return new Progress(BUILDS.read("builds", fields), tries);
    }

    private static DailyAttempt readAttempt(JsonFields in) {
      return new DailyAttempt(
          in.exact("day", 0, ScoreEntry.LAST_DAY),
          in.exact("points", 0, ScoreEntry.MOST_POINTS),
          in.integer("wave", 0, ScoreEntry.MOST_WAVES),
          in.text("belief", "the name of an aim mode, or empty"),
          in.text("couriers", "letters"));
    }
  }
}
