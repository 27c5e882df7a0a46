package towline.desktop.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses a limit: a number of at least 0, or inf, Infinity or nothing for none. */
public final class LimitOption implements ITypeConverter<Double> {
  @Override
  public Double convert(String text) {
    if (text.isEmpty() || text.equals("inf")) {
      return Double.POSITIVE_INFINITY;
    }
    try {
      double limit = Double.parseDouble(text);
      if (limit >= 0) {
        return limit;
      }
    } catch (NumberFormatException e) {
      throw invalid(text);
    }
    throw invalid(text);
  }

  private static TypeConversionException invalid(String text) {
    return new TypeConversionException("'" + text + "' is not a limit such as 6, or inf for none");
  }
}
