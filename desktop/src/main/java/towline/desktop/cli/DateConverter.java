package towline.desktop.cli;

import java.time.LocalDate;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import towline.game.run.DailyDate;

/** Parses the date of a daily run. */
public final class DateConverter implements ITypeConverter<LocalDate> {
  @Override
  public LocalDate convert(String text) {
    return DailyDate.parse(text)
        .orElseThrow(() -> new TypeConversionException("'" + text + "' is not " + DailyDate.RANGE));
  }
}
