package towline.web.launch;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads the options in the address of Six Shots. */
public final class ShotsAddress {
  private static final Pattern DATE = Pattern.compile("\\d{4}-\\d\\d-\\d\\d");
  private static final int YEAR_END = 4;
  private static final int MONTH_END = 7;

  private ShotsAddress() {}

  /**
   * Returns the day that an address asks for, {@code today} if it asks for none. Other options are
   * ignored, because links that are sent around collect some.
   *
   * @param today days since 1970-01-01
   * @throws AddressException if there is no such date, or it is in the future
   */
  public static long day(Address address, long today) throws AddressException {
    Optional<String> asked = address.value("date");
    if (asked.isEmpty()) {
      return today;
    }
    long day = day(asked.get());
    if (day < 0 || day > today) {
      throw new AddressException(
          "date must be a day from 1970-01-01 to today, "
              + LocalDate.ofEpochDay(today)
              + " UTC, written YYYY-MM-DD, not '"
              + asked.get()
              + "'");
    }
    return day;
  }

  /** Returns the day; -1 if there is none. A parser of LocalDate would double the program. */
  private static long day(String date) {
    if (!DATE.matcher(date).matches()) {
      return -1;
    }
    try {
      return LocalDate.of(
              Integer.parseInt(date.substring(0, YEAR_END)),
              Integer.parseInt(date.substring(YEAR_END + 1, MONTH_END)),
              Integer.parseInt(date.substring(MONTH_END + 1)))
          .toEpochDay();
    } catch (DateTimeException e) {
      return -1;
    }
  }
}
