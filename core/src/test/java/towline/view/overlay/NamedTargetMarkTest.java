package towline.view.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import towline.sim.WorldScenario;
import towline.sim.api.Snapshot;
import towline.view.Assets;
import towline.view.draw.LineBatch;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;
import towline.view.text.Fonts;

class NamedTargetMarkTest {
  private static final int FOE = 10;

  private final Camera camera = new Camera();
  private final InterpolatedScene scene = new InterpolatedScene();
  private int floats;

  @BeforeAll
  static void findTheAssets() {
    Assets.find();
  }

  /** Returns the amount of what is drawn for a foe at x, with a named foe and a target by id. */
  private int drawn(double x, int named, int target) {
    ShapeDrawer pen =
        new ShapeDrawer(new LineBatch((vertices, count, projection) -> floats += count));
    OverlayCanvas canvas = new OverlayCanvas(pen, Palette.load(), new Fonts());
    camera.resize(1280, 720);
    Snapshot snapshot = new WorldScenario().ship(48, 27).drone(44, 24, 0).head(x, 27).snapshot();
    snapshot.droneGun().named = named;
    snapshot.droneGun().target = target;
    scene.update(snapshot, snapshot, 1);
    canvas.reset(camera, scene);
    floats = 0;
    pen.begin(camera.projection(), camera.pixelsPerMetre());
    new NamedTargetMark(canvas).draw(scene, 0, 0);
    pen.end();
    return floats;
  }

  @Test
  void theNamedFoeIsMarkedAndDashedWhileTheDroneAimsElsewhere() {
    double x = (camera.left() + camera.right()) / 2;
    assertThat(drawn(x, 0, FOE)).as("nothing named").isZero();
    assertThat(drawn(x, FOE + 1, 0)).as("a foe that is gone").isZero();
    int solid = drawn(x, FOE, FOE);
    int dashed = drawn(x, FOE, 0);
    assertThat(solid).isPositive();
    assertThat(dashed).isPositive().isNotEqualTo(solid);
    assertThat(drawn(camera.right() + 20, FOE, 0)).as("at the rim").isPositive();
  }

  @Test
  void theCornersCloseInAndThenStay() {
    double before = NamedTargetMark.closing(0);
    for (double age = 0.01; age < 1; age += 0.01) {
      double now = NamedTargetMark.closing(age);
      assertThat(now).isBetween(1.0, before);
      before = now;
    }
    assertThat(before).isEqualTo(1);
  }
}
