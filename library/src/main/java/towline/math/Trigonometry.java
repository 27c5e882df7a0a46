package towline.math;

/**
 * Sine, cosine and arc tangent, the same to the bit on every machine and every Java, without
 * garbage: from JDK 21 on {@link StrictMath} allocates a small array for most arguments, and the
 * simulation calls it a hundred times a tick.
 *
 * <p>The argument is reduced by multiples of pi/2, given in three parts so that no digit is lost
 * (W. J. Cody and W. Waite, Software Manual for the Elementary Functions, chapter 8), then the
 * Taylor series is summed. Error below 2.5e-16.
 *
 * <p>The arc tangent gives the bits of {@link StrictMath}, which is fdlibm by its definition, in
 * half the time where that is a call out of Java. It is fdlibm's own (s_atan.c, e_atan2.c):
 *
 * <p>Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved. Developed at SunSoft, a Sun
 * Microsystems, Inc. business. Permission to use, copy, modify, and distribute this software is
 * freely granted, provided that this notice is preserved.
 */
public final class Trigonometry {
  /** Beyond this many quarter turns the product with the first part would be rounded. */
  private static final double MOST_QUARTERS = 1 << 19;

  /** The first 33 bits of pi/2, the next 33 bits, and the rest. */
  private static final double QUARTER_HIGH = 0x1.921fb544p0;

  private static final double QUARTER_MIDDLE = 0x1.0b4611a6p-34;
  private static final double QUARTER_LOW = 0x1.3198a2e037073p-69;

  /** Between these the quotient of two numbers is surely an ordinary one for fdlibm. */
  private static final double LEAST_RATIO = 0x1p-58;

  private static final double MOST_RATIO = 0x1p58;

  /** Below that an arc tangent is its argument. */
  private static final double TINY = 0x1p-29;

  /** Difference between pi and the double nearest to it. */
  private static final double PI_LOW = 1.2246467991473532e-16;

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

  /**
   * The angle of the direction (x, y), in [-pi, pi]: to the bit what {@link StrictMath#atan2}
   * gives.
   */
  public static double atan2(double y, double x) {
    double ratio = Math.abs(y / x);
    if (!(ratio > LEAST_RATIO && ratio < MOST_RATIO)) {
      return StrictMath.atan2(y, x);
    }
    double angle = atan(ratio);
    if (x < 0) {
      angle = Math.PI - (angle - PI_LOW);
    }
    return y < 0 ? -angle : angle;
  }

  /** The arc tangent of a positive number. */
  private static double atan(double x) {
    if (x < 0.4375) {
      return x < TINY ? x : x - x * tail(x);
    }
    if (x < 0.6875) {
      double rest = (2 * x - 1) / (2 + x);
      return 0x1.dac670561bb4fp-2 - (rest * tail(rest) - 0x1.a2b7f222f65e2p-56 - rest);
    }
    if (x < 1.1875) {
      double rest = (x - 1) / (x + 1);
      return 0x1.921fb54442d18p-1 - (rest * tail(rest) - 0x1.1a62633145c07p-55 - rest);
    }
    if (x < 2.4375) {
      double rest = (x - 1.5) / (1 + 1.5 * x);
      return 0x1.f730bd281f69bp-1 - (rest * tail(rest) - 0x1.007887af0cbbdp-56 - rest);
    }
    double rest = -1 / x;
    return 0x1.921fb54442d18p0 - (rest * tail(rest) - 0x1.1a62633145c07p-54 - rest);
  }

  /** Relative amount by which the arc tangent of x is less than x; even and odd terms apart. */
  private static double tail(double x) {
    double z = x * x;
    double w = z * z;
    double even = 0.016285820115365782;
    even = 0.049768779946159324 + w * even;
    even = 0.06661073137387531 + w * even;
    even = 0.09090887133436507 + w * even;
    even = 0.14285714272503466 + w * even;
    even = 0.3333333333333293 + w * even;
    double odd = -0.036531572744216916;
    odd = -0.058335701337905735 + w * odd;
    odd = -0.0769187620504483 + w * odd;
    odd = -0.11111110405462356 + w * odd;
    odd = -0.19999999999876483 + w * odd;
    return z * even + w * odd;
  }
}
