package towline.web.math;

/**
 * Functions of {@link Math}, with equal names and meanings, that are exact to the bit, for a Java
 * on which those of Math are not.
 */
public final class ExactMath {
  /** Number that rounds the fraction off a smaller one that is added to it. */
  private static final double ROUNDER = 0x1p52;

  private static final int PRECISION = 52;

  /** Power of 2 beyond which every result is 0 or infinite. */
  private static final int MAX_SCALE = 2_099;

  private static final int SCALE_STEP = 512;
  private static final double DEGREES_TO_RADIANS = 0.017453292519943295;
  private static final double RADIANS_TO_DEGREES = 57.29577951308232;

  private ExactMath() {}

  /** Replaces {@link Math#scalb(double, int)}. */
  public static double scalb(double value, int scale) {
    int left = Math.max(-MAX_SCALE, Math.min(MAX_SCALE, scale));
    // The remainder comes first: a number that it rounds becomes 0 in a later step, so no number is
    // rounded twice.
    double scaled = value * powerOfTwo(left % SCALE_STEP);
    double step = powerOfTwo(left < 0 ? -SCALE_STEP : SCALE_STEP);
    for (int i = Math.abs(left / SCALE_STEP); i > 0; i--) {
      scaled *= step;
    }
    return scaled;
  }

  /** Replaces {@link Math#scalb(float, int)}. */
  public static float scalb(float value, int scale) {
    return (float) scalb((double) value, Math.max(-400, Math.min(400, scale)));
  }

  private static double powerOfTwo(int exponent) {
    return Double.longBitsToDouble((long) (exponent + Double.MAX_EXPONENT) << PRECISION);
  }

  /** Replaces {@link Math#ulp(double)}. */
  public static double ulp(double value) {
    double size = Math.abs(value);
    if (!(size <= Double.MAX_VALUE)) {
      return size;
    }
    int exponent = (int) (Double.doubleToRawLongBits(size) >> PRECISION) - Double.MAX_EXPONENT;
    if (exponent < Double.MIN_EXPONENT) {
      return Double.MIN_VALUE;
    }
    int unit = exponent - PRECISION;
    return unit >= Double.MIN_EXPONENT
        ? powerOfTwo(unit)
        : Double.longBitsToDouble(1L << (unit - Double.MIN_EXPONENT + PRECISION));
  }

  /** Replaces {@link Math#rint}. */
  public static double rint(double value) {
    double size = Math.abs(value);
    return size < ROUNDER ? copySign((size + ROUNDER) - ROUNDER, value) : value;
  }

  /** Replaces {@link Math#round(double)}. */
  public static long round(double value) {
    double floor = Math.floor(value);
    return (long) (value - floor >= 0.5 ? floor + 1 : floor);
  }

  /** Replaces {@link Math#round(float)}. */
  public static int round(float value) {
    double floor = Math.floor(value);
    return (int) (value - floor >= 0.5 ? floor + 1 : floor);
  }

  /** Replaces {@link StrictMath#copySign(double, double)}. */
  public static double copySign(double magnitude, double sign) {
    return Double.longBitsToDouble(
        (Double.doubleToRawLongBits(magnitude) & Long.MAX_VALUE)
            | (Double.doubleToLongBits(sign) & Long.MIN_VALUE));
  }

  /** Replaces {@link Math#toRadians}. */
  public static double toRadians(double degrees) {
    return degrees * DEGREES_TO_RADIANS;
  }

  /** Replaces {@link Math#toDegrees}. */
  public static double toDegrees(double radians) {
    return radians * RADIANS_TO_DEGREES;
  }
}
