package towline.view.effect;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShockWavesTest {
  private final ShockWaves waves = new ShockWaves();

  private double light(int kills, double apart) {
    waves.clear();
    for (int kill = 0; kill < kills; kill++) {
      waves.ring(40 + apart * kill, 20, 4, 0.4, 0xffffff);
      waves.flash(40 + apart * kill, 20, 3, 0.2, 0.6, 0xffffff);
    }
    return waves.light(40, 20);
  }

  @Test
  void manyKillsAtOnePlaceAreBrighterThanOneButDoNotDazzle() {
    double one = light(1, 0);
    assertThat(light(2, 0)).isGreaterThan(one);
    assertThat(light(20, 0)).isLessThan(4 * one);
  }

  @Test
  void distantFlashesKeepTheirLight() {
    assertThat(light(20, 4)).isEqualTo(light(1, 0));
  }

  @Test
  void theLightIsBackOnceTheFirstHaveFaded() {
    double one = light(1, 0);
    light(20, 0);
    waves.update(0.5);
    waves.ring(40, 20, 4, 0.4, 0xffffff);
    waves.flash(40, 20, 3, 0.2, 0.6, 0xffffff);
    assertThat(waves.light(40, 20)).isEqualTo(one);
  }
}
