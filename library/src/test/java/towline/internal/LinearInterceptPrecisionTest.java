package towline.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.MathContext;
import org.junit.jupiter.api.Test;

/** The promised precision, compared with fifty digits. */
class LinearInterceptPrecisionTest {
  private static final MathContext DIGITS = new MathContext(50);

  /** Returns the exact time; +infinity: they never meet. */
  private static double exact(double rx, double ry, double vx, double vy, double s) {
    BigDecimal a = square(s).subtract(square(vx)).subtract(square(vy));
    BigDecimal dot = product(rx, vx).add(product(ry, vy));
    BigDecimal r2 = square(rx).add(square(ry));
    BigDecimal discriminant = dot.multiply(dot).add(a.multiply(r2));
    if (discriminant.signum() < 0) {
      return Double.POSITIVE_INFINITY;
    }
    BigDecimal root = discriminant.sqrt(DIGITS);
    if (dot.signum() < 0) {
      return r2.divide(root.subtract(dot), DIGITS).doubleValue();
    }
    return a.signum() > 0
        ? dot.add(root).divide(a, DIGITS).doubleValue()
        : Double.POSITIVE_INFINITY;
  }

  private static BigDecimal product(double a, double b) {
    return new BigDecimal(a).multiply(new BigDecimal(b));
  }

  private static BigDecimal square(double a) {
    return product(a, a);
  }

  @Test
  void everyDigitThatIsPromised() {
    RandomStream random = new RandomStream(33);
    int met = 0;
    for (int i = 0; i < 30_000; i++) {
      double heading = random.range(-Math.PI, Math.PI);
      double speed = random.range(1, 60);
      double rx = random.range(-40, 40);
      double ry = random.range(-40, 40);
      double vx = speed * StrictMath.cos(heading);
      double vy = speed * StrictMath.sin(heading);
      double sign = i % 3 == 0 ? -1 : 1;
      double s = speed * (1 + sign * 0.5 * StrictMath.pow(10, random.range(-17, 0)));
      double exact = exact(rx, ry, vx, vy, s);
      double dot = rx * vx + ry * vy;
      double share = (dot * dot + (s * s - speed * speed) * (rx * rx + ry * ry)) / (dot * dot);
      if (s < speed && share < 1e-2) {
        continue;
      }
      double answer = LinearIntercept.timeToGo(rx, ry, vx, vy, s);
      if (exact < Double.POSITIVE_INFINITY) {
        met++;
        assertThat(answer).as("case %s", i).isCloseTo(exact, within(1e-12 * exact));
      } else {
        assertThat(answer).as("case %s", i).isEqualTo(exact);
      }
    }
    assertThat(met).isGreaterThan(15_000);
  }

  @Test
  void whatIsNotFiniteGivesNoTime() {
    double[] usual = {3, 4, -1, -2, 9};
    for (double bad : new double[] {Double.NaN, Double.POSITIVE_INFINITY, -1 / 0.0}) {
      for (int i = 0; i < usual.length; i++) {
        double[] a = usual.clone();
        a[i] = bad;
        assertThat(LinearIntercept.timeToGo(a[0], a[1], a[2], a[3], a[4])).as("%s", i).isNaN();
      }
    }
  }

  @Test
  void nearlyEqualSpeedsThatOnceLostFiveDigits() {
    double rx = 3.371346953494872;
    double ry = -9.414564234161922;
    double vx = 2.1928127530112134;
    double vy = -32.820394397615786;
    double s = 32.89373852090724;
    double exact = exact(rx, ry, vx, vy, s);
    assertThat(LinearIntercept.timeToGo(rx, ry, vx, vy, s)).isCloseTo(exact, within(1e-12 * exact));
  }
}
