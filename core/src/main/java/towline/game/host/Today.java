package towline.game.host;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.function.Supplier;
import towline.session.RunSetup;

/**
 * Today's date by the machine's clock, limited to the range from 1970-01-01 to {@link
 * RunSetup#LAST_DAY}, which runs, scores and medals can store.
 *
 * @param clock reads the clock
 */
public record Today(Supplier<Instant> clock) {
  /** Returns the date in the player's time zone. */
  public LocalDate local() {
    return in(ZoneId.systemDefault());
  }

  /** Returns the date of daily runs, in UTC. */
  public LocalDate utc() {
    return in(ZoneOffset.UTC);
  }

  private LocalDate in(ZoneId zone) {
    long day = clock.get().atZone(zone).toLocalDate().toEpochDay();
    return LocalDate.ofEpochDay(Math.max(0, Math.min(RunSetup.LAST_DAY, day)));
  }
}
