package towline.view.effect;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.scene.InterpolatedScene;

class WhipGlowTest {
  private static final double FRAME = 1.0 / 60;

  private final WhipGlow whipGlow = new WhipGlow();
  private final InterpolatedScene scene = new InterpolatedScene();

  private double heatAfter(double seconds, double speed, boolean lethal) {
    Snapshot snapshot = new Snapshots(1).moving(EntityKind.DRONE, 5, 40, 20, speed, 0, 1).build();
    snapshot.cable().lethal = lethal;
    scene.update(snapshot, snapshot, 1);
    for (double t = 0; t < seconds; t += FRAME) {
      whipGlow.update(scene, FRAME);
    }
    return whipGlow.heat();
  }

  @Test
  void onlyADroneThatBreaksThingsIsHot() {
    assertThat(heatAfter(1, 14.9, false)).isZero();
    assertThat(heatAfter(0.1, 15.1, true)).isGreaterThan(0.3);
    double slow = heatAfter(1, 15.1, true);
    assertThat(heatAfter(1, 30, true)).isGreaterThan(slow).isLessThanOrEqualTo(1);
    assertThat(heatAfter(1, 14, false)).isLessThan(0.01);
  }

  @Test
  void aLostDroneLeavesNothing() {
    heatAfter(1, 30, true);
    Snapshot none = new Snapshots(2).build();
    scene.update(none, none, 1);
    whipGlow.update(scene, FRAME);
    assertThat(whipGlow.heat()).isZero();
  }
}
