package towline.view.hud;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;

/** The layout and the timing of the HUD. */
class HudRoomTest {
  private static final double FRAME = 1.0 / 60;

  @Property(seed = "331", tries = 200)
  void theRowIsOpenAfterASwitchAndClosesWhenNobodySwitches(
      @ForAll @IntRange(max = 13) int before, @ForAll @IntRange(min = 1, max = 13) int by) {
    AimRow.Opening opening = new AimRow.Opening();
    for (double time = 0; time < AimRow.Opening.OPEN_TIME - 0.1; time += FRAME) {
      opening.update(before, FRAME);
      assertThat(opening.share()).isEqualTo(1);
    }
    for (double time = 0; time < 1; time += FRAME) {
      opening.update(before, FRAME);
    }
    assertThat(opening.share()).isZero();
    for (double time = 0; time < 0.5; time += FRAME) {
      opening.update((before + by) % 14, FRAME);
    }
    assertThat(opening.share()).isGreaterThan(0.95);
  }

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
