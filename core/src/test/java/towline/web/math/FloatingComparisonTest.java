package towline.web.math;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A page compares numbers as Java does, including NaN. */
class FloatingComparisonTest {
  private static final double[] NUMBERS = {
    0.0,
    -0.0,
    1,
    -1,
    1.5,
    Double.MIN_VALUE,
    Double.MAX_VALUE,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY,
    Double.NaN
  };

  /** Java's compiler uses one instruction for < and <=, the other for > and >=. */
  @Test
  void bothInstructionsCompareAsInJava() {
    for (double a : NUMBERS) {
      for (double b : NUMBERS) {
        assertThat(FloatingComparison.greater(a, b) < 0).isEqualTo(a < b);
        assertThat(FloatingComparison.greater(a, b) <= 0).isEqualTo(a <= b);
        assertThat(FloatingComparison.less(a, b) > 0).isEqualTo(a > b);
        assertThat(FloatingComparison.less(a, b) >= 0).isEqualTo(a >= b);
        assertThat(FloatingComparison.less(a, b) == 0).isEqualTo(a == b);
        float c = (float) a;
        float d = (float) b;
        assertThat(FloatingComparison.greater(c, d) < 0).isEqualTo(c < d);
        assertThat(FloatingComparison.greater(c, d) <= 0).isEqualTo(c <= d);
        assertThat(FloatingComparison.less(c, d) > 0).isEqualTo(c > d);
        assertThat(FloatingComparison.less(c, d) >= 0).isEqualTo(c >= d);
      }
    }
  }
}
