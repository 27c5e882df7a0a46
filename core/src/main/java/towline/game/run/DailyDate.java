package towline.game.run;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import towline.session.RunSetup;

/** The date of a daily run in the form of the command line and of a page's address. */
public final class DailyDate {
  /** Range and form of the dates, in words that follow "must be" or "is not". */
  public static final String RANGE =
      "a day from 1970-01-01 to "
          + LocalDate.ofEpochDay(RunSetup.LAST_DAY)
          + ", written YYYY-MM-DD";

  private DailyDate() {}

  /** Returns the date of {@code text}; empty if it is not a date with a daily run. */
  public static Optional<LocalDate> parse(String text) {
    try {
      return Optional.of(LocalDate.parse(text))
          .filter(date -> date.toEpochDay() >= 0 && date.toEpochDay() <= RunSetup.LAST_DAY);
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
