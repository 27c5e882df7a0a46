package towline.view.world.vessel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.badlogic.gdx.math.Matrix4;
import java.io.IOException;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import towline.content.Mastery;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.Snapshot;
import towline.view.draw.LineBatch;
import towline.view.draw.Palettes;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.HitFeedback;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;
import towline.view.world.painter.PaintFrame;

/** The announcements of bosses are drawn at the places in the rows of the snapshot. */
class VolleyPainterTest {
  private static final int FLOATS_PER_VERTEX = 8;
  private static final int LENGTH = 5;
  private static final int HALF_WIDTH = 6;

  /** Length of a face's capsule, pixels. */
  private static final float NO_CAPS = 1e6f;

  /** Half the width of a drawn line with its edge, m. */
  private static final double LINE = 0.13;

  private final VolleyPainter painter = new VolleyPainter(Palettes.shipped());
  private final InterpolatedScene scene = new InterpolatedScene();
  private final Camera camera = new Camera();
  private final ShapeDrawer pen = new ShapeDrawer(new LineBatch(this::measure));

  /** Frame of reference of the measurement, and extent of the picture in it, m. */
  private double originX;

  private double originY;
  private double heading;
  private double front;
  private double rear;
  private double width;

  VolleyPainterTest() throws IOException {
    camera.resize(1280, 720);
    camera.cut(48, 27);
  }

  /** Measures the corners of lines and faces; fading glows announce nothing. */
  private void measure(float[] vertices, int drawn, Matrix4 projection) {
    for (int at = 0; at < drawn; at += FLOATS_PER_VERTEX) {
      boolean isFace = vertices[at + LENGTH] >= NO_CAPS;
      boolean isLine = vertices[at + HALF_WIDTH] < 2 * LINE * camera.pixelsPerMetre();
      if (isFace || isLine) {
        double x = vertices[at] - originX;
        double y = vertices[at + 1] - originY;
        double along = x * Math.cos(heading) + y * Math.sin(heading);
        double across = y * Math.cos(heading) - x * Math.sin(heading);
        front = Math.max(front, along);
        rear = Math.min(rear, along);
        width = Math.max(width, Math.abs(across));
      }
    }
  }

  private void draw(Snapshot snapshot, double time) {
    front = Double.NEGATIVE_INFINITY;
    rear = Double.POSITIVE_INFINITY;
    width = 0;
    scene.update(snapshot, snapshot, 1);
    pen.begin(camera.projection(), camera.pixelsPerMetre());
    painter.draw(
        new PaintFrame(pen, scene, camera, new HitFeedback(), 0, 0, 0, Mastery.none(), time));
    pen.end();
  }

  @Property(seed = "39", tries = 200)
  void theLaneOfAChargeIsDrawnAtItsPlace(
      @ForAll @DoubleRange(min = -3.14, max = 3.14) double course,
      @ForAll @DoubleRange(min = 8, max = 40) double length,
      @ForAll @DoubleRange(min = 2, max = 7) double half,
      @ForAll @DoubleRange(min = 0.01, max = 1) double share,
      @ForAll @DoubleRange(min = 0, max = 10) double time) {
    Snapshot snapshot = new Snapshots(3).withPart(EntityKind.VESSEL_CORE, 7, 6, 1, 0).build();
    EntityRow row = snapshot.row(snapshot.first(EntityKind.VESSEL_CORE));
    originX = 30;
    originY = 20;
    heading = course;
    row.vesselHeading = course;
    row.charge = share;
    row.chargeX = originX;
    row.chargeY = originY;
    row.chargeLength = length;
    row.chargeHalfWidth = half;
    draw(snapshot, time);
    assertThat(rear).isCloseTo(0, within(LINE));
    assertThat(front).isCloseTo(length, within(LINE));
    assertThat(width).isCloseTo(half, within(LINE));
  }

  @Property(seed = "40", tries = 200)
  void theLaneOfAGunHasTheRangeOfItsShots(
      @ForAll @DoubleRange(min = -3.14, max = 3.14) double course,
      @ForAll @DoubleRange(min = 8, max = 60) double length,
      @ForAll @DoubleRange(min = 0.01, max = 1) double share) {
    Snapshot snapshot = new Snapshots(3).with(EntityKind.VESSEL_TURRET, 7, 30, 20, course).build();
    EntityRow row = snapshot.row(snapshot.first(EntityKind.VESSEL_TURRET));
    originX = 30;
    originY = 20;
    heading = course;
    row.lanes = 1;
    row.announcement = share;
    row.laneLength = length;
    draw(snapshot, 0);
    double open = 0.24 * (1 - share);
    assertThat(front).isBetween(length * Math.cos(open) - 1, length + 0.6);
    assertThat(rear).isGreaterThan(0);
  }
}
