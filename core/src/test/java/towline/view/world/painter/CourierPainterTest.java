package towline.view.world.painter;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.math.Matrix4;
import java.io.IOException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.content.Mastery;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.LineBatch;
import towline.view.draw.Palette;
import towline.view.draw.Palettes;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.CourierRibbons;
import towline.view.effect.HitFeedback;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;

class CourierPainterTest {
  private static final int FLOATS_PER_QUAD = 32;
  private static final int ID = 7;

  private final Palette palette = Palettes.shipped();
  private final CourierRibbons ribbons = new CourierRibbons();
  private final CourierPainter painter =
      new CourierPainter(palette, ribbons, GameContent.load().couriers());
  private final InterpolatedScene scene = new InterpolatedScene();
  private final Camera camera = new Camera();
  private final ShapeDrawer pen = new ShapeDrawer(new LineBatch(this::count));
  private int quads;
  private int picture;
  private double left;

  CourierPainterTest() throws IOException {
    camera.resize(1280, 720);
    camera.cut(40, 20);
  }

  private void count(float[] vertices, int drawn, Matrix4 projection) {
    quads += drawn / FLOATS_PER_QUAD;
    picture = 31 * picture + Arrays.hashCode(Arrays.copyOf(vertices, drawn));
    for (int at = 0; at < drawn; at += FLOATS_PER_QUAD / 4) {
      left = Math.min(left, vertices[at]);
    }
  }

  private static Snapshot courier(long tick, int layers, double timeToDeparture) {
    Snapshot snapshot =
        new Snapshots(tick).moving(EntityKind.COURIER, ID, 40, 20, 0, 0, layers / 4.0).build();
    snapshot.row(0).layers = layers;
    snapshot.row(0).timeToDeparture = timeToDeparture;
    snapshot.row(0).lockable = true;
    return snapshot;
  }

  private void show(Snapshot snapshot, double seconds) {
    scene.update(snapshot, snapshot, 1);
    painter.update(scene, seconds);
  }

  private PaintFrame frame(double time) {
    quads = 0;
    picture = 0;
    left = Double.POSITIVE_INFINITY;
    pen.begin(camera.projection(), camera.pixelsPerMetre());
    return new PaintFrame(pen, scene, camera, new HitFeedback(), 0, 0, 0, Mastery.none(), time);
  }

  private int drawn(double time) {
    painter.draw(frame(time), EntityKind.COURIER);
    pen.end();
    return quads;
  }

  @Test
  void aLayerThatBreaksFliesOffAndComesBackAsItMends() {
    show(courier(1, 4, 12), 0);
    int whole = drawn(0);
    show(courier(2, 3, 12), 0.02);
    int whileItFlies = drawn(0);
    show(courier(2, 3, 12), 2);
    int cracked = drawn(0);
    show(courier(3, 4, 12), 2);
    // While it breaks, the layer is farther out, where an arc has a few more chords.
    assertThat(whileItFlies).isGreaterThanOrEqualTo(whole);
    assertThat(cracked).isLessThan(whole);
    assertThat(drawn(0)).isEqualTo(whole);
  }

  @Test
  void theRingShowsTheShareOfTheTimeThatIsLeft() {
    show(courier(1, 4, 12), 0);
    int all = drawn(0);
    show(courier(2, 4, 6), 0);
    assertThat(drawn(0)).isLessThan(all);
  }

  @Test
  void itPulsesAccordingToTheFlashSetting() {
    show(courier(1, 4, 2), 0);
    drawn(0.1);
    int before = picture;
    drawn(0.3);
    assertThat(picture).isNotEqualTo(before);
    painter.setFlashBrightness(0);
    drawn(0.1);
    before = picture;
    drawn(0.3);
    assertThat(picture).isEqualTo(before);
  }

  @Test
  void theRibbonOutlivesItsCourierAndIsGoneWhenItsTimeIsOver() {
    for (int tick = 1; tick <= 30; tick++) {
      Snapshot snapshot =
          new Snapshots(tick).with(EntityKind.COURIER, ID, 40 + 0.2 * tick, 20, 0).build();
      ribbons.take(snapshot);
      scene.update(snapshot, snapshot, 1);
    }
    painter.drawRibbons(frame(0));
    pen.end();
    assertThat(quads).isGreaterThan(30);
    Snapshot gone = new Snapshots(31).build();
    ribbons.take(gone);
    scene.update(gone, gone, 1);
    painter.drawRibbons(frame(0));
    pen.end();
    assertThat(quads).isGreaterThan(30);
    for (int tick = 32; tick <= 130; tick++) {
      ribbons.take(new Snapshots(tick).build());
    }
    painter.drawRibbons(frame(0));
    pen.end();
    assertThat(quads).isZero();
  }

  /** Between two ticks the courier has not yet reached the newest place of its track. */
  @Test
  void theRibbonEndsAtTheCourierAsItIsDrawn() {
    Snapshot before = new Snapshots(1).with(EntityKind.COURIER, ID, 40, 20, 0).build();
    Snapshot snapshot = new Snapshots(2).with(EntityKind.COURIER, ID, 37, 20, 0).build();
    ribbons.take(before);
    ribbons.take(snapshot);
    scene.update(before, snapshot, 0.5);
    painter.drawRibbons(frame(0));
    pen.end();
    assertThat(left).isBetween(38.0, 38.7);
  }

  @Test
  void aShotAtACourierIsALongNeedle() {
    ShotPainter shots = new ShotPainter(palette);
    double[] reach = new double[2];
    for (int lance = 0; lance < 2; lance++) {
      Snapshot snapshot =
          new Snapshots(1)
              .with(EntityKind.COURIER, ID, 45, 20, 0)
              .with(EntityKind.DRONE_SHOT, 9, 40, 20, 0)
              .build();
      snapshot.row(snapshot.first(EntityKind.DRONE_SHOT)).shotTarget = lance * ID;
      scene.update(snapshot, snapshot, 1);
      shots.draw(frame(0), EntityKind.DRONE_SHOT);
      pen.end();
      reach[lance] = 40 - left;
    }
    assertThat(reach[1]).isGreaterThan(reach[0] + 1);
  }
}
