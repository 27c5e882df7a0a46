package towline.view.world.painter;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.math.Matrix4;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.content.Mastery;
import towline.content.look.ColorRole;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.LineBatch;
import towline.view.draw.Palette;
import towline.view.draw.Palettes;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.HitFeedback;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;

class EnemyShotPainterTest {
  private static final int FLOATS_PER_QUAD = 32;
  private static final int INK = 2;
  private static final int LENGTH = 5;
  private static final int HALF_WIDTH = 6;

  /** Radius of the smallest enemy shot in the data, m. */
  private static final double MIN_RADIUS = 0.2;

  private final Palette palette = Palettes.shipped();
  private final EnemyShotPainter painter = new EnemyShotPainter(palette);
  private final InterpolatedScene scene = new InterpolatedScene();
  private final Camera camera = new Camera();
  private final ShapeDrawer pen = new ShapeDrawer(new LineBatch(this::measure));
  private final Map<Integer, Double> discs = new HashMap<>();
  private int quads;

  EnemyShotPainterTest() throws IOException {
    camera.resize(1280, 720);
    camera.cut(48, 27);
  }

  /** Measures the radius of each disc, physical pixels, by its colour. */
  private void measure(float[] vertices, int drawn, Matrix4 projection) {
    for (int at = 0; at < drawn; at += FLOATS_PER_QUAD) {
      quads++;
      if (vertices[at + LENGTH] == 0) {
        int abgr = Float.floatToRawIntBits(vertices[at + INK]);
        int rgb = (abgr & 0xff) << 16 | (abgr & 0xff00) | (abgr >> 16 & 0xff);
        discs.merge(rgb, (double) vertices[at + HALF_WIDTH], Math::max);
      }
    }
  }

  private Snapshot shot(EntityKind kind, double fall) {
    Snapshot snapshot = new Snapshots(3, fall).moving(kind, 7, 48, 27, 12, 3, 0.5).build();
    snapshot.row(0).radius = MIN_RADIUS;
    return snapshot;
  }

  private int draw(EntityKind kind, double fall) {
    Snapshot snapshot = shot(kind, fall);
    scene.update(snapshot, snapshot, 1);
    discs.clear();
    quads = 0;
    pen.begin(camera.projection(), camera.pixelsPerMetre());
    painter.draw(
        new PaintFrame(pen, scene, camera, new HitFeedback(), 0, 0, 0, Mastery.none(), 1), kind);
    pen.end();
    return quads;
  }

  @ParameterizedTest
  @EnumSource(names = {"FOE_SHOT", "SEEKER"})
  void theCoreIsEightPixelsWideInARimHoweverWideThePicture(EntityKind kind) {
    for (int i = 0; i < 600; i++) {
      draw(kind, 0);
      double core = discs.getOrDefault(palette.colour(ColorRole.CORE), 0.0);
      double rim = discs.getOrDefault(palette.colour(ColorRole.FOE_SHOT), 0.0);
      assertThat(2 * core).as("at %.1f px/m", camera.pixelsPerMetre()).isGreaterThanOrEqualTo(8);
      assertThat(rim - core).as("the rim").isGreaterThanOrEqualTo(2);
      camera.widen(0.02, 9);
    }
    assertThat(camera.pixelsPerMetre()).as("as wide as it gets").isLessThan(22);
  }

  @Test
  void whereShotsFallTheyLeaveAnArc() {
    assertThat(draw(EntityKind.FOE_SHOT, 22)).isGreaterThan(draw(EntityKind.FOE_SHOT, 0));
  }
}
