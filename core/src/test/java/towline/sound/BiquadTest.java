package towline.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BiquadTest {
  private static Stream<Biquad> filters() {
    return Stream.of(200.0, 2500.0)
        .flatMap(hertz -> Stream.of(Biquad.lowpass(hertz), Biquad.highpass(hertz)));
  }

  /**
   * A memory that fades for ever ends in denormal numbers, with which a step takes 30 times as
   * long.
   */
  @ParameterizedTest
  @MethodSource("filters")
  void aSoundIsForgottenAfterASecond(Biquad filter) {
    double[] samples = new double[MixBlock.FRAMES];
    samples[0] = 1;
    filter.filter(samples);
    for (double seconds = 0; seconds < 1; seconds += MixBlock.SECONDS) {
      Arrays.fill(samples, 0);
      filter.filter(samples);
    }
    assertThat(samples).containsOnly(0);
  }
}
