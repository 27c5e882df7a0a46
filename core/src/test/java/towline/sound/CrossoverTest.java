package towline.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CrossoverTest {
  /**
   * A memory that fades for ever ends in denormal numbers, with which a step takes 30 times as
   * long.
   */
  @ParameterizedTest
  @ValueSource(doubles = {200, 2500})
  void aSoundIsForgottenAfterASecond(double frequency) {
    Crossover crossover = new Crossover(frequency);
    double[] samples = new double[MixBlock.FRAMES];
    float[] below = new float[MixBlock.FRAMES];
    samples[0] = 1;
    crossover.split(samples, below);
    for (double seconds = 0; seconds < 1; seconds += MixBlock.SECONDS) {
      Arrays.fill(samples, 0);
      crossover.split(samples, below);
    }
    assertThat(samples).containsOnly(0);
    assertThat(below).containsOnly(0);
  }
}
