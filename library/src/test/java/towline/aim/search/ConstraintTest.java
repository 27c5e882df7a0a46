package towline.aim.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.internal.RandomStream;

/** The bounds of a step hold for every function that they allow. */
class ConstraintTest {
  private final Constraint constraint = new Constraint();

  /** With a slope that is known exactly, the end is sure if and only if the line is there. */
  @Test
  void theEndOfALineIsSureWhereTheLineIsNotBelowZero() {
    RandomStream random = new RandomStream(171);
    int sure = 0;
    for (int i = 0; i < 1000; i++) {
      double value = random.range(-1, 1);
      double slope = random.range(-1, 1);
      double q = random.range(0.1, 2);
      constraint.define(false, 0);
      constraint.set(value, slope, 0, 0, q, Double.POSITIVE_INFINITY);
      assertThat(constraint.isSureAtEnd(q)).isEqualTo(value + q * slope >= 0);
      sure += constraint.isSureAtEnd(q) ? 1 : 0;
    }
    assertThat(sure).isBetween(300, 700);
  }

  /** Of all parabolas that curvature allows, the lowest at the end must still not be below zero. */
  @Test
  void theEndIsNotSureIfTheFunctionMayBendBelowZero() {
    RandomStream random = new RandomStream(172);
    int sure = 0;
    for (int i = 0; i < 1000; i++) {
      double value = random.range(-1, 1);
      double slope = random.range(-1, 1);
      double curvature = random.range(0, 1);
      double q = random.range(0.1, 2);
      constraint.define(false, 0);
      constraint.set(value, slope, 0, curvature, q, Double.POSITIVE_INFINITY);
      if (constraint.isSureAtEnd(q)) {
        sure++;
        assertThat(value + q * slope - 0.5 * curvature * q * q).isNotNegative();
      }
    }
    assertThat(sure).isPositive();
    constraint.setUnknown(1);
    assertThat(constraint.isSureAtEnd(1)).isFalse();
  }
}
