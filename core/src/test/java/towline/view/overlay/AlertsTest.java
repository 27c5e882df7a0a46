package towline.view.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.Assets;
import towline.view.draw.LineBatch;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;
import towline.view.text.Fonts;
import towline.view.text.Localization;

class AlertsTest {
  private int floats;

  @BeforeAll
  static void findTheAssets() {
    Assets.find();
  }

  private final Camera camera = new Camera();
  private final InterpolatedScene scene = new InterpolatedScene();
  private final Alerts alerts =
      new Alerts(
          new ShapeDrawer(new LineBatch((vertices, drawn, projection) -> floats += drawn)),
          Palette.load(),
          new Fonts(),
          Localization.load(),
          5);

  private void show(Snapshot world, boolean isHaulAtRisk) {
    camera.resize(1280, 720);
    camera.cut(40, 20);
    scene.update(world, world, 1);
    floats = 0;
    alerts.drawShapes(camera, scene, isHaulAtRisk);
  }

  @Test
  void onlyTheFullOverlayTellsTheSpeedOfAMissile() {
    Snapshot world =
        new Snapshots(1)
            .moving(EntityKind.SHIP, 1, 40, 20, 20, 0, 1)
            .withMissile(EntityKind.MISSILE, 7, 50, 20, 1)
            .build();
    show(world, true);
    int drawn = floats;
    assertThat(alerts.numbers()).isZero();
    alerts.setNumbersShown(true);
    show(world, true);
    assertThat(alerts.numbers()).isEqualTo(1);
    assertThat(floats).isEqualTo(drawn);
  }

  @Test
  void theMarkerOfAGateHasAClockWithAndWithoutAPrize() {
    show(new Snapshots(1).build(), true);
    int empty = floats;
    show(new Snapshots(1).with(EntityKind.HAUL_GATE, 7, 48, 20, 0).build(), true);
    assertThat(floats).as("a gate in the picture").isEqualTo(empty);
    Snapshot away = new Snapshots(1).with(EntityKind.HAUL_GATE, 7, 400, 20, 0).build();
    show(away, true);
    int marked = floats;
    assertThat(marked).isGreaterThan(empty);
    show(away, false);
    assertThat(floats).isEqualTo(marked);
  }

  /** The last moments behind the results show the ship once more, but nobody can act. */
  @Test
  void aCutCableIsShownWhileTheShipLives() {
    Snapshot cut =
        new Snapshots(1)
            .moving(EntityKind.SHIP, 1, 40, 20, 0, 0, 1)
            .moving(EntityKind.DRONE, 2, 55, 20, 0, 0, 1)
            .build();
    show(cut, true);
    int shown = floats;
    alerts.setShipLost(true);
    show(cut, true);
    assertThat(floats).isLessThan(shown);
  }
}
