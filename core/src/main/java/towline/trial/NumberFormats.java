package towline.trial;

import java.math.BigDecimal;
import java.math.MathContext;

/** Formats numbers. */
public final class NumberFormats {
  private static final int MOST_DIGITS = 17;
  private static final int LEAST_DIGITS = 15;

  private NumberFormats() {}

  /**
   * Returns the fewest digits, at least 15 but without trailing zeros, that parse to exactly {@code
   * value}, which must be finite. The result is equal on every version of Java.
   */
  public static String exact(double value) {
    BigDecimal whole = new BigDecimal(value);
    for (int digits = LEAST_DIGITS; digits < MOST_DIGITS; digits++) {
      BigDecimal rounded = whole.round(new MathContext(digits));
      if (rounded.doubleValue() == value) {
        return text(rounded);
      }
    }
    return text(whole.round(new MathContext(MOST_DIGITS)));
  }

  private static String text(BigDecimal number) {
    if (number.signum() == 0) {
      return "0";
    }
    BigDecimal stripped = number.stripTrailingZeros();
    boolean isWhole = stripped.scale() < 0 && stripped.scale() > -12;
    return isWhole ? stripped.toPlainString() : stripped.toString();
  }
}
