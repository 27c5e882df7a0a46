package towline.view.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.ai.aim.AimMode;
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

class CourierHintTest {
  private static final double FRAME = 1.0 / 60;

  @BeforeAll
  static void findTheAssets() {
    Assets.find();
  }

  private final Camera camera = new Camera();
  private final InterpolatedScene scene = new InterpolatedScene();
  private int floats;
  private boolean keys = true;
  private final CourierHint hint =
      new CourierHint(
          new ShapeDrawer(new LineBatch((vertices, drawn, projection) -> floats += drawn)),
          Palette.load(),
          new Fonts(),
          () -> keys);

  private void show(int id, double x, int mode, double seconds) {
    camera.resize(1280, 720);
    camera.cut(40, 20);
    Snapshot snapshot = new Snapshots(1).with(EntityKind.COURIER, id, x, 20, 0).build();
    scene.update(snapshot, snapshot, 1);
    for (double time = 0; time < seconds; time += FRAME) {
      hint.update(camera, scene, mode, FRAME);
    }
    floats = 0;
    hint.drawShapes(camera, scene);
  }

  @ParameterizedTest
  @EnumSource(AimMode.class)
  void itShowsTheModeForASecondAndForEachCourierAnew(AimMode mode) {
    for (int id = 7; id < 10; id++) {
      show(id, 45, mode.ordinal(), 0.5);
      assertThat(hint.mode()).isEqualTo(mode.ordinal());
      assertThat(floats).isPositive();
      show(id, 45, mode.ordinal(), CourierHint.LIFE);
      assertThat(hint.mode()).isEqualTo(-1);
      assertThat(floats).isZero();
    }
  }

  @Test
  void itsTimeBeginsWhenTheCourierIsInView() {
    show(7, 400, 2, 5);
    assertThat(hint.mode()).isEqualTo(-1);
    show(7, 45, 2, 0.5);
    assertThat(hint.mode()).isEqualTo(2);
  }

  @Test
  void itNamesNoKeyToFingers() {
    show(7, 45, 2, 0.5);
    assertThat(hint.key()).isEqualTo("3");
    keys = false;
    show(7, 45, 2, 0.1);
    assertThat(hint.key()).isEmpty();
    assertThat(floats).isPositive();
  }

  @Test
  void itIsShownOnlyIfWanted() {
    show(7, 45, -1, 0.5);
    assertThat(floats).isZero();
  }
}
