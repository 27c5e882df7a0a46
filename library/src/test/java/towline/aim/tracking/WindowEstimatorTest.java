package towline.aim.tracking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import towline.internal.RandomStream;

class WindowEstimatorTest {
  private static final double DT = 1.0 / 60;

  private final WindowEstimator estimator = new WindowEstimator();

  private static double gauss(RandomStream random) {
    double sum = -6;
    for (int i = 0; i < 12; i++) {
      sum += random.nextDouble();
    }
    return sum;
  }

  /** The mean square error of a prediction agrees with the estimator's expectation. */
  @Test
  void theErrorThatItExpectsIsTheOneThatItMakes() {
    RandomStream random = new RandomStream(61);
    double error = 0.02;
    for (double ahead : new double[] {0, 0.5, 1}) {
      double sum = 0;
      int count = 0;
      for (int run = 0; run < 400; run++) {
        estimator.reset();
        double vx = random.range(-8, 8);
        double vy = random.range(-8, 8);
        int last = 20 + random.index(100);
        double t = 0;
        for (int i = 0; i < last; i++) {
          double dt = DT * random.range(0.9, 1.1);
          t += dt;
          estimator.measure(
              vx * t + error * gauss(random), vy * t + error * gauss(random), error, dt);
        }
        double dx = estimator.x() + ahead * estimator.velocityX() - vx * (t + ahead);
        double dy = estimator.y() + ahead * estimator.velocityY() - vy * (t + ahead);
        dx += 0.5 * ahead * ahead * estimator.accelerationX();
        dy += 0.5 * ahead * ahead * estimator.accelerationY();
        double expected = estimator.error(ahead);
        sum += (dx * dx + dy * dy) / (2 * expected * expected);
        count++;
      }
      assertThat(sum / count).as("%s s ahead", ahead).isBetween(0.8, 1.3);
    }
  }

  @Test
  void itFollowsWhatAccelerates() {
    for (int i = 0; i <= 120; i++) {
      double t = i * DT;
      estimator.measure(3 * t + t * t, 5 - 2 * t, 1e-4, DT);
    }
    assertThat(estimator.velocityX()).isCloseTo(3 + 2 * 2, within(0.02));
    assertThat(estimator.accelerationX()).isCloseTo(2, within(0.05));
    assertThat(estimator.velocityY()).isCloseTo(-2, within(0.02));
  }

  @Test
  void aPauseOrAnotherTargetBeginsAnew() {
    for (int i = 0; i < 60; i++) {
      estimator.measure(5 * i * DT, 0, 0.01, DT);
    }
    assertThat(estimator.isKnown()).isTrue();
    estimator.measure(100, 100, 0.01, 1);
    assertThat(estimator.isKnown()).isFalse();
    assertThat(estimator.error(1)).isInfinite();
    assertThat(estimator.x()).isEqualTo(100);
  }

  @Test
  void whatIsNoMeasurementIsRefused() {
    assertThatThrownBy(() -> estimator.measure(Double.NaN, 0, 1, DT))
        .hasMessageContaining("x must");
    assertThatThrownBy(() -> estimator.measure(0, 0, 0, DT)).hasMessageContaining("error must");
    assertThatThrownBy(() -> estimator.measure(0, 0, 1, 0)).hasMessageContaining("dt must");
  }
}
