package towline.web.math;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleSupplier;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;

/** Compares functions bit by bit, over special values and many that are drawn. */
final class SameBits {
  private static final int DRAWN = 100_000;

  /** Zeros, ends of ranges, and where fdlibm takes another branch; and neighbours. */
  private static final double[] EDGES =
      neighbours(
              DoubleStream.of(
                  0.0,
                  Double.MIN_VALUE,
                  Double.MIN_NORMAL,
                  Double.MAX_VALUE,
                  Double.POSITIVE_INFINITY,
                  Double.NaN,
                  0.3,
                  0.4375,
                  0.6875,
                  0.78125,
                  0.975,
                  1.1875,
                  1.5,
                  2.4375,
                  3,
                  Math.PI,
                  Math.PI / 2,
                  Math.PI / 4,
                  3 * Math.PI / 4,
                  Math.E,
                  Math.log(2) / 2,
                  1.5 * Math.log(2),
                  56 * Math.log(2),
                  Math.sqrt(2),
                  Math.sqrt(1.5),
                  Math.sqrt(3),
                  709.782712893384,
                  745.1332191019411,
                  0x1p19 * Math.PI / 2,
                  1024,
                  1075))
          .toArray();

  /** Those and the powers of 4. */
  private static final double[] SPECIAL =
      DoubleStream.concat(DoubleStream.of(EDGES), powers(4)).toArray();

  private SameBits() {}

  private static DoubleStream powers(double base) {
    return neighbours(DoubleStream.iterate(0x1p-1060, x -> x < 0x1p1020, x -> x * base));
  }

  private static DoubleStream neighbours(DoubleStream numbers) {
    return numbers
        .flatMap(x -> DoubleStream.of(Math.nextDown(x), x, Math.nextUp(x)))
        .flatMap(x -> DoubleStream.of(x, -x));
  }

  /** Requires that {@code ours} equals {@code javas} for all kinds of arguments. */
  static void hold(DoubleUnaryOperator javas, DoubleUnaryOperator ours) {
    hold(javas, ours, DRAWN);
  }

  /** Requires that {@code ours} equals {@code javas}, for fewer drawn arguments. */
  static void holdBriefly(DoubleUnaryOperator javas, DoubleUnaryOperator ours) {
    hold(javas, ours, DRAWN / 50);
  }

  private static void hold(DoubleUnaryOperator javas, DoubleUnaryOperator ours, int drawn) {
    for (double x : SPECIAL) {
      same(x, 0, javas.applyAsDouble(x), ours.applyAsDouble(x));
    }
    SplittableRandom random = new SplittableRandom(20_260);
    for (DoubleSupplier draw :
        Arrays.<DoubleSupplier>asList(
            () -> Double.longBitsToDouble(random.nextLong()),
            () -> 2 * random.nextDouble() - 1,
            () -> 20 * random.nextDouble() - 10,
            () -> 1600 * random.nextDouble() - 800,
            () -> random.nextInt(2_000_000) * (Math.PI / 2))) {
      for (int i = 0; i < drawn; i++) {
        double x = draw.getAsDouble();
        same(x, 0, javas.applyAsDouble(x), ours.applyAsDouble(x));
      }
    }
  }

  /** Requires that {@code ours} equals {@code javas} for functions of two numbers. */
  static void hold(DoubleBinaryOperator javas, DoubleBinaryOperator ours) {
    for (double x : SPECIAL) {
      for (double y : EDGES) {
        same(x, y, javas.applyAsDouble(x, y), ours.applyAsDouble(x, y));
        same(y, x, javas.applyAsDouble(y, x), ours.applyAsDouble(y, x));
      }
    }
    double[] magnitudes = powers(0x1p16).toArray();
    for (double x : magnitudes) {
      for (double y : magnitudes) {
        same(x, y, javas.applyAsDouble(x, y), ours.applyAsDouble(x, y));
      }
    }
    SplittableRandom random = new SplittableRandom(20_261);
    for (int i = 0; i < DRAWN; i++) {
      double any = Double.longBitsToDouble(random.nextLong());
      double other = Double.longBitsToDouble(random.nextLong());
      double near = any * (1 + 4 * (random.nextDouble() - 0.5));
      double x = 200 * random.nextDouble() - 100;
      double y = 200 * random.nextDouble() - 100;
      double whole = random.nextInt(80) - 40;
      double at = SPECIAL[random.nextInt(SPECIAL.length)];
      same(any, other, javas.applyAsDouble(any, other), ours.applyAsDouble(any, other));
      same(any, near, javas.applyAsDouble(any, near), ours.applyAsDouble(any, near));
      same(near, any, javas.applyAsDouble(near, any), ours.applyAsDouble(near, any));
      same(x, y, javas.applyAsDouble(x, y), ours.applyAsDouble(x, y));
      same(x, whole, javas.applyAsDouble(x, whole), ours.applyAsDouble(x, whole));
      same(x, at, javas.applyAsDouble(x, at), ours.applyAsDouble(x, at));
    }
  }

  /** Requires equal bits; all NaNs count as equal. */
  private static void same(double x, double y, double javas, double ours) {
    if (Double.doubleToLongBits(javas) != Double.doubleToLongBits(ours)) {
      assertThat(ours).as("of %s, %s (%a, %a)", x, y, x, y).isEqualTo(javas);
    }
  }
}
