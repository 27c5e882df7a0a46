package towline.view.hud;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;

class AimRingTest {
  /** Returns the difference between the brightest and the darkest moment of three pulses. */
  private static double swing(double flashBrightness) {
    double least = 1;
    double most = 0;
    for (double asked = 0; asked < 3.3; asked += 0.01) {
      double now = AimRing.pulse(asked, flashBrightness);
      least = Math.min(least, now);
      most = Math.max(most, now);
    }
    assertThat((least + most) / 2).isCloseTo(0.5, within(1e-3));
    return most - least;
  }

  @Property(seed = "41")
  void theKeyOfTheAskedModePulsesAccordingToTheFlashSetting(
      @ForAll @DoubleRange(max = 1.5) double flashBrightness) {
    assertThat(swing(flashBrightness)).isCloseTo(Math.min(1, flashBrightness), within(1e-3));
  }
}
