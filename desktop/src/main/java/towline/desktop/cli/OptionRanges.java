package towline.desktop.cli;

import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Checks numbers on the command line. */
public final class OptionRanges {
  private OptionRanges() {}

  /**
   * Returns {@code value} if it is in the range; else throws bad usage that names option, value and
   * range.
   */
  public static int within(CommandSpec spec, String option, int value, int minimum, int maximum) {
    if (value < minimum || value > maximum) {
      throw invalid(spec, option, value, String.format(Locale.ROOT, "%d to %d", minimum, maximum));
    }
    return value;
  }

  /** Checks each of {@code values} with {@link #within(CommandSpec, String, int, int, int)}. */
  public static void within(
      CommandSpec spec, String option, List<Integer> values, int minimum, int maximum) {
    for (int value : values) {
      within(spec, option, value, minimum, maximum);
    }
  }

  /** Returns {@code value} if it is above 0 and at most {@code maximum}; else throws bad usage. */
  public static double positive(CommandSpec spec, String option, double value, double maximum) {
    if (!(value > 0 && value <= maximum)) {
      throw invalid(
          spec, option, value, String.format(Locale.ROOT, "above 0, at most %s", maximum));
    }
    return value;
  }

  private static ParameterException invalid(
      CommandSpec spec, String option, Number value, String range) {
    return refusal(
        spec, option, String.format(Locale.ROOT, "%s is out of range (%s)", value, range));
  }

  /** Returns the exception for a value that cannot be used, for the reason in {@code sentence}. */
  public static ParameterException refusal(CommandSpec spec, String option, String sentence) {
    return new ParameterException(
        spec.commandLine(),
        String.format(Locale.ROOT, "Invalid value for option '%s': %s", option, sentence));
  }
}
