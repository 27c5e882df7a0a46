package towline.view.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HullRingTest {
  @Test
  void theRingIsBrightAfterAHitAndWhileTheHullIsLow() {
    assertThat(HullRing.strength(3, 0)).isEqualTo(1);
    assertThat(HullRing.strength(3, 1)).isEqualTo(1);
    assertThat(HullRing.strength(3, 10)).isBetween(0.3, 0.6);
    assertThat(HullRing.strength(1, 10)).isEqualTo(1);
    assertThat(HullRing.strength(0.4, 1e6)).isEqualTo(1);
  }
}
