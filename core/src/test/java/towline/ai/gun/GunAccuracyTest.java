package towline.ai.gun;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import towline.internal.RandomStream;
import towline.math.Angles;

class GunAccuracyTest {
  @Test
  void errorsStayWithinTheSpreadAndAreMostlySmall() {
    GunAccuracy rookie = new GunAccuracy(0.2, 0.25, 1.5);
    RandomStream random = new RandomStream(1);
    double sum = 0;
    int small = 0;
    for (int i = 0; i < 20_000; i++) {
      double error = Angles.difference(rookie.perturbed(3.1, random), 3.1);
      assertThat(Math.abs(error)).isLessThanOrEqualTo(0.2);
      sum += error;
      small += Math.abs(error) < 0.1 ? 1 : 0;
    }
    assertThat(sum / 20_000).isCloseTo(0, within(2e-3));
    assertThat(small / 20_000.0).isCloseTo(0.75, within(0.02));
  }

  @Test
  void deliberateMissesHaveTheirShare() {
    RandomStream random = new RandomStream(2);
    GunAccuracy rookie = new GunAccuracy(0.2, 0.25, 1.5);
    int misses = 0;
    for (int i = 0; i < 20_000; i++) {
      misses += rookie.meansToMiss(random) ? 1 : 0;
      assertThat(GunAccuracy.PERFECT.meansToMiss(random)).isFalse();
      assertThat(GunAccuracy.PERFECT.perturbed(1, random)).isEqualTo(1);
    }
    assertThat(misses / 20_000.0).isCloseTo(0.25, within(0.02));
  }

  @Test
  void numbersOutOfRangeAreRefused() {
    assertThatThrownBy(() -> new GunAccuracy(-1, 0, 0)).hasMessageContaining("spread must be");
    assertThatThrownBy(() -> new GunAccuracy(0, 2, 0)).hasMessageContaining("missShare must be");
    assertThatThrownBy(() -> new GunAccuracy(0, 0, Double.NaN)).hasMessageContaining("missDist");
  }
}
