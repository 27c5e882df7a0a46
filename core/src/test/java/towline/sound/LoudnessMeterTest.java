package towline.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The test signals of EBU Tech 3341 and 3342. */
class LoudnessMeterTest {
  private static final double TONE = 1000;

  private final LoudnessMeter meter = new LoudnessMeter();

  /**
   * Adds a tone on both ears with peaks {@code decibels} dB relative to full scale, for {@code
   * seconds}.
   */
  private void hear(double decibels, double seconds) {
    double peak = 32767 * Math.pow(10, decibels / 20);
    short[] samples = new short[2 * (int) (seconds * SoundClip.RATE)];
    for (int i = 0; i < samples.length / 2; i++) {
      short sample = (short) Math.round(peak * Math.sin(2 * Math.PI * TONE * i / SoundClip.RATE));
      samples[2 * i] = sample;
      samples[2 * i + 1] = sample;
    }
    meter.add(samples);
  }

  @ParameterizedTest
  @CsvSource({"-23", "-33", "-40"})
  void aToneIsAsLoudAsItsLevel(double decibels) {
    hear(decibels, 20);
    assertThat(meter.integrated()).isCloseTo(decibels, offset(0.1));
    assertThat(meter.range()).isCloseTo(0, offset(0.1));
  }

  @Test
  void passagesFarBelowTheRestDoNotCount() {
    hear(-36, 10);
    hear(-23, 60);
    hear(-36, 10);
    assertThat(meter.integrated()).isCloseTo(-23, offset(0.1));
  }

  @ParameterizedTest
  @CsvSource({"-20, -30, 10", "-20, -15, 5", "-40, -20, 20"})
  void theRangeIsFromQuietToLoud(double first, double second, double range) {
    hear(first, 20);
    hear(second, 20);
    assertThat(meter.range()).isCloseTo(range, offset(1.0));
  }

  @Test
  void muchQuieterPassagesDoNotWidenTheRange() {
    for (double decibels : new double[] {-50, -35, -20, -35, -50}) {
      hear(decibels, 20);
    }
    assertThat(meter.range()).isCloseTo(15, offset(1.0));
  }

  @Test
  void silenceHasNoLoudness() {
    hear(-200, 5);
    assertThat(meter.integrated()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(meter.range()).isZero();
  }
}
