package towline.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FixedStepTest {
  private final FixedStep step = new FixedStep();

  @ParameterizedTest
  @ValueSource(ints = {24, 30, 60, 75, 144, 240, 1000})
  void everyFrameRateGivesSixtyTicksASecond(int framesASecond) {
    long ticks = 0;
    for (int frame = 0; frame < 10 * framesASecond; frame++) {
      ticks += step.advance(1.0 / framesASecond);
    }
    assertThat(ticks).isBetween(599L, 600L);
    assertThat(step.dropped()).isZero();
  }

  @Test
  void aStallOfTenSecondsCostsFiveTicksAndCountsTheRest() {
    step.advance(0.5 * FixedStep.TICK_SECONDS);
    assertThat(step.advance(10)).isEqualTo(5);
    assertThat(step.dropped()).isEqualTo(595);
    assertThat(step.alpha()).isCloseTo(0.5, within(1e-9));
    assertThat(step.advance(FixedStep.TICK_SECONDS)).isEqualTo(1);
  }

  @Test
  void alphaIsThePositionBetweenTwoTicks() {
    assertThat(step.advance(0.25 * FixedStep.TICK_SECONDS)).isZero();
    assertThat(step.alpha()).isCloseTo(0.25, within(1e-12));
    assertThat(step.advance(FixedStep.TICK_SECONDS)).isEqualTo(1);
    assertThat(step.alpha()).isCloseTo(0.25, within(1e-12));
  }

  @Test
  void whilePausedOnlyStepsPassAndTheLostTimeIsNotMadeUpFor() {
    step.pause();
    assertThat(step.advance(3)).isZero();
    step.step();
    assertThat(step.advance(3)).isEqualTo(1);
    assertThat(step.advance(3)).isZero();
    step.step();
    step.resume();
    assertThat(step.advance(0)).isZero();
    assertThat(step.advance(FixedStep.TICK_SECONDS * 1.5)).isEqualTo(1);
    assertThat(step.dropped()).isZero();
  }

  @Test
  void aStepRequestedWhilePlayingIsIgnored() {
    step.step();
    step.pause();
    assertThat(step.advance(0)).isZero();
  }

  @Test
  void slowMotionGoesDownToASixteenthAndBack() {
    for (int i = 0; i < 9; i++) {
      step.slower();
    }
    assertThat(step.timeScale()).isEqualTo(1.0 / 16);
    long ticks = 0;
    for (int frame = 0; frame < 16 * 60; frame++) {
      ticks += step.advance(FixedStep.TICK_SECONDS);
    }
    assertThat(ticks).isBetween(59L, 60L);
    for (int i = 0; i < 9; i++) {
      step.faster();
    }
    assertThat(step.timeScale()).isEqualTo(1);
  }

  @Test
  void fastPlayCatchesUpByMoreTicksAndThePictureKeepsPace() {
    step.setSpeed(8);
    assertThat(step.advance(FixedStep.TICK_SECONDS)).isEqualTo(8);
    assertThat(step.effectSeconds()).isCloseTo(8 * FixedStep.TICK_SECONDS, within(1e-12));
    assertThat(step.advance(1)).isEqualTo(20);
    assertThat(step.dropped()).isEqualTo(460);
    step.setSpeed(0.5);
    step.slower();
    assertThat(step.advance(4 * FixedStep.TICK_SECONDS)).isEqualTo(1);
    assertThat(step.effectSeconds()).isCloseTo(FixedStep.TICK_SECONDS, within(1e-12));
  }

  @Test
  void whilePausedThePictureMovesOnWithSingleStepsAlone() {
    step.advance(3 * FixedStep.TICK_SECONDS);
    step.pause();
    step.advance(1);
    assertThat(step.effectSeconds()).isZero();
    step.step();
    step.advance(1);
    assertThat(step.effectSeconds()).isEqualTo(FixedStep.TICK_SECONDS);
  }

  @Test
  void negativeAndInfiniteTimesAreRefused() {
    for (double bad : new double[] {-1e-9, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThatThrownBy(() -> step.advance(bad))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(String.valueOf(bad));
    }
    assertThatThrownBy(() -> step.setTimeScale(2)).hasMessageContaining("not 2.0");
    assertThatThrownBy(() -> step.setTimeScale(Double.NaN)).hasMessageContaining("not NaN");
  }
}
