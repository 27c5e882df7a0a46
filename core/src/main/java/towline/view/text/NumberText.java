package towline.view.text;

import towline.session.FixedStep;

/** Writes numbers, mostly without creating objects. */
public final class NumberText {
  private NumberText() {}

  /** Appends a number with {@code decimals} digits after a dot; a dash if not finite. */
  public static StringBuilder append(StringBuilder to, double number, int decimals) {
    return append(to, number, decimals, '.');
  }

  /** Appends a number with {@code decimals} digits after {@code sign}; a dash if not finite. */
  public static StringBuilder append(StringBuilder to, double number, int decimals, char sign) {
    if (!(Math.abs(number) < 1e12)) {
      return to.append('\u2013');
    }
    long unit = 1;
    for (int i = 0; i < decimals; i++) {
      unit *= 10;
    }
    long scaled = Math.round(Math.abs(number) * unit);
    if (number < 0 && scaled > 0) {
      to.append('-');
    }
    to.append(scaled / unit);
    if (decimals > 0) {
      to.append(sign);
      long fraction = scaled % unit;
      for (long place = unit / 10; place > 0; place /= 10) {
        to.append((char) ('0' + fraction / place % 10));
      }
    }
    return to;
  }

  /** Returns the digits of a whole number in groups of three. */
  public static String grouped(long number) {
    return grouped(new StringBuilder(), number).toString();
  }

  /** Appends a whole number with a gap between groups of three digits: 12 400. */
  public static StringBuilder grouped(StringBuilder to, long number) {
    int start = to.length();
    to.append(number);
    for (int at = to.length() - 3; at > start; at -= 3) {
      to.insert(at, ' ');
    }
    return to;
  }

  /** Returns a duration, s, as minutes and seconds: 1:05. */
  public static String clock(double seconds) {
    return clock(new StringBuilder(), wholeSeconds(seconds)).toString();
  }

  /** Appends a number of whole seconds as minutes and seconds. */
  public static StringBuilder clock(StringBuilder to, long seconds) {
    return to.append(seconds / 60).append(seconds % 60 < 10 ? ":0" : ":").append(seconds % 60);
  }

  /**
   * Returns the whole seconds that a clock shows: rounded down, with a tolerance of half a tick.
   */
  public static long wholeSeconds(double seconds) {
    return (long) (seconds + 0.5 * FixedStep.TICK_SECONDS);
  }
}
