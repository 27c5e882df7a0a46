package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SpeedRangeTest {
  private static final SpeedRange SPEEDS = new SpeedRange(0.25, 8);

  @Test
  void eachSpeedIsTwiceTheOneBefore() {
    assertThat(SPEEDS.all()).containsExactly(0.25, 0.5, 1.0, 2.0, 4.0, 8.0);
  }

  @Test
  void stepsStayWithinTheRange() {
    for (double speed : SPEEDS.all()) {
      assertThat(SPEEDS.all()).contains(SPEEDS.slower(speed), SPEEDS.faster(speed));
      assertThat(SPEEDS.slower(speed)).isEqualTo(Math.max(0.25, speed / 2));
      assertThat(SPEEDS.faster(speed)).isEqualTo(Math.min(8, speed * 2));
    }
  }

  @Test
  void theNearestSpeedIsTheOneOnALogarithmicScale() {
    assertThat(SPEEDS.nearest(1e-3)).isEqualTo(0.25);
    assertThat(SPEEDS.nearest(1.4)).isEqualTo(1);
    assertThat(SPEEDS.nearest(1.42)).isEqualTo(2);
    assertThat(SPEEDS.nearest(1e9)).isEqualTo(8);
  }

  @Test
  void aSlowSpeedIsWrittenAsAFraction() {
    assertThat(SpeedRange.text(0.25)).isEqualTo("\u00d71/4");
    assertThat(SpeedRange.text(8)).isEqualTo("\u00d78");
  }
}
