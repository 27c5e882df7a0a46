package towline.view.effect;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TrailsTest {
  private static final double FRAME = 1.0 / 60;

  private final Trails trails = new Trails();

  private void fly(int id, int frames) {
    for (int i = 0; i < frames; i++) {
      trails.follow(id, FRAME, i, 0, 0.2, 0xffffff);
      trails.update(FRAME);
    }
  }

  @Test
  void aThingKeepsItsRibbon() {
    fly(5, 100);
    assertThat(trails.size()).isEqualTo(1);
  }

  @Test
  void aRibbonOutlivesItsThingForAWhileOnly() {
    fly(5, 30);
    trails.update(0.2);
    assertThat(trails.size()).isEqualTo(1);
    trails.update(1);
    assertThat(trails.size()).isZero();
  }

  @Test
  void withAllRibbonsInUseAThingHasNoneUntilOneIsFree() {
    for (int id = 1; id <= 2 * Trails.MAX_RIBBONS; id++) {
      trails.follow(id, FRAME, id, 0, 0.2, 0xffffff);
    }
    trails.update(FRAME);
    assertThat(trails.size()).isEqualTo(Trails.MAX_RIBBONS);
    for (int i = 0; i < 60; i++) {
      trails.follow(3, FRAME, i, 0, 0.2, 0xffffff);
      trails.update(FRAME);
    }
    assertThat(trails.size()).isEqualTo(1);
  }
}
