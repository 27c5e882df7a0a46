package towline.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import org.junit.jupiter.api.Test;

/** Sums of products against arithmetic with all digits. */
class ExactSumTest {
  private static final int CASES = 40_000;
  private static final BigDecimal SMALL = BigDecimal.ONE.divide(BigDecimal.valueOf(1L << 51));

  private static BigDecimal product(double a, double b) {
    return new BigDecimal(a).multiply(new BigDecimal(b));
  }

  private static void assertRight(double answer, BigDecimal exact, BigDecimal error, int i) {
    BigDecimal off = new BigDecimal(answer).subtract(exact).abs();
    assertThat(off).as("case %s: %s for %s", i, answer, exact).isLessThanOrEqualTo(error);
  }

  /** Factors of any size, and such as leave nothing but the last digits, or nothing. */
  @Test
  void aSumOfTwoProductsKeepsItsDigits() {
    RandomStream random = new RandomStream(31);
    int cancelled = 0;
    for (int i = 0; i < CASES; i++) {
      double size = StrictMath.pow(10, random.range(-60, 60));
      double a = random.range(-1, 1) * size;
      double b = random.range(-1, 1);
      double c = random.range(-1, 1) * size;
      double d = random.range(-1, 1);
      if (i % 4 > 0) {
        d = -a * b / c;
      }
      for (int ulps = i % 4; ulps > 1; ulps--) {
        d = Math.nextUp(d);
      }
      if (i % 16 == 5) {
        c = b;
        d = -a;
      }
      BigDecimal exact = product(a, b).add(product(c, d));
      assertRight(ExactSum.sumOfProducts(a, b, c, d), exact, exact.abs().multiply(SMALL), i);
      cancelled += Math.abs(a * b + c * d) < 1e-15 * Math.abs(a * b) ? 1 : 0;
    }
    assertThat(cancelled).isGreaterThan(CASES / 4);
  }

  @Test
  void whatIsParallelHasACrossProductOfZeroAndNothingElse() {
    assertThat(ExactSum.cross(0.1, 0.3, 0.2, 0.6)).isZero();
    assertThat(ExactSum.cross(0.1, 0.3, 0.2, Math.nextUp(0.6))).isPositive();
    assertThat(ExactSum.cross(0.1, 0.3, 0.2, Math.nextDown(0.6))).isNegative();
  }

  @Test
  void hugeFactorsDoNotOverflowOnTheWay() {
    assertThat(ExactSum.sumOfProducts(1e300, 1e-3, -1e297, 1)).isNotNaN();
    assertThat(ExactSum.sumOfProducts(0x1p1000, 3, 3, -0x1p1000)).isZero();
    assertThat(ExactSum.sumOfProducts(3, 0x1p1000, -0x1p1000, 3)).isZero();
  }

  @Test
  void squaresKeepTwiceTheDigits() {
    RandomStream random = new RandomStream(32);
    for (int i = 0; i < CASES; i++) {
      double size = StrictMath.pow(10, random.range(-60, 60));
      double x = random.range(-1, 1) * size;
      double y = random.range(-1, 1) * size;
      double s = StrictMath.hypot(x, y);
      for (int ulps = i % 5; ulps > 1; ulps--) {
        s = Math.nextUp(s);
      }
      BigDecimal exact = product(s, s).subtract(product(x, x)).subtract(product(y, y));
      BigDecimal error = exact.abs().multiply(SMALL).add(product(s * 0x1p-51, s * 0x1p-51));
      double answer = ExactSum.squareMinusSquares(s, x, y);
      assertRight(answer, exact, error.round(MathContext.DECIMAL64), i);
    }
  }
}
