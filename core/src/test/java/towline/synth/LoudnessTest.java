package towline.synth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LoudnessTest {
  private static double[] sine(double hertz, double size, double seconds) {
    double[] samples = new double[(int) (seconds * Render.RATE)];
    Arrays.setAll(samples, i -> size * Math.sin(2 * Math.PI * hertz * i / Render.RATE));
    return samples;
  }

  /** The weighting of ITU-R BS.1770 on a full sine, -3.01 dB. */
  @ParameterizedTest
  @CsvSource({"20, -16.33", "997, -2.32", "10000, 0.99"})
  void earsHearHighTonesBetterThanLowOnes(double hertz, double level) {
    assertThat(Loudness.mean(sine(hertz, 1, 2))).isCloseTo(level, within(0.1));
  }

  @Test
  void halfTheAmplitudeIsSixDecibelsLess() {
    double full = Loudness.of(sine(1000, 1, 0.5));
    assertThat(Loudness.of(sine(1000, 0.5, 0.5))).isCloseTo(full - 6.02, within(0.01));
  }

  /** The surroundings of the loudest tenth of a second change only the mean. */
  @Test
  void anEffectIsAsLoudAsItsLoudestTenthOfASecond() {
    double[] burst = sine(1000, 0.5, 0.2);
    double[] alone = new double[10 * burst.length];
    System.arraycopy(burst, 0, alone, 4 * burst.length, burst.length);
    assertThat(Loudness.of(alone)).isCloseTo(Loudness.of(burst), within(0.01));
    assertThat(Loudness.mean(alone)).isLessThan(Loudness.of(alone) - 9);
  }
}
