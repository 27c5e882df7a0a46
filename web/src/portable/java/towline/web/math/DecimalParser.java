package towline.web.math;

import java.math.BigInteger;

/**
 * Reads decimal numbers as {@link Double#parseDouble} and {@link Float#parseFloat} do, with one
 * rounding, for a Java that rounds more often. Hexadecimal numbers are not read.
 */
public final class DecimalParser {
  /** Powers of 10 beyond these make 0 or infinity of every number of so many digits. */
  private static final int MOST_EXPONENT = 400;

  private static final int MOST_DIGITS = 1_100;

  private final String text;
  private int at;
  private boolean negative;
  private BigInteger digits = BigInteger.ZERO;
  private int exponent;

  private DecimalParser(String text) {
    this.text = text;
  }

  /** As {@link Double#parseDouble}. */
  public static double parseDouble(String text) {
    return new DecimalParser(text.trim()).value(53, Double.MIN_EXPONENT, Double.MAX_EXPONENT);
  }

  /** As {@link Float#parseFloat}. */
  public static float parseFloat(String text) {
    return (float) new DecimalParser(text.trim()).value(24, Float.MIN_EXPONENT, Float.MAX_EXPONENT);
  }

  private double value(int bits, int least, int most) {
    if (text.isEmpty()) {
      throw new NumberFormatException("empty String");
    }
    negative = text.charAt(0) == '-';
    at = negative || text.charAt(0) == '+' ? 1 : 0;
    String rest = text.substring(at);
    if (rest.equals("NaN")) {
      return Double.NaN;
    }
    double size = Double.POSITIVE_INFINITY;
    if (!rest.equals("Infinity")) {
      readDigits();
      readExponent();
      if (at < text.length() && "fFdD".indexOf(text.charAt(at)) >= 0) {
        at++;
      }
      if (at < text.length()) {
        throw invalid();
      }
      size = nearest(bits, least, most);
    }
    return negative ? -1 * size : size;
  }

  private NumberFormatException invalid() {
    return new NumberFormatException("For input string: \"" + text + "\"");
  }

  private void readDigits() {
    StringBuilder read = new StringBuilder();
    boolean any = false;
    boolean point = false;
    for (; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '.' && !point) {
        point = true;
      } else if (c >= '0' && c <= '9') {
        any = true;
        if (read.length() < MOST_DIGITS) {
          read.append(c);
          exponent -= point ? 1 : 0;
        } else {
          // Only whether anything follows can matter: no tie has so many digits.
          if (c != '0' && read.charAt(MOST_DIGITS - 1) == '0') {
            read.setCharAt(MOST_DIGITS - 1, '1');
          }
          exponent += point ? 0 : 1;
        }
        if (read.length() == 1 && c == '0') {
          read.setLength(0);
        }
      } else {
        break;
      }
    }
    if (!any) {
      throw invalid();
    }
    digits = read.length() == 0 ? BigInteger.ZERO : new BigInteger(read.toString());
  }

  private void readExponent() {
    if (at >= text.length() || (text.charAt(at) != 'e' && text.charAt(at) != 'E')) {
      return;
    }
    at++;
    boolean minus = at < text.length() && text.charAt(at) == '-';
    if (minus || (at < text.length() && text.charAt(at) == '+')) {
      at++;
    }
    int start = at;
    int given = 0;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      given = Math.min(100_000, 10 * given + text.charAt(at) - '0');
      at++;
    }
    if (at == start) {
      throw invalid();
    }
    exponent += minus ? -given : given;
  }

  /** The number of so many binary digits that is nearest; of two the even one. */
  private double nearest(int bits, int least, int most) {
    if (digits.signum() == 0 || exponent < -MOST_EXPONENT - MOST_DIGITS) {
      return 0;
    }
    if (exponent > MOST_EXPONENT) {
      return Double.POSITIVE_INFINITY;
    }
    BigInteger above = exponent > 0 ? digits.multiply(BigInteger.TEN.pow(exponent)) : digits;
    BigInteger below = exponent < 0 ? BigInteger.TEN.pow(-exponent) : BigInteger.ONE;
    // So that the quotient has all the bits that count, or one more; fewer below the normal ones.
    int unit = Math.max(above.bitLength() - below.bitLength() - bits, least - bits + 1);
    long whole = quotient(above, below, unit);
    if (whole >= 1L << bits) {
      unit++;
      whole = quotient(above, below, unit);
    }
    double size = ExactMath.scalb((double) whole, unit);
    return size < ExactMath.scalb(2.0, most) ? size : Double.POSITIVE_INFINITY;
  }

  /** Above / below in units of that power of 2, rounded. */
  private static long quotient(BigInteger above, BigInteger below, int unit) {
    BigInteger divisor = unit > 0 ? below.shiftLeft(unit) : below;
    BigInteger[] parts = (unit < 0 ? above.shiftLeft(-unit) : above).divideAndRemainder(divisor);
    long whole = parts[0].longValue();
    int half = parts[1].shiftLeft(1).compareTo(divisor);
    return half > 0 || (half == 0 && (whole & 1) == 1) ? whole + 1 : whole;
  }
}
