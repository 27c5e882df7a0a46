package towline.view.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import towline.content.CourierTable;
import towline.content.GameContent;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.Assets;
import towline.view.draw.LineBatch;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.CourierRibbons;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;
import towline.view.text.Fonts;

class CourierHintTest {
  @BeforeAll
  static void findTheAssets() {
    Assets.find();
  }

  /** Gravity of the hazard, m/s^2. */
  private static final double LOW_GRAVITY = 5;

  private final CourierTable table = GameContent.load().couriers();
  private final Camera camera = new Camera();
  private final InterpolatedScene scene = new InterpolatedScene();
  private final CourierRibbons ribbons = new CourierRibbons();
  private int floats;
  private final CourierHint hint =
      new CourierHint(
          new ShapeDrawer(new LineBatch((vertices, drawn, projection) -> floats += drawn)),
          Palette.load(),
          new Fonts(),
          table);

  /** Flies for a second with steps of {@code step} m per tick. */
  private void fly(int kind, double step, double gravity) {
    camera.resize(1280, 720);
    ribbons.clear();
    for (int tick = 1; tick <= 60; tick++) {
      Snapshots row = new Snapshots(tick).with(EntityKind.COURIER, 7, 40 + step * tick, 20, 0);
      Snapshot snapshot = row.build();
      snapshot.row(0).courierKind = kind;
      if (gravity != 0) {
        Snapshot falling = new Snapshot();
        falling.reset(tick, 96, 54, 0, gravity);
        falling.add(EntityKind.COURIER, snapshot.row(0), 1).courierKind = kind;
        falling.end();
        snapshot = falling;
      }
      ribbons.take(snapshot);
      scene.update(snapshot, snapshot, 1);
    }
    floats = 0;
  }

  @Test
  void itNamesTheModeOfEachKindWithGravityAndWithout() {
    for (CourierTable.Kind kind : table.kinds()) {
      fly(kind.spec().index(), 0.2, 0);
      hint.drawShapes(camera, scene, ribbons, true);
      assertThat(hint.mode()).isEqualTo(kind.mode().ordinal());
      fly(kind.spec().index(), 0.2, -LOW_GRAVITY);
      hint.drawShapes(camera, scene, ribbons, true);
      assertThat(hint.mode()).isEqualTo(kind.mode().ordinal());
      fly(kind.spec().index(), 0.2, -table.falling());
      hint.drawShapes(camera, scene, ribbons, true);
      assertThat(hint.mode()).isEqualTo(kind.modeFalling().ordinal());
      assertThat(floats).isPositive();
    }
  }

  @Test
  void itIsShownOnlyIfWanted() {
    fly(0, 0.2, 0);
    hint.drawShapes(camera, scene, ribbons, false);
    assertThat(hint.mode()).isEqualTo(-1);
    assertThat(floats).isZero();
  }

  @Test
  void aCourierOnASpotHasARingAndAFlyingOneEdges() {
    fly(0, 0.001, 0);
    hint.drawShapes(camera, scene, ribbons, true);
    int ring = floats;
    fly(0, 0.2, 0);
    hint.drawShapes(camera, scene, ribbons, true);
    assertThat(ring).isPositive();
    assertThat(floats).isNotEqualTo(ring);
  }

  @Test
  void aCourierWithoutATrackHasNoHint() {
    fly(0, 0.2, 0);
    ribbons.clear();
    hint.drawShapes(camera, scene, ribbons, true);
    assertThat(hint.mode()).isEqualTo(-1);
  }
}
