package towline.game.host;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.function.Supplier;
import towline.session.RunSetup;

/**
 * Today's date by the machine's clock. A clock that stands before 1970 gives the first day that
 * runs, scores and medals can have, and one that is ahead of {@link RunSetup#LAST_DAY} gives that
 * day.
 *
 * @param clock reads the clock
 */
public record Today(Supplier<Instant> clock) {
  /** Returns the date where the player is. */
  public LocalDate local() {
    return in(ZoneId.systemDefault());
  }

  /** Returns the date of daily runs, which is that of UTC. */
  public LocalDate utc() {
    return in(ZoneOffset.UTC);
  }

  private LocalDate in(ZoneId zone) {
    long day = clock.get().atZone(zone).toLocalDate().toEpochDay();
    return LocalDate.ofEpochDay(Math.max(0, Math.min(RunSetup.LAST_DAY, day)));
  }
}
