/*
 * A port to Java of functions of fdlibm 5.3, the freely distributable C library of mathematics:
 *
 * ====================================================
 * Copyright (C) 1993, 2004 by Sun Microsystems, Inc. All rights reserved.
 *
 * Developed at SunSoft, a Sun Microsystems, Inc. business.
 * Permission to use, copy, modify, and distribute this
 * software is freely granted, provided that this notice
 * is preserved.
 * ====================================================
 */
package towline.web.math;

/**
 * The functions of {@link StrictMath}, with equal names and meanings, in plain Java: both are
 * fdlibm to the bit. For a Java that uses the mathematics of the machine, as in a browser.
 */
@SuppressWarnings("FloatingPointLiteralPrecision") // All digits that fdlibm gives.
public final class Fdlibm {
  private static final double TWO24 = 0x1p24;
  private static final double TWON24 = 0x1p-24;
  private static final double TWO54 = 0x1p54;

  private static final double PIO2_HI = 1.57079632679489655800e+00;
  private static final double PIO2_LO = 6.12323399573676603587e-17;
  private static final double PIO4_HI = 7.85398163397448278999e-01;
  private static final double PI_LO = 1.2246467991473531772e-16;

  private Fdlibm() {}

  private static int high(double x) {
    return (int) (Double.doubleToRawLongBits(x) >> 32);
  }

  private static int low(double x) {
    return (int) Double.doubleToRawLongBits(x);
  }

  private static double withHigh(double x, int high) {
    return Double.longBitsToDouble(
        (Double.doubleToRawLongBits(x) & 0xffff_ffffL) | ((long) high << 32));
  }

  private static double withoutLow(double x) {
    return Double.longBitsToDouble(Double.doubleToRawLongBits(x) & 0xffff_ffff_0000_0000L);
  }

  private static double of(int high, int low) {
    return Double.longBitsToDouble(((long) high << 32) | (low & 0xffff_ffffL));
  }

  // Arcsine and arccosine: a rational function of x^2 up to 1/2, beyond it by the half angle.

  private static final double PS0 = 1.66666666666666657415e-01;
  private static final double PS1 = -3.25565818622400915405e-01;
  private static final double PS2 = 2.01212532134862925881e-01;
  private static final double PS3 = -4.00555345006794114027e-02;
  private static final double PS4 = 7.91534994289814532176e-04;
  private static final double PS5 = 3.47933107596021167570e-05;
  private static final double QS1 = -2.40339491173441421878e+00;
  private static final double QS2 = 2.02094576023350569471e+00;
  private static final double QS3 = -6.88283971605453293030e-01;
  private static final double QS4 = 7.70381505559019352791e-02;

  private static double arcNumerator(double t) {
    return t * (PS0 + t * (PS1 + t * (PS2 + t * (PS3 + t * (PS4 + t * PS5)))));
  }

  private static double arcDenominator(double t) {
    return 1 + t * (QS1 + t * (QS2 + t * (QS3 + t * QS4)));
  }

  /** Replaces {@link StrictMath#asin}. */
  public static double asin(double x) {
    int hx = high(x);
    int ix = hx & 0x7fffffff;
    if (ix >= 0x3ff00000) { // |x| >= 1
      if (((ix - 0x3ff00000) | low(x)) == 0) {
        return x * PIO2_HI + x * PIO2_LO;
      }
      return Double.NaN;
    }
    if (ix < 0x3fe00000) { // |x| < 0.5
      if (ix < 0x3e400000) { // |x| < 2^-27
        return x;
      }
      double t = x * x;
      double w = arcNumerator(t) / arcDenominator(t);
      return x + x * w;
    }
    double w = 1 - Math.abs(x);
    double t = w * 0.5;
    double p = arcNumerator(t);
    double q = arcDenominator(t);
    double s = Math.sqrt(t);
    if (ix >= 0x3FEF3333) { // |x| > 0.975
      w = p / q;
      t = PIO2_HI - (2.0 * (s + s * w) - PIO2_LO);
    } else {
      w = withoutLow(s);
      double c = (t - w * w) / (s + w);
      double r = p / q;
      p = 2.0 * s * r - (PIO2_LO - 2.0 * c);
      q = PIO4_HI - 2.0 * w;
      t = PIO4_HI - (p - q);
    }
    return hx > 0 ? t : -t;
  }

  /** Replaces {@link StrictMath#acos}. */
  public static double acos(double x) {
    int hx = high(x);
    int ix = hx & 0x7fffffff;
    if (ix >= 0x3ff00000) { // |x| >= 1
      if (((ix - 0x3ff00000) | low(x)) == 0) {
        return hx > 0 ? 0.0 : Math.PI + 2.0 * PIO2_LO;
      }
      return Double.NaN;
    }
    if (ix < 0x3fe00000) { // |x| < 0.5
      if (ix <= 0x3c600000) { // |x| < 2^-57
        return PIO2_HI + PIO2_LO;
      }
      double z = x * x;
      double r = arcNumerator(z) / arcDenominator(z);
      return PIO2_HI - (x - (PIO2_LO - x * r));
    }
    if (hx < 0) { // x < -0.5
      double z = (1 + x) * 0.5;
      double p = arcNumerator(z);
      double q = arcDenominator(z);
      double s = Math.sqrt(z);
      double w = p / q * s - PIO2_LO;
      return Math.PI - 2.0 * (s + w);
    }
    double z = (1 - x) * 0.5;
    double s = Math.sqrt(z);
    double df = withoutLow(s);
    double c = (z - df * df) / (s + df);
    double r = arcNumerator(z) / arcDenominator(z);
    double w = r * s + c;
    return 2.0 * (df + w);
  }

  // Arctangent: reduced to |x| < 7/16 by the arctangents of 1/2, 1, 3/2 and infinity.

  private static final double[] ATAN_HI = {
    4.63647609000806093515e-01,
    7.85398163397448278999e-01,
    9.82793723247329054082e-01,
    1.57079632679489655800e+00
  };
  private static final double[] ATAN_LO = {
    2.26987774529616870924e-17,
    3.06161699786838301793e-17,
    1.39033110312309984516e-17,
    6.12323399573676603587e-17
  };
  private static final double AT0 = 3.33333333333329318027e-01;
  private static final double AT1 = -1.99999999998764832476e-01;
  private static final double AT2 = 1.42857142725034663711e-01;
  private static final double AT3 = -1.11111104054623557880e-01;
  private static final double AT4 = 9.09088713343650656196e-02;
  private static final double AT5 = -7.69187620504482999495e-02;
  private static final double AT6 = 6.66107313738753120669e-02;
  private static final double AT7 = -5.83357013379057348645e-02;
  private static final double AT8 = 4.97687799461593236017e-02;
  private static final double AT9 = -3.65315727442169155270e-02;
  private static final double AT10 = 1.62858201153657823623e-02;

  /** Replaces {@link StrictMath#atan}. */
  public static double atan(double value) {
    double x = value;
    int hx = high(x);
    int ix = hx & 0x7fffffff;
    if (ix >= 0x44100000) { // |x| >= 2^66
      if (Double.isNaN(x)) {
        return x + x;
      }
      return hx > 0 ? ATAN_HI[3] + ATAN_LO[3] : -ATAN_HI[3] - ATAN_LO[3];
    }
    int id;
    if (ix < 0x3fdc0000) { // |x| < 0.4375
      if (ix < 0x3e200000) { // |x| < 2^-29
        return x;
      }
      id = -1;
    } else {
      x = Math.abs(x);
      if (ix < 0x3ff30000) { // |x| < 1.1875
        if (ix < 0x3fe60000) { // 7/16 <= |x| < 11/16
          id = 0;
          x = (2.0 * x - 1) / (2.0 + x);
        } else {
          id = 1;
          x = (x - 1) / (x + 1);
        }
      } else if (ix < 0x40038000) { // |x| < 2.4375
        id = 2;
        x = (x - 1.5) / (1 + 1.5 * x);
      } else {
        id = 3;
        x = -1.0 / x;
      }
    }
    double z = x * x;
    double w = z * z;
    double s1 = z * (AT0 + w * (AT2 + w * (AT4 + w * (AT6 + w * (AT8 + w * AT10)))));
    double s2 = w * (AT1 + w * (AT3 + w * (AT5 + w * (AT7 + w * AT9))));
    if (id < 0) {
      return x - x * (s1 + s2);
    }
    z = ATAN_HI[id] - ((x * (s1 + s2) - ATAN_LO[id]) - x);
    return hx < 0 ? -z : z;
  }

  /** Replaces {@link StrictMath#atan2}. */
  public static double atan2(double y, double x) {
    if (Double.isNaN(x) || Double.isNaN(y)) {
      return x + y;
    }
    int hx = high(x);
    int lx = low(x);
    int ix = hx & 0x7fffffff;
    int hy = high(y);
    int ly = low(y);
    int iy = hy & 0x7fffffff;
    if (((hx - 0x3ff00000) | lx) == 0) { // x = 1
      return atan(y);
    }
    int m = ((hy >> 31) & 1) | ((hx >> 30) & 2); // 2 sign(x) + sign(y)
    if ((iy | ly) == 0) { // y = 0
      return switch (m) {
        case 0, 1 -> y;
        case 2 -> Math.PI;
        default -> -Math.PI;
      };
    }
    if ((ix | lx) == 0) { // x = 0
      return hy < 0 ? -PIO2_HI : PIO2_HI;
    }
    if (ix == 0x7ff00000) { // x is infinite
      if (iy == 0x7ff00000) {
        return switch (m) {
          case 0 -> PIO4_HI;
          case 1 -> -PIO4_HI;
          case 2 -> 3.0 * PIO4_HI;
          default -> -3.0 * PIO4_HI;
        };
      }
      return switch (m) {
        case 0 -> 0.0;
        case 1 -> -0.0;
        case 2 -> Math.PI;
        default -> -Math.PI;
      };
    }
    if (iy == 0x7ff00000) { // y is infinite
      return hy < 0 ? -PIO2_HI : PIO2_HI;
    }
    int k = (iy - ix) >> 20;
    double z;
    if (k > 60) { // |y/x| > 2^60
      z = PIO2_HI + 0.5 * PI_LO;
    } else if (hx < 0 && k < -60) { // |y|/x < -2^60
      z = 0.0;
    } else {
      z = atan(Math.abs(y / x));
    }
    return switch (m) {
      case 0 -> z;
      case 1 -> -z;
      case 2 -> Math.PI - (z - PI_LO);
      default -> (z - PI_LO) - Math.PI;
    };
  }

  // Exponential function: reduced to |x| < ln 2 / 2, then a rational function.

  private static final double O_THRESHOLD = 7.09782712893383973096e+02;
  private static final double U_THRESHOLD = -7.45133219101941108420e+02;
  private static final double LN2_HI = 6.93147180369123816490e-01;
  private static final double LN2_LO = 1.90821492927058770002e-10;
  private static final double INV_LN2 = 1.44269504088896338700e+00;
  private static final double P1 = 1.66666666666666019037e-01;
  private static final double P2 = -2.77777777770155933842e-03;
  private static final double P3 = 6.61375632143793436117e-05;
  private static final double P4 = -1.65339022054652515390e-06;
  private static final double P5 = 4.13813679705723846039e-08;

  /** Replaces {@link StrictMath#exp}. */
  public static double exp(double value) {
    double x = value;
    int hx = high(x);
    boolean negative = hx < 0;
    hx &= 0x7fffffff;
    if (hx >= 0x40862E42) { // |x| >= 709.78...
      if (hx >= 0x7ff00000) {
        if (Double.isNaN(x)) {
          return x + x;
        }
        return negative ? 0.0 : x;
      }
      if (x > O_THRESHOLD) {
        return Double.POSITIVE_INFINITY;
      }
      if (x < U_THRESHOLD) {
        return 0.0;
      }
    }
    double hi = 0;
    double lo = 0;
    int k = 0;
    if (hx > 0x3fd62e42) { // |x| > 0.5 ln 2
      if (hx < 0x3FF0A2B2) { // |x| < 1.5 ln 2
        hi = negative ? x + LN2_HI : x - LN2_HI;
        lo = negative ? -LN2_LO : LN2_LO;
        k = negative ? -1 : 1;
      } else {
        k = (int) (INV_LN2 * x + (negative ? -0.5 : 0.5));
        double t = k;
        hi = x - t * LN2_HI;
        lo = t * LN2_LO;
      }
      x = hi - lo;
    } else if (hx < 0x3e300000) { // |x| < 2^-28
      return 1 + x;
    }
    double t = x * x;
    double c = x - t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5))));
    if (k == 0) {
      return 1 - ((x * c) / (c - 2.0) - x);
    }
    double y = 1 - ((lo - (x * c) / (2.0 - c)) - hi);
    if (k >= -1021) {
      return withHigh(y, high(y) + (k << 20));
    }
    return withHigh(y, high(y) + ((k + 1000) << 20)) * 0x1p-1000;
  }

  private static final double Q1 = -3.33333333333331316428e-02;
  private static final double Q2 = 1.58730158725481460165e-03;
  private static final double Q3 = -7.93650757867487942473e-05;
  private static final double Q4 = 4.00821782732936239552e-06;
  private static final double Q5 = -2.01099218183624371326e-07;

  /** Replaces {@link StrictMath#expm1}. */
  public static double expm1(double value) {
    double x = value;
    int hx = high(x);
    boolean negative = hx < 0;
    hx &= 0x7fffffff;
    if (hx >= 0x4043687A) { // |x| >= 56 ln 2
      if (hx >= 0x40862E42) { // |x| >= 709.78...
        if (hx >= 0x7ff00000) {
          if (Double.isNaN(x)) {
            return x + x;
          }
          return negative ? -1.0 : x;
        }
        if (x > O_THRESHOLD) {
          return Double.POSITIVE_INFINITY;
        }
      }
      if (negative) {
        return -1.0;
      }
    }
    double c = 0;
    int k;
    if (hx > 0x3fd62e42) { // |x| > 0.5 ln 2
      double hi;
      double lo;
      if (hx < 0x3FF0A2B2) { // |x| < 1.5 ln 2
        hi = negative ? x + LN2_HI : x - LN2_HI;
        lo = negative ? -LN2_LO : LN2_LO;
        k = negative ? -1 : 1;
      } else {
        k = (int) (INV_LN2 * x + (negative ? -0.5 : 0.5));
        double t = k;
        hi = x - t * LN2_HI;
        lo = t * LN2_LO;
      }
      x = hi - lo;
      c = (hi - x) - lo;
    } else if (hx < 0x3c900000) { // |x| < 2^-54
      return x;
    } else {
      k = 0;
    }
    double hfx = 0.5 * x;
    double hxs = x * hfx;
    double r1 = 1 + hxs * (Q1 + hxs * (Q2 + hxs * (Q3 + hxs * (Q4 + hxs * Q5))));
    double t = 3.0 - r1 * hfx;
    double e = hxs * ((r1 - t) / (6.0 - x * t));
    if (k == 0) {
      return x - (x * e - hxs);
    }
    e = x * (e - c) - c;
    e -= hxs;
    if (k == -1) {
      return 0.5 * (x - e) - 0.5;
    }
    if (k == 1) {
      return x < -0.25 ? -2.0 * (e - (x + 0.5)) : 1 + 2.0 * (x - e);
    }
    double y;
    if (k <= -2 || k > 56) {
      y = 1 - (e - x);
      y = withHigh(y, high(y) + (k << 20));
      return y - 1;
    }
    if (k < 20) {
      t = of(0x3ff00000 - (0x200000 >> k), 0); // 1 - 2^-k
      y = t - (e - x);
    } else {
      t = of((0x3ff - k) << 20, 0); // 2^-k
      y = x - (e + t);
      y += 1;
    }
    return withHigh(y, high(y) + (k << 20));
  }

  // Natural logarithm: of 1 + f between sqrt(2)/2 and sqrt(2), by a polynomial of s = f / (2 + f).

  private static final double LG1 = 6.666666666666735130e-01;
  private static final double LG2 = 3.999999999940941908e-01;
  private static final double LG3 = 2.857142874366239149e-01;
  private static final double LG4 = 2.222219843214978396e-01;
  private static final double LG5 = 1.818357216161805012e-01;
  private static final double LG6 = 1.531383769920937332e-01;
  private static final double LG7 = 1.479819860511658591e-01;

  /** Replaces {@link StrictMath#log}. */
  public static double log(double value) {
    double x = value;
    int hx = high(x);
    int k = 0;
    if (hx < 0x00100000) { // x < 2^-1022
      if (((hx & 0x7fffffff) | low(x)) == 0) {
        return Double.NEGATIVE_INFINITY;
      }
      if (hx < 0) {
        return Double.NaN;
      }
      k -= 54;
      x *= TWO54;
      hx = high(x);
    }
    if (hx >= 0x7ff00000) {
      return x + x;
    }
    k += (hx >> 20) - 1023;
    hx &= 0x000fffff;
    int i = (hx + 0x95f64) & 0x100000;
    x = withHigh(x, hx | (i ^ 0x3ff00000)); // x or x/2
    k += i >> 20;
    double f = x - 1.0;
    double dk = k;
    if ((0x000fffff & (2 + hx)) < 3) { // |f| < 2^-20
      if (f == 0) {
        return k == 0 ? 0 : dk * LN2_HI + dk * LN2_LO;
      }
      double r = f * f * (0.5 - 0.33333333333333333 * f);
      return k == 0 ? f - r : dk * LN2_HI - ((r - dk * LN2_LO) - f);
    }
    double s = f / (2.0 + f);
    double z = s * s;
    i = hx - 0x6147a;
    double w = z * z;
    int j = 0x6b851 - hx;
    double t1 = w * (LG2 + w * (LG4 + w * LG6));
    double t2 = z * (LG1 + w * (LG3 + w * (LG5 + w * LG7)));
    i |= j;
    double r = t2 + t1;
    if (i > 0) {
      double hfsq = 0.5 * f * f;
      return k == 0
          ? f - (hfsq - s * (hfsq + r))
          : dk * LN2_HI - ((hfsq - (s * (hfsq + r) + dk * LN2_LO)) - f);
    }
    return k == 0 ? f - s * (f - r) : dk * LN2_HI - ((s * (f - r) - dk * LN2_LO) - f);
  }

  /** Replaces {@link StrictMath#hypot}. */
  public static double hypot(double x, double y) {
    double a = Math.abs(x);
    double b = Math.abs(y);
    if (!(a <= Double.MAX_VALUE && b <= Double.MAX_VALUE)) {
      return a == Double.POSITIVE_INFINITY || b == Double.POSITIVE_INFINITY
          ? Double.POSITIVE_INFINITY
          : a + b;
    }
    if (b > a) {
      double swapped = a;
      a = b;
      b = swapped;
    }
    int ha = high(a);
    int hb = high(b);
    if (ha - hb > 0x3c00000) { // a/b > 2^60
      return a + b;
    }
    int k = 0;
    if (ha > 0x5f300000) { // a > 2^500
      ha -= 0x25800000;
      hb -= 0x25800000;
      k += 600;
      a = withHigh(a, ha);
      b = withHigh(b, hb);
    }
    if (hb < 0x20b00000) { // b < 2^-500
      if (hb <= 0x000fffff) { // subnormal or 0
        if ((hb | low(b)) == 0) {
          return a;
        }
        b *= 0x1p1022;
        a *= 0x1p1022;
        k -= 1022;
      } else {
        ha += 0x25800000;
        hb += 0x25800000;
        k -= 600;
        a = withHigh(a, ha);
        b = withHigh(b, hb);
      }
    }
    // For subnormal numbers these are no longer the high words; the results depend on it.
    double w = a - b;
    if (w > b) {
      double t1 = of(ha, 0);
      double t2 = a - t1;
      w = Math.sqrt(t1 * t1 - (b * -b - t2 * (a + t1)));
    } else {
      double twice = a + a;
      double y1 = of(hb, 0);
      double y2 = b - y1;
      double t1 = of(ha + 0x00100000, 0);
      double t2 = twice - t1;
      w = Math.sqrt(t1 * y1 - (w * -w - (t1 * y2 + t2 * b)));
    }
    return k == 0 ? w : of(0x3ff00000 + (k << 20), 0) * w;
  }

  // Sine and cosine: the argument less a multiple of pi/2, in two doubles, then a polynomial.

  private static final double S1 = -1.66666666666666324348e-01;
  private static final double S2 = 8.33333333332248946124e-03;
  private static final double S3 = -1.98412698298579493134e-04;
  private static final double S4 = 2.75573137070700676789e-06;
  private static final double S5 = -2.50507602534068634195e-08;
  private static final double S6 = 1.58969099521155010221e-10;
  private static final double C1 = 4.16666666666666019037e-02;
  private static final double C2 = -1.38888888888741095749e-03;
  private static final double C3 = 2.48015872894767294178e-05;
  private static final double C4 = -2.75573143513906633035e-07;
  private static final double C5 = 2.08757232129817482790e-09;
  private static final double C6 = -1.13596475577881948265e-11;

  /** Replaces {@link StrictMath#sin}. */
  public static double sin(double x) {
    int ix = high(x) & 0x7fffffff;
    if (ix <= 0x3fe921fb) { // |x| <= pi/4
      return kernelSin(x, 0, false);
    }
    if (ix >= 0x7ff00000) {
      return Double.NaN;
    }
    double[] rest = new double[2];
    return switch (reduce(x, rest) & 3) {
      case 0 -> kernelSin(rest[0], rest[1], true);
      case 1 -> kernelCos(rest[0], rest[1]);
      case 2 -> -kernelSin(rest[0], rest[1], true);
      default -> -kernelCos(rest[0], rest[1]);
    };
  }

  /** Replaces {@link StrictMath#cos}. */
  public static double cos(double x) {
    int ix = high(x) & 0x7fffffff;
    if (ix <= 0x3fe921fb) { // |x| <= pi/4
      return kernelCos(x, 0);
    }
    if (ix >= 0x7ff00000) {
      return Double.NaN;
    }
    double[] rest = new double[2];
    return switch (reduce(x, rest) & 3) {
      case 0 -> kernelCos(rest[0], rest[1]);
      case 1 -> -kernelSin(rest[0], rest[1], true);
      case 2 -> -kernelCos(rest[0], rest[1]);
      default -> kernelSin(rest[0], rest[1], true);
    };
  }

  private static double kernelSin(double x, double y, boolean hasRest) {
    int ix = high(x) & 0x7fffffff;
    if (ix < 0x3e400000) { // |x| < 2^-27
      return x;
    }
    double z = x * x;
    double v = z * x;
    double r = S2 + z * (S3 + z * (S4 + z * (S5 + z * S6)));
    return hasRest ? x - ((z * (0.5 * y - v * r) - y) - v * S1) : x + v * (S1 + z * r);
  }

  private static double kernelCos(double x, double y) {
    int ix = high(x) & 0x7fffffff;
    if (ix < 0x3e400000) { // |x| < 2^-27
      return 1;
    }
    double z = x * x;
    double r = z * (C1 + z * (C2 + z * (C3 + z * (C4 + z * (C5 + z * C6)))));
    if (ix < 0x3FD33333) { // |x| < 0.3
      return 1 - (0.5 * z - (z * r - x * y));
    }
    double qx = ix > 0x3fe90000 ? 0.28125 : of(ix - 0x00200000, 0); // about |x|/4
    double hz = 0.5 * z - qx;
    double a = 1 - qx;
    return a - (hz - (z * r - x * y));
  }

  private static final double INV_PIO2 = 6.36619772367581382433e-01;
  private static final double PIO2_1 = 1.57079632673412561417e+00;
  private static final double PIO2_1T = 6.07710050650619224932e-11;
  private static final double PIO2_2 = 6.07710050630396597660e-11;
  private static final double PIO2_2T = 2.02226624879595063154e-21;
  private static final double PIO2_3 = 2.02226624871116645580e-21;
  private static final double PIO2_3T = 8.47842766036889956997e-32;

  /** Returns the last three bits of the number of quarter turns in x; stores the remainder in y. */
  private static int reduce(double x, double[] y) {
    int hx = high(x);
    int ix = hx & 0x7fffffff;
    if (ix < 0x4002d97c) { // |x| < 3 pi/4
      boolean positive = hx > 0;
      double z = positive ? x - PIO2_1 : x + PIO2_1;
      double tail = PIO2_1T;
      if (ix == 0x3ff921fb) { // near pi/2
        z = positive ? z - PIO2_2 : z + PIO2_2;
        tail = PIO2_2T;
      }
      y[0] = positive ? z - tail : z + tail;
      y[1] = positive ? (z - y[0]) - tail : (z - y[0]) + tail;
      return positive ? 1 : -1;
    }
    if (ix <= 0x413921fb) { // |x| <= 2^19 pi/2
      return reduceMedium(x, y);
    }
    double z = of(ix - (((ix >> 20) - 1046) << 20), low(x));
    double[] tx = new double[3];
    for (int i = 0; i < 2; i++) {
      tx[i] = (int) z;
      z = (z - tx[i]) * TWO24;
    }
    tx[2] = z;
    int nx = 3;
    while (tx[nx - 1] == 0) {
      nx--;
    }
    int n = PayneHanek.reduce(tx, y, (ix >> 20) - 1046, nx);
    if (hx < 0) {
      y[0] = -y[0];
      y[1] = -y[1];
      return -n;
    }
    return n;
  }

  private static int reduceMedium(double x, double[] y) {
    double t = Math.abs(x);
    int ix = high(t);
    int n = (int) (t * INV_PIO2 + 0.5);
    double fn = n;
    double r = t - fn * PIO2_1;
    double w = fn * PIO2_1T;
    int j = ix >> 20;
    y[0] = r - w;
    if (j - ((high(y[0]) >> 20) & 0x7ff) > 16) {
      t = r;
      w = fn * PIO2_2;
      r = t - w;
      w = fn * PIO2_2T - ((t - r) - w);
      y[0] = r - w;
      if (j - ((high(y[0]) >> 20) & 0x7ff) > 49) {
        t = r;
        w = fn * PIO2_3;
        r = t - w;
        w = fn * PIO2_3T - ((t - r) - w);
        y[0] = r - w;
      }
    }
    y[1] = (r - y[0]) - w;
    if (high(x) < 0) {
      y[0] = -y[0];
      y[1] = -y[1];
      return -n;
    }
    return n;
  }

  // Power: 2^(y log2 x), the logarithm in two doubles.

  private static final double DP_H = 5.84962487220764160156e-01;
  private static final double DP_L = 1.35003920212974897128e-08;
  private static final double L1 = 5.99999999999994648725e-01;
  private static final double L2 = 4.28571428578550184252e-01;
  private static final double L3 = 3.33333329818377432918e-01;
  private static final double L4 = 2.72728123808534006489e-01;
  private static final double L5 = 2.30660745775561754067e-01;
  private static final double L6 = 2.06975017800338417784e-01;
  private static final double LG2_OF_E = 6.93147180559945286227e-01;
  private static final double LG2_H = 6.93147182464599609375e-01;
  private static final double LG2_L = -1.90465429995776804525e-09;
  private static final double OVT = 8.0085662595372944372e-17;
  private static final double CP = 9.61796693925975554329e-01;
  private static final double CP_H = 9.61796700954437255859e-01;
  private static final double CP_L = -7.02846165095275826516e-09;
  private static final double IVLN2_H = 1.44269502162933349609e+00;
  private static final double IVLN2_L = 1.92596299112661746887e-08;

  /** Replaces {@link StrictMath#pow}. */
  public static double pow(double x, double y) {
    if (y == 0) {
      return 1;
    }
    if (Double.isNaN(x) || Double.isNaN(y)) {
      return x + y;
    }
    int hx = high(x);
    int ix = hx & 0x7fffffff;
    int hy = high(y);
    int ly = low(y);
    int iy = hy & 0x7fffffff;
    int yIsInt = hx < 0 ? parity(iy, ly) : 0;
    if (ly == 0) {
      if (iy == 0x7ff00000) { // y is infinite
        if (((ix - 0x3ff00000) | low(x)) == 0) {
          return Double.NaN; // unlike C
        }
        if (ix >= 0x3ff00000) {
          return hy >= 0 ? y : 0;
        }
        return hy < 0 ? -y : 0;
      }
      if (iy == 0x3ff00000) {
        return hy < 0 ? 1 / x : x;
      }
      if (hy == 0x40000000) {
        return x * x;
      }
      if (hy == 0x3fe00000 && hx >= 0) {
        return Math.sqrt(x);
      }
    }
    double ax = Math.abs(x);
    if (low(x) == 0 && (ix == 0x7ff00000 || ix == 0 || ix == 0x3ff00000)) { // +-0, inf, 1
      double z = hy < 0 ? 1 / ax : ax;
      if (hx < 0) {
        if (((ix - 0x3ff00000) | yIsInt) == 0) {
          z = Double.NaN;
        } else if (yIsInt == 1) {
          z = -z;
        }
      }
      return z;
    }
    if (hx < 0 && yIsInt == 0) {
      return Double.NaN;
    }
    double s = hx < 0 && yIsInt == 1 ? -1 : 1;
    double t1;
    double t2;
    if (iy > 0x41e00000) { // |y| > 2^31
      if (iy > 0x43f00000) { // |y| > 2^64
        if (ix <= 0x3fefffff) {
          return hy < 0 ? Double.POSITIVE_INFINITY : 0;
        }
        if (ix >= 0x3ff00000) {
          return hy > 0 ? Double.POSITIVE_INFINITY : 0;
        }
      }
      if (ix < 0x3fefffff) {
        return hy < 0 ? s * Double.POSITIVE_INFINITY : s * 0.0;
      }
      if (ix > 0x3ff00000) {
        return hy > 0 ? s * Double.POSITIVE_INFINITY : s * 0.0;
      }
      double t = ax - 1;
      double w = (t * t) * (0.5 - t * (0.3333333333333333333333 - t * 0.25));
      double u = IVLN2_H * t;
      double v = t * IVLN2_L - w * INV_LN2;
      t1 = withoutLow(u + v);
      t2 = v - (t1 - u);
    } else {
      int n = 0;
      if (ix < 0x00100000) { // subnormal
        ax *= 0x1p53;
        n -= 53;
        ix = high(ax);
      }
      n += (ix >> 20) - 0x3ff;
      int j = ix & 0x000fffff;
      ix = j | 0x3ff00000;
      int k;
      if (j <= 0x3988E) { // |x| < sqrt(3/2)
        k = 0;
      } else if (j < 0xBB67A) { // |x| < sqrt(3)
        k = 1;
      } else {
        k = 0;
        n += 1;
        ix -= 0x00100000;
      }
      ax = withHigh(ax, ix);
      double bp = k == 0 ? 1.0 : 1.5;
      double u = ax - bp;
      double v = 1 / (ax + bp);
      double ss = u * v;
      double sh = withoutLow(ss);
      double th = of(((ix >> 1) | 0x20000000) + 0x00080000 + (k << 18), 0);
      double tl = ax - (th - bp);
      double sl = v * ((u - sh * th) - sh * tl);
      double s2 = ss * ss;
      double r = s2 * s2 * (L1 + s2 * (L2 + s2 * (L3 + s2 * (L4 + s2 * (L5 + s2 * L6)))));
      r += sl * (sh + ss);
      s2 = sh * sh;
      th = withoutLow(3.0 + s2 + r);
      tl = r - ((th - 3.0) - s2);
      u = sh * th;
      v = sl * th + tl * ss;
      double ph = withoutLow(u + v);
      double pl = v - (ph - u);
      double zh = CP_H * ph;
      double zl = CP_L * ph + pl * CP + (k == 0 ? 0 : DP_L);
      double t = n;
      double dpH = k == 0 ? 0 : DP_H;
      t1 = withoutLow(((zh + zl) + dpH) + t);
      t2 = zl - (((t1 - t) - dpH) - zh);
    }
    double y1 = withoutLow(y);
    double pl = (y - y1) * t1 + y * t2;
    double ph = y1 * t1;
    double z = pl + ph;
    int j = high(z);
    int i = low(z);
    if (j >= 0x40900000) { // z >= 1024
      if (((j - 0x40900000) | i) != 0 || pl + OVT > z - ph) {
        return s * Double.POSITIVE_INFINITY;
      }
    } else if ((j & 0x7fffffff) >= 0x4090cc00) { // z <= -1075
      if (((j - 0xc090cc00) | i) != 0 || pl <= z - ph) {
        return s * 0.0;
      }
    }
    i = j & 0x7fffffff;
    int k = (i >> 20) - 0x3ff;
    int n = 0;
    if (i > 0x3fe00000) { // |z| > 0.5
      n = j + (0x00100000 >> (k + 1));
      k = ((n & 0x7fffffff) >> 20) - 0x3ff;
      double t = of(n & ~(0x000fffff >> k), 0);
      n = ((n & 0x000fffff) | 0x00100000) >> (20 - k);
      if (j < 0) {
        n = -n;
      }
      ph -= t;
    }
    double t = withoutLow(pl + ph);
    double u = t * LG2_H;
    double v = (pl - (t - ph)) * LG2_OF_E + t * LG2_L;
    z = u + v;
    double w = v - (z - u);
    t = z * z;
    t1 = z - t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5))));
    double r = (z * t1) / (t1 - 2.0) - (w + z * w);
    z = 1 - (r - z);
    j = high(z) + (n << 20);
    z = (j >> 20) <= 0 ? ExactMath.scalb(z, n) : withHigh(z, j);
    return s * z;
  }

  /** Returns 2 for an even whole number, 1 for an odd one, 0 for other numbers. */
  private static int parity(int iy, int ly) {
    if (iy >= 0x43400000) { // |y| >= 2^53
      return 2;
    }
    if (iy < 0x3ff00000) {
      return 0;
    }
    int k = (iy >> 20) - 0x3ff;
    if (k > 20) {
      int j = ly >>> (52 - k);
      return j << (52 - k) == ly ? 2 - (j & 1) : 0;
    }
    if (ly != 0) {
      return 0;
    }
    int j = iy >> (20 - k);
    return j << (20 - k) == iy ? 2 - (j & 1) : 0;
  }

  /** Replaces {@link StrictMath#IEEEremainder}. */
  public static double IEEEremainder(double value, double divisor) {
    if (divisor == 0 || !(Math.abs(value) <= Double.MAX_VALUE) || Double.isNaN(divisor)) {
      return Double.NaN;
    }
    double p = Math.abs(divisor);
    double x = value;
    if (p <= Double.MAX_VALUE / 2) {
      x %= p + p; // The operator of Java, which is exact.
    }
    if (Math.abs(x) == p) {
      return 0.0 * x;
    }
    double a = Math.abs(x);
    if (p < 0x1p-1021) {
      if (a + a > p) {
        a -= p;
        if (a + a >= p) {
          a -= p;
        }
      }
    } else {
      double half = 0.5 * p;
      if (a > half) {
        a -= p;
        if (a >= half) {
          a -= p;
        }
      }
    }
    return Double.longBitsToDouble(
        Double.doubleToRawLongBits(a) ^ (Double.doubleToRawLongBits(x) & Long.MIN_VALUE));
  }

  /** The reduction of arguments beyond 2^19 pi/2, with as many digits of 2/pi as necessary. */
  private static final class PayneHanek {
    private static final int TERMS = 4;

    /** Digits of 2/pi in base 2^24. */
    private static final int[] TWO_OVER_PI = {
      0xA2F983, 0x6E4E44, 0x1529FC, 0x2757D1, 0xF534DD, 0xC0DB62, 0x95993C, 0x439041,
      0xFE5163, 0xABDEBB, 0xC561B7, 0x246E3A, 0x424DD2, 0xE00649, 0x2EEA09, 0xD1921C,
      0xFE1DEB, 0x1CB129, 0xA73EE8, 0x8235F5, 0x2EBB44, 0x84E99C, 0x7026B4, 0x5F7E41,
      0x3991D6, 0x398353, 0x39F49C, 0x845F8B, 0xBDF928, 0x3B1FF8, 0x97FFDE, 0x05980F,
      0xEF2F11, 0x8B5A0A, 0x6D1F6D, 0x367ECF, 0x27CB09, 0xB74F46, 0x3F669E, 0x5FEA2D,
      0x7527BA, 0xC7EBE5, 0xF17B3D, 0x0739F7, 0x8A5292, 0xEA6BFB, 0x5FB11F, 0x8D5D08,
      0x560330, 0x46FC7B, 0x6BABF0, 0xCFBC20, 0x9AF436, 0x1DA9E3, 0x91615E, 0xE61B08,
      0x659985, 0x5F14A0, 0x68408D, 0xFFD880, 0x4D7327, 0x310606, 0x1556CA, 0x73A8C9,
      0x60E27B, 0xC08C6B
    };

    /** Digits of pi/2 in base 2^24. */
    private static final double[] PIO2 = {
      1.57079625129699707031e+00,
      7.54978941586159635335e-08,
      5.39030252995776476554e-15,
      3.28200341580791294123e-22,
      1.27065575308067607349e-29,
      1.22933308981111328932e-36,
      2.73370053816464559624e-44,
      2.16741683877804819444e-51
    };

    private final double[] f = new double[20];
    private final double[] q = new double[20];
    private final int[] iq = new int[20];

    /**
     * Reduces x[0] 2^e0 + x[1] 2^(e0 - 24) + ..., with nx terms that are not 0, like {@link
     * Fdlibm#reduce}.
     */
    static int reduce(double[] x, double[] y, int e0, int nx) {
      return new PayneHanek().run(x, y, e0, nx - 1);
    }

    private double product(double[] x, int jx, int i) {
      double sum = 0;
      for (int j = 0; j <= jx; j++) {
        sum += x[j] * f[jx + i - j];
      }
      return sum;
    }

    private int run(double[] x, double[] y, int e0, int jx) {
      int jv = Math.max(0, (e0 - 3) / 24);
      int q0 = e0 - 24 * (jv + 1);
      for (int i = 0; i <= jx + TERMS; i++) {
        int j = jv - jx + i;
        f[i] = j < 0 ? 0 : TWO_OVER_PI[j];
      }
      for (int i = 0; i <= TERMS; i++) {
        q[i] = product(x, jx, i);
      }
      int jz = TERMS;
      int n;
      int ih;
      double z;
      while (true) {
        z = q[jz];
        for (int i = 0, j = jz; j > 0; i++, j--) {
          double fw = (int) (TWON24 * z);
          iq[i] = (int) (z - TWO24 * fw);
          z = q[j - 1] + fw;
        }
        z = ExactMath.scalb(z, q0);
        z -= 8.0 * Math.floor(z * 0.125);
        n = (int) z;
        z -= n;
        ih = 0;
        if (q0 > 0) {
          int i = iq[jz - 1] >> (24 - q0);
          n += i;
          iq[jz - 1] -= i << (24 - q0);
          ih = iq[jz - 1] >> (23 - q0);
        } else if (q0 == 0) {
          ih = iq[jz - 1] >> 23;
        } else if (z >= 0.5) {
          ih = 2;
        }
        if (ih > 0) {
          n += 1;
          boolean carry = complement(jz, q0);
          if (ih == 2) {
            z = 1 - z;
            if (carry) {
              z -= ExactMath.scalb(1.0, q0);
            }
          }
        }
        if (z != 0 || isAnySet(jz)) {
          break;
        }
        int k = 1;
        while (iq[TERMS - k] == 0) {
          k++;
        }
        for (int i = jz + 1; i <= jz + k; i++) {
          f[jx + i] = TWO_OVER_PI[jv + i];
          q[i] = product(x, jx, i);
        }
        jz += k;
      }
      if (z == 0) {
        jz--;
        q0 -= 24;
        while (iq[jz] == 0) {
          jz--;
          q0 -= 24;
        }
      } else {
        z = ExactMath.scalb(z, -q0);
        if (z >= TWO24) {
          double fw = (int) (TWON24 * z);
          iq[jz] = (int) (z - TWO24 * fw);
          jz++;
          q0 += 24;
          iq[jz] = (int) fw;
        } else {
          iq[jz] = (int) z;
        }
      }
      write(y, jz, q0, ih);
      return n & 7;
    }

    /** Replaces the digits by those of 1 less the number; returns true if a digit was not 0. */
    private boolean complement(int jz, int q0) {
      boolean carry = false;
      for (int i = 0; i < jz; i++) {
        int j = iq[i];
        if (carry) {
          iq[i] = 0xffffff - j;
        } else if (j != 0) {
          carry = true;
          iq[i] = 0x1000000 - j;
        }
      }
      if (q0 == 1) {
        iq[jz - 1] &= 0x7fffff;
      } else if (q0 == 2) {
        iq[jz - 1] &= 0x3fffff;
      }
      return carry;
    }

    private boolean isAnySet(int jz) {
      int all = 0;
      for (int i = jz - 1; i >= TERMS; i--) {
        all |= iq[i];
      }
      return all != 0;
    }

    private void write(double[] y, int jz, int q0, int ih) {
      double fw = ExactMath.scalb(1.0, q0);
      for (int i = jz; i >= 0; i--) {
        q[i] = fw * iq[i];
        fw *= TWON24;
      }
      double[] fq = new double[20];
      for (int i = jz; i >= 0; i--) {
        fw = 0;
        for (int k = 0; k <= TERMS && k <= jz - i; k++) {
          fw += PIO2[k] * q[i + k];
        }
        fq[jz - i] = fw;
      }
      fw = 0;
      for (int i = jz; i >= 0; i--) {
        fw += fq[i];
      }
      y[0] = ih == 0 ? fw : -fw;
      fw = fq[0] - fw;
      for (int i = 1; i <= jz; i++) {
        fw += fq[i];
      }
      y[1] = ih == 0 ? fw : -fw;
    }
  }
}
