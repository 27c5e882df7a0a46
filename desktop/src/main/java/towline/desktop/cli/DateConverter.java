package towline.desktop.cli;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import towline.session.RunSetup;

/** Parses a day, YYYY-MM-DD. */
public final class DateConverter implements ITypeConverter<LocalDate> {
  @Override
  public LocalDate convert(String text) {
    try {
      LocalDate day = LocalDate.parse(text);
      if (day.toEpochDay() >= 0 && day.toEpochDay() <= RunSetup.LAST_DAY) {
        return day;
      }
    } catch (DateTimeException e) {
      throw new TypeConversionException(refusal(text));
    }
    throw new TypeConversionException(refusal(text));
  }

  private static String refusal(String text) {
    return String.format(
        Locale.ROOT,
        "'%s' is not a day from 1970-01-01 to %s, written YYYY-MM-DD",
        text,
        LocalDate.ofEpochDay(RunSetup.LAST_DAY));
  }
}
