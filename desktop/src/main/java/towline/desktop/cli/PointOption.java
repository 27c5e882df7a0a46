package towline.desktop.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import towline.math.Vec2;

/** Parses X,Y: a position, m, a velocity, m/s, or an acceleration, m/s^2. */
public final class PointOption implements ITypeConverter<Vec2> {
  private static final Pattern SYNTAX = Pattern.compile("([^,]+),([^,]+)");

  @Override
  public Vec2 convert(String text) {
    Matcher matcher = SYNTAX.matcher(text);
    if (matcher.matches()) {
      try {
        Vec2 read =
            new Vec2(Double.parseDouble(matcher.group(1)), Double.parseDouble(matcher.group(2)));
        if (read.isFinite()) {
          return read;
        }
      } catch (NumberFormatException e) {
        throw invalid(text);
      }
    }
    throw invalid(text);
  }

  private static TypeConversionException invalid(String text) {
    return new TypeConversionException("'" + text + "' is not a pair of numbers such as 3.5,-2");
  }
}
