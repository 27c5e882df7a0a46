package towline.web.math;

/**
 * Functions of {@link Math} that are exact to the bit on every Java, for one on which they are not.
 * They have the names and the meaning of those of Math.
 */
public final class ExactMath {
  /** What is added to it loses its fraction. */
  private static final double WITHOUT_FRACTION = 0x1p52;

  private static final int PRECISION = 52;

  /** Beyond this many powers of 2 everything is 0 or infinite. */
  private static final int MOST_SCALE = 2_099;

  private static final int SCALE_STEP = 512;
  private static final double DEGREES_TO_RADIANS = 0.017453292519943295;
  private static final double RADIANS_TO_DEGREES = 57.29577951308232;

  private ExactMath() {}

  /** As {@link Math#scalb(double, int)}. */
  public static double scalb(double value, int scale) {
    int left = Math.max(-MOST_SCALE, Math.min(MOST_SCALE, scale));
    // The rest comes first: what is rounded then is 0 after a step, so nothing is rounded twice.
    double scaled = value * powerOfTwo(left % SCALE_STEP);
    double step = powerOfTwo(left < 0 ? -SCALE_STEP : SCALE_STEP);
    for (int i = Math.abs(left / SCALE_STEP); i > 0; i--) {
      scaled *= step;
    }
    return scaled;
  }

  /** As {@link Math#scalb(float, int)}. */
  public static float scalb(float value, int scale) {
    return (float) scalb((double) value, Math.max(-400, Math.min(400, scale)));
  }

  private static double powerOfTwo(int exponent) {
    return Double.longBitsToDouble((long) (exponent + Double.MAX_EXPONENT) << PRECISION);
  }

  /** As {@link Math#ulp(double)}. */
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

  /** As {@link Math#rint}. */
  public static double rint(double value) {
    double size = Math.abs(value);
    return size < WITHOUT_FRACTION
        ? copySign((size + WITHOUT_FRACTION) - WITHOUT_FRACTION, value)
        : value;
  }

  /** As {@link Math#round(double)}. */
  public static long round(double value) {
    double floor = Math.floor(value);
    return (long) (value - floor >= 0.5 ? floor + 1 : floor);
  }

  /** As {@link Math#round(float)}. */
  public static int round(float value) {
    double floor = Math.floor(value);
    return (int) (value - floor >= 0.5 ? floor + 1 : floor);
  }

  /** As {@link StrictMath#copySign(double, double)}. */
  public static double copySign(double magnitude, double sign) {
    return Double.longBitsToDouble(
        (Double.doubleToRawLongBits(magnitude) & Long.MAX_VALUE)
            | (Double.doubleToLongBits(sign) & Long.MIN_VALUE));
  }

  /** As {@link Math#toRadians}. */
  public static double toRadians(double degrees) {
    return degrees * DEGREES_TO_RADIANS;
  }

  /** As {@link Math#toDegrees}. */
  public static double toDegrees(double radians) {
    return radians * RADIANS_TO_DEGREES;
  }
}
