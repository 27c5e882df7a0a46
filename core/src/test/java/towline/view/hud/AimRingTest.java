package towline.view.hud;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import towline.session.ModeRing;

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

  /** Three more modes than there are today fit. */
  @Property(seed = "42")
  void noLabelLiesOnAnotherWhateverTheNumberOfModes(
      @ForAll @IntRange(min = 2, max = 12) int size,
      @ForAll @DoubleRange(min = 1, max = 3) double growth) {
    double radius = growth * AimRing.minRadius(size);
    for (int arc = 0; arc < size; arc++) {
      for (int other = 0; other < arc; other++) {
        double across =
            radius
                * (Math.cos(ModeRing.bearing(arc, size)) - Math.cos(ModeRing.bearing(other, size)));
        double up =
            radius
                * (Math.sin(ModeRing.bearing(arc, size)) - Math.sin(ModeRing.bearing(other, size)));
        assertThat(Math.abs(across) >= AimRing.LABEL_WIDTH || Math.abs(up) >= AimRing.LABEL_HEIGHT)
            .as("%d and %d of %d", other, arc, size)
            .isTrue();
      }
    }
  }
}
