package towline.web.math;

import java.math.BigInteger;

/**
 * Reads decimal numbers like {@link Double#parseDouble} and {@link Float#parseFloat}, with a single
 * rounding, for a Java that rounds more than once. Does not read hexadecimal numbers.
 */
public final class DecimalParser {
  /** Power of 10 beyond which every number with {@link #MAX_DIGITS} digits is 0 or infinite. */
  private static final int MAX_EXPONENT = 400;

  private static final int MAX_DIGITS = 1_100;

  private final String text;
  private int at;
  private boolean negative;
  private BigInteger digits = BigInteger.ZERO;
  private int exponent;

  private DecimalParser(String text) {
    this.text = text;
  }

  /** Replaces {@link Double#parseDouble}. */
  public static double parseDouble(String text) {
    return new DecimalParser(text.trim()).value(53, Double.MIN_EXPONENT, Double.MAX_EXPONENT);
  }

  /** Replaces {@link Float#parseFloat}. */
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
    boolean hasDigits = false;
    boolean point = false;
    for (; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '.' && !point) {
        point = true;
      } else if (c >= '0' && c <= '9') {
        hasDigits = true;
        if (read.length() < MAX_DIGITS) {
          read.append(c);
          exponent -= point ? 1 : 0;
        } else {
          // Of the further digits it matters only if one is not 0: no tie has this many digits.
          if (c != '0' && read.charAt(MAX_DIGITS - 1) == '0') {
            read.setCharAt(MAX_DIGITS - 1, '1');
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
    if (!hasDigits) {
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

  /** Returns the nearest number with {@code bits} binary digits; of two, the even one. */
  private double nearest(int bits, int least, int most) {
    if (digits.signum() == 0 || exponent < -MAX_EXPONENT - MAX_DIGITS) {
      return 0;
    }
    if (exponent > MAX_EXPONENT) {
      return Double.POSITIVE_INFINITY;
    }
    BigInteger above = exponent > 0 ? digits.multiply(BigInteger.TEN.pow(exponent)) : digits;
    BigInteger below = exponent < 0 ? BigInteger.TEN.pow(-exponent) : BigInteger.ONE;
    // Chosen so that the quotient has all significant bits, or one more; fewer for subnormal
    // numbers.
    int unit = Math.max(above.bitLength() - below.bitLength() - bits, least - bits + 1);
    long whole = quotient(above, below, unit);
    if (whole >= 1L << bits) {
      unit++;
      whole = quotient(above, below, unit);
    }
    double size = ExactMath.scalb((double) whole, unit);
    return size < ExactMath.scalb(2.0, most) ? size : Double.POSITIVE_INFINITY;
  }

  /** Returns above / below in units of 2^{@code unit}, rounded to the nearest, ties to even. */
  private static long quotient(BigInteger above, BigInteger below, int unit) {
    BigInteger divisor = unit > 0 ? below.shiftLeft(unit) : below;
    BigInteger[] parts = (unit < 0 ? above.shiftLeft(-unit) : above).divideAndRemainder(divisor);
    long whole = parts[0].longValue();
    int half = parts[1].shiftLeft(1).compareTo(divisor);
    return half > 0 || (half == 0 && (whole & 1) == 1) ? whole + 1 : whole;
  }
}
