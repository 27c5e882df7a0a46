package towline.view.hud;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class HaulPanelTest {
  private static final double FRAME = 1.0 / 60;

  private final HaulPanel.Change change = new HaulPanel.Change();

  private void stay(double haul, double seconds) {
    for (double time = 0; time < seconds; time += FRAME) {
      change.update(haul, FRAME);
    }
  }

  @Test
  void eachStepFillsABeadAndHalfAStepHalfABead() {
    stay(2.5, 3);
    assertThat(change.fill(0)).isEqualTo(1);
    assertThat(change.fill(1)).isCloseTo(1, within(1e-3));
    assertThat(change.fill(2)).isCloseTo(0.5, within(1e-3));
    assertThat(change.fill(3)).isZero();
  }

  @Test
  void aGainLightsUpTheFilledBead() {
    change.reset(2);
    change.update(3, FRAME);
    assertThat(change.raised()).isEqualTo(1);
    assertThat(change.lost()).isZero();
    assertThat(change.touches(2)).isTrue();
    assertThat(change.touches(1)).isFalse();
    stay(3, 3);
    assertThat(change.raised()).isLessThan(0.02);
  }

  @Test
  void aLossLightsUpTheLostBead() {
    change.reset(3);
    change.update(2, FRAME);
    assertThat(change.lost()).isEqualTo(1);
    assertThat(change.raised()).isZero();
    assertThat(change.touches(2)).isTrue();
    assertThat(change.touches(1)).isFalse();
    assertThat(change.fill(2)).isBetween(0.5, 1.0);
    stay(2, 3);
    assertThat(change.fill(2)).isLessThan(0.01);
  }

  @Test
  void anotherRunAnnouncesNothing() {
    change.reset(4);
    change.update(4, FRAME);
    assertThat(change.raised()).isZero();
    assertThat(change.fill(3)).isEqualTo(1);
  }
}
