package towline.store;

import java.util.Map;
import java.util.Optional;

/**
 * The Six Shots of a player. Immutable.
 *
 * @param days the days played, by day since 1970-01-01
 */
public record ShotsRecord(Map<Long, ShotsDay> days) {
  /** Copies the map. */
  public ShotsRecord {
    days = Map.copyOf(days);
  }

  /** Returns a record without days. */
  public static ShotsRecord none() {
    return new ShotsRecord(Map.of());
  }

  /** Returns the day, if it was begun. */
  public Optional<ShotsDay> day(long day) {
    return Optional.ofNullable(days.get(day));
  }

  /** Returns this record with {@code played}; a day with more choices is never replaced. */
  public ShotsRecord with(ShotsDay played) {
    throw new UnsupportedOperationException();
  }

  /**
   * Returns the number of finished days in a row up to {@code today} or the day before, counted on
   * time; one day missed in seven is forgiven.
   */
  public int streak(long today) {
    throw new UnsupportedOperationException();
  }
}
