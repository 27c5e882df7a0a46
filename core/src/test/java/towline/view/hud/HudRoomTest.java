package towline.view.hud;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.StringLength;

/** The layout and the timing of the HUD. */
class HudRoomTest {
  @Property(seed = "332", tries = 200)
  void aPanelFadesToAQuarterWithinHalfASecondAtAnyFrameRate(
      @ForAll @DoubleRange(min = 0.01, max = 0.1) double frame,
      @ForAll @DoubleRange(min = Hud.FAINT_OPACITY, max = 1) double start) {
    double opacity = start;
    for (double time = 0; time < 0.5; time += frame) {
      opacity = Hud.faded(opacity, Hud.FAINT_OPACITY, frame);
      assertThat(opacity).isBetween(Hud.FAINT_OPACITY, 1.0);
    }
    assertThat(opacity).isCloseTo(0.25, within(0.02));
  }

  @Property(seed = "333", tries = 100)
  void aSentenceIsShownLongEnoughToBeRead(
      @ForAll @StringLength(min = 1, max = 90) String sentence) {
    double seconds = Notice.secondsFor(sentence);
    assertThat(seconds).isBetween(3.5, 1.5 + 3.5 + 0.06 * sentence.length());
    assertThat(seconds).isGreaterThanOrEqualTo(0.06 * sentence.length());
  }
}
