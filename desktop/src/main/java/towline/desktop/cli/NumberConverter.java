package towline.desktop.cli;

import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a number; picocli's own converters name Java's types where a player reads them. */
final class NumberConverter<T extends Number> implements ITypeConverter<T> {
  private static final Pattern WHOLE = Pattern.compile("[-+]?[0-9]+");

  private final Function<String, T> parser;
  private final String kind;

  private NumberConverter(Function<String, T> parser, String kind) {
    this.parser = parser;
    this.kind = kind;
  }

  /** Makes {@code commandLine} and its subcommands read numbers by these converters. */
  static void register(CommandLine commandLine) {
    NumberConverter<Integer> ints = new NumberConverter<>(Integer::valueOf, "a whole number");
    NumberConverter<Long> longs = new NumberConverter<>(Long::valueOf, "a whole number");
    NumberConverter<Double> doubles = new NumberConverter<>(Double::valueOf, "a number");
    commandLine
        .registerConverter(int.class, ints)
        .registerConverter(Integer.class, ints)
        .registerConverter(long.class, longs)
        .registerConverter(Long.class, longs)
        .registerConverter(double.class, doubles)
        .registerConverter(Double.class, doubles);
  }

  @Override
  public T convert(String text) {
    try {
      return parser.apply(text);
    } catch (NumberFormatException e) {
      // A double is never too large: it is infinite.
      String defect = WHOLE.matcher(text).matches() ? "has too many digits" : "is not " + kind;
      throw new TypeConversionException(String.format(Locale.ROOT, "'%s' %s", text, defect));
    }
  }
}
