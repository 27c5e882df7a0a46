package towline.view.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

class CourierRibbonsTest {
  private final CourierRibbons ribbons = new CourierRibbons();

  private static Snapshot at(long tick, int id, double x) {
    return new Snapshots(tick).with(EntityKind.COURIER, id, x, 20, 0).build();
  }

  /** Flies at 12 m/s from one tick to another, both included. */
  private void fly(int id, int from, int to) {
    for (int tick = from; tick <= to; tick++) {
      ribbons.take(at(tick, id, 0.2 * tick));
    }
  }

  @Test
  void aTrackHasThePlacesOfTheLastSecondAndAHalf() {
    fly(7, 1, 400);
    assertThat(ribbons.count()).isEqualTo(1);
    assertThat(ribbons.size(0)).isEqualTo(97);
    for (int k = 0; k < 97; k++) {
      assertThat(ribbons.tick(0, k)).isEqualTo(400 - k);
      assertThat(ribbons.x(0, k)).isCloseTo(0.2 * (400 - k), within(1e-9));
      assertThat(ribbons.age(0, k, at(400, 7, 80))).isCloseTo(k / 96.0, within(1e-9));
    }
  }

  @Test
  void aPauseChangesNothing() {
    fly(7, 1, 50);
    for (int i = 0; i < 20; i++) {
      ribbons.take(at(50, 7, 10));
    }
    assertThat(ribbons.size(0)).isEqualTo(50);
  }

  @Test
  void eachCourierHasATrackOfItsOwn() {
    fly(7, 1, 100);
    fly(8, 101, 110);
    assertThat(ribbons.count()).isEqualTo(2);
    assertThat(ribbons.size(ribbons.indexOf(8))).isEqualTo(10);
    assertThat(ribbons.tick(ribbons.indexOf(7), 0)).isEqualTo(100);
    fly(8, 111, 220);
    assertThat(ribbons.count()).isEqualTo(1);
    assertThat(ribbons.id(0)).isEqualTo(8);
    assertThat(ribbons.x(0, 96)).isCloseTo(0.2 * (220 - 96), within(1e-9));
  }

  @Test
  void timeThatGoesBackOrLeapsRemovesTheTracks() {
    fly(7, 1, 100);
    fly(7, 40, 44);
    assertThat(ribbons.size(0)).isEqualTo(5);
    fly(8, 90, 92);
    assertThat(ribbons.count()).isEqualTo(1);
    assertThat(ribbons.size(0)).isEqualTo(3);
  }

  @Test
  void aDisplacedCourierDrawsNoLineToItsNewPlace() {
    fly(7, 1, 60);
    ribbons.take(at(61, 7, 40));
    assertThat(ribbons.size(0)).isEqualTo(1);
  }

  @Test
  void surplusCouriersHaveNoTrack() {
    Snapshots many = new Snapshots(1);
    for (int id = 1; id <= 9; id++) {
      many.with(EntityKind.COURIER, id, id, 20, 0);
    }
    ribbons.take(many.build());
    assertThat(ribbons.count()).isEqualTo(4);
  }
}
