package towline.math;

/**
 * Sine and cosine, the same to the bit on every machine and every Java, without garbage: from JDK
 * 21 on {@link StrictMath} allocates a small array for most arguments, and the simulation calls it
 * a hundred times a tick.
 *
 * <p>The argument is reduced by multiples of pi/2, given in three parts so that no digit is lost
 * (W. J. Cody and W. Waite, Software Manual for the Elementary Functions, chapter 8), then the
 * Taylor series is summed. Error below 2.5e-16.
 */
public final class Trigonometry {
  /** Beyond this many quarter turns the product with the first part would be rounded. */
  private static final double MOST_QUARTERS = 1 << 19;

  /** The first 33 bits of pi/2, the next 33 bits, and the rest. */
  private static final double QUARTER_HIGH = 0x1.921fb544p0;

  private static final double QUARTER_MIDDLE = 0x1.0b4611a6p-34;
  private static final double QUARTER_LOW = 0x1.3198a2e037073p-69;

  private Trigonometry() {}

  /** The sine of {@code angle} radians; NaN for what is not finite. */
  public static double sin(double angle) {
    double quarters = Math.rint(angle * (2 / Math.PI));
    if (!(Math.abs(quarters) <= MOST_QUARTERS)) {
      return StrictMath.sin(angle);
    }
    double rest = rest(angle, quarters);
    return switch ((int) quarters & 3) {
      case 0 -> sine(rest);
      case 1 -> cosine(rest);
      case 2 -> -sine(rest);
      default -> -cosine(rest);
    };
  }

  /** The cosine of {@code angle} radians; NaN for what is not finite. */
  public static double cos(double angle) {
    double quarters = Math.rint(angle * (2 / Math.PI));
    if (!(Math.abs(quarters) <= MOST_QUARTERS)) {
      return StrictMath.cos(angle);
    }
    double rest = rest(angle, quarters);
    return switch ((int) quarters & 3) {
      case 0 -> cosine(rest);
      case 1 -> -sine(rest);
      case 2 -> -cosine(rest);
      default -> sine(rest);
    };
  }

  private static double rest(double angle, double quarters) {
    return angle - quarters * QUARTER_HIGH - quarters * QUARTER_MIDDLE - quarters * QUARTER_LOW;
  }

  /** Up to x^17 / 17!; for |x| up to pi/4 the next term is below 1e-19. */
  private static double sine(double x) {
    double z = x * x;
    double sum = 1 / 355_687_428_096_000.0;
    sum = sum * z - 1 / 1_307_674_368_000.0;
    sum = sum * z + 1 / 6_227_020_800.0;
    sum = sum * z - 1 / 39_916_800.0;
    sum = sum * z + 1 / 362_880.0;
    sum = sum * z - 1 / 5_040.0;
    sum = sum * z + 1 / 120.0;
    sum = sum * z - 1 / 6.0;
    return x + x * (z * sum);
  }

  /** Up to x^16 / 16!; for |x| up to pi/4 the next term is below 1e-17. */
  private static double cosine(double x) {
    double z = x * x;
    double sum = 1 / 20_922_789_888_000.0;
    sum = sum * z - 1 / 87_178_291_200.0;
    sum = sum * z + 1 / 479_001_600.0;
    sum = sum * z - 1 / 3_628_800.0;
    sum = sum * z + 1 / 40_320.0;
    sum = sum * z - 1 / 720.0;
    sum = sum * z + 1 / 24.0;
    return 1 - (z / 2 - z * z * sum);
  }
}
