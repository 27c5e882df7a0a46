package towline.trial.homing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.homing.HomingLaw;
import towline.trial.ParameterValues;

/** A target led by hand goes to its place, equally for all missiles. */
class LedChaseTest {
  private static final ParameterValues STANDARD = ParameterValues.standard(HomingParameters.TABLE);

  @ParameterizedTest
  @ValueSource(ints = {30, 60, 144, 240})
  void allMissilesSeeTheSameTargetAndStartAgain(int frameRate) {
    LedChase chase =
        new LedChase(TunedLaw.of(List.of(HomingLaw.values())), frameRate, STANDARD, 9, 9);
    List<HomingFlight> first = chase.flights();
    for (int i = 0; i < 12 * frameRate; i++) {
      // Circles, with occasional jumps.
      chase.leadTarget(9 * Math.cos(0.02 * i), i % 500 < 250 ? 8 : -8);
      chase.tick();
      HomingFlight leader = chase.flights().get(0);
      for (HomingFlight flight : chase.flights()) {
        if (!flight.isOver() && !leader.isOver()) {
          assertThat(flight.targetX()).isEqualTo(leader.targetX());
          assertThat(flight.targetY()).isEqualTo(leader.targetY());
        }
        assertThat(flight.x() + flight.y() + flight.targetX()).isFinite();
      }
    }
    assertThat(chase.flights()).doesNotContainAnyElementsOf(first);
  }

  @ParameterizedTest
  @ValueSource(ints = {30, 240})
  void theTargetFliesAtTheGreatestSpeed(int frameRate) {
    LedChase chase =
        new LedChase(TunedLaw.of(List.of(HomingLaw.PURSUIT)), frameRate, STANDARD, 0, 90);
    double speed = STANDARD.get(HomingParameters.FASTEST) * STANDARD.get(HomingParameters.SPEED);
    chase.leadTarget(0, 90 + speed);
    for (int i = 0; i < frameRate / 2; i++) {
      chase.tick();
    }
    assertThat(chase.flights().get(0).targetY()).isCloseTo(90 + speed / 2, within(1e-9));
    for (int i = 0; i < frameRate; i++) {
      chase.tick();
    }
    assertThat(chase.flights().get(0).targetY()).isCloseTo(90 + speed, within(1e-9));
  }
}
