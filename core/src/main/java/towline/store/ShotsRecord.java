package towline.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import towline.data.JsonFields;

/**
 * The Six Shots of a player. Immutable.
 *
 * @param days the days played, by day since 1970-01-01; the latest {@link #MAX_DAYS} are kept
 */
public record ShotsRecord(Map<Long, ShotsDay> days) {
  /** Greatest number of days kept. */
  public static final int MAX_DAYS = 1000;

  /** Number of days in which one missed day is forgiven. */
  private static final int FORGIVING_DAYS = 7;

  /** Drops all but the latest days. */
  public ShotsRecord {
    TreeMap<Long, ShotsDay> latest = new TreeMap<>(days);
    while (latest.size() > MAX_DAYS) {
      latest.pollFirstEntry();
    }
    days = Map.copyOf(latest);
  }

  /** Returns a record without days. */
  public static ShotsRecord none() {
    return new ShotsRecord(Map.of());
  }

  /** Returns a record of one day. */
  public static ShotsRecord of(ShotsDay day) {
    return new ShotsRecord(Map.of(day.day(), day));
  }

  /** Returns the day, if it was begun. */
  public Optional<ShotsDay> day(long day) {
    return Optional.ofNullable(days.get(day));
  }

  /** Returns this record with {@code played}; a day with more choices is never replaced. */
  public ShotsRecord with(ShotsDay played) {
    return with(of(played));
  }

  /** Returns this record and {@code other}; of each day the one with more choices. */
  public ShotsRecord with(ShotsRecord other) {
    Map<Long, ShotsDay> all = new TreeMap<>(days);
    other.days.forEach((day, played) -> all.merge(day, played, ShotsDay::orLonger));
    return new ShotsRecord(all);
  }

  /**
   * Returns the number of days finished on time in a row up to {@code today}, or up to the day
   * before while today is not finished. One missed day in seven is forgiven and not counted.
   */
  public int streak(long today) {
    int streak = 0;
    long lastMissed = Long.MAX_VALUE;
    long day = isFinished(today) ? today : today - 1;
    while (true) {
      if (isFinished(day)) {
        streak++;
      } else if (isFinished(day - 1) && lastMissed - day >= FORGIVING_DAYS) {
        lastMissed = day;
      } else {
        return streak;
      }
      day--;
    }
  }

  private boolean isFinished(long day) {
    ShotsDay played = days.get(day);
    return played != null && played.isOver() && played.onTime();
  }

  /** The form of the record in a file: one object a day. */
  static final class JsonCodec implements Codec<ShotsRecord> {
    @Override
    public String kind() {
      return "shots";
    }

    @Override
    public int version() {
      return 1;
    }

    @Override
    public ShotsRecord defaults() {
      return none();
    }

    @Override
    public void write(ShotsRecord shots, JsonWriter out) {
      out.field("days").beginArray();
      for (ShotsDay day : new TreeMap<>(shots.days).values()) {
        out.entry().beginObject();
        out.field("day").number(day.day());
        out.field("choices").text(String.join(" ", day.choices()));
        out.field("marks").text(day.marks());
        out.field("on_time").number(day.onTime() ? 1 : 0);
        out.end();
      }
      out.end();
    }

    @Override
    public ShotsRecord read(JsonFields fields, Consumer<Problem> notes) {
      Map<Long, ShotsDay> days = new TreeMap<>();
      for (ShotsDay day : fields.anyParts("days", JsonCodec::readDay)) {
        days.put(day.day(), day);
      }
      return new ShotsRecord(days);
    }

    private static ShotsDay readDay(JsonFields in) {
      String choices = in.text("choices", "names of aim modes with spaces between them");
      return new ShotsDay(
          in.exact("day", 0, ScoreEntry.LAST_DAY),
          choices.isEmpty() ? List.of() : List.of(choices.split(" ")),
          in.text("marks", "letters"),
          in.integer("on_time", 0, 1) == 1);
    }
  }
}
