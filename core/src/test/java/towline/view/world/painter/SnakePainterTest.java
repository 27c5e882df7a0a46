package towline.view.world.painter;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.math.Matrix4;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.content.Mastery;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.spec.SnakeSpec.Build;
import towline.view.draw.LineBatch;
import towline.view.draw.Palettes;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.HitFeedback;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;

class SnakePainterTest {
  private static final int FLOATS_PER_QUAD = 32;
  private static final int INK = 2;
  private static final int SEGMENTS = 6;
  private static final double HEAD = 0.7;

  private final SnakePainter painter = new SnakePainter(Palettes.shipped());
  private final InterpolatedScene scene = new InterpolatedScene();
  private final Camera camera = new Camera();
  private final ShapeDrawer pen = new ShapeDrawer(new LineBatch(this::measure));
  private double left;
  private double right;
  private double front;
  private double light;

  SnakePainterTest() throws IOException {
    camera.resize(1280, 720);
    camera.cut(48, 27);
  }

  /** Measures the extent to either side of the axis and ahead of the head, and the brightness. */
  private void measure(float[] vertices, int drawn, Matrix4 projection) {
    for (int at = 0; at < drawn; at += FLOATS_PER_QUAD / 4) {
      int ink = Float.floatToRawIntBits(vertices[at + INK]);
      light += (ink & 0xff) + (ink >> 8 & 0xff) + (ink >> 16 & 0xff);
      right = Math.max(right, 27 - vertices[at + 1]);
      left = Math.max(left, vertices[at + 1] - 27);
      front = Math.max(front, vertices[at] - 48);
    }
  }

  /**
   * Returns a snake that heads east with its head in the middle, and a ship {@code shipAway} m
   * away.
   */
  private Snapshot snake(Build build, double shipAway) {
    Snapshots world = new Snapshots(1).with(EntityKind.SHIP, 1, 48, 27 + shipAway, 0);
    for (int place = 0; place < SEGMENTS; place++) {
      EntityKind kind = place == 0 ? EntityKind.SNAKE_HEAD : EntityKind.SNAKE_SEGMENT;
      world.withSegment(kind, 10 + place, 48 - 0.9 * place, 27, 0, 5, place);
    }
    Snapshot snapshot = world.build();
    for (int i = snapshot.first(EntityKind.SNAKE_HEAD);
        i < snapshot.end(EntityKind.SNAKE_SEGMENT);
        i++) {
      snapshot.row(i).snakeBuild = build;
      snapshot.row(i).radius = i == snapshot.first(EntityKind.SNAKE_HEAD) ? HEAD : 0.55;
    }
    return snapshot;
  }

  private void draw(Snapshot snapshot) {
    scene.update(snapshot, snapshot, 1);
    left = 0;
    right = 0;
    front = 0;
    light = 0;
    pen.begin(camera.projection(), camera.pixelsPerMetre());
    painter.draw(
        new PaintFrame(pen, scene, camera, new HitFeedback(), 0, 0, 0, Mastery.none(), 1),
        EntityKind.SNAKE_HEAD);
    pen.end();
  }

  @Test
  void everyKindHasABuildOfItsOwn() {
    Set<Build> builds = new HashSet<>();
    GameContent.load().snakes().stream()
        .forEach(snake -> assertThat(builds.add(snake.build())).as(snake.name()).isTrue());
    assertThat(builds).containsExactlyInAnyOrder(Build.values());
  }

  /** Broad or slim, blunt or pointed: no two outlines are similar. */
  @Test
  void theSilhouettesDiffer() {
    Build[] builds = Build.values();
    double[][] outlines = new double[builds.length][];
    for (int i = 0; i < builds.length; i++) {
      draw(snake(builds[i], 5));
      outlines[i] = new double[] {left + right, front};
    }
    for (int i = 0; i < builds.length; i++) {
      for (int k = 0; k < i; k++) {
        double[] a = outlines[i];
        double[] b = outlines[k];
        assertThat(Math.hypot(a[0] - b[0], a[1] - b[1]))
            .as("%s %.2f, %.2f and %s %.2f, %.2f", builds[i], a[0], a[1], builds[k], b[0], b[1])
            .isGreaterThan(0.25);
      }
    }
  }

  @Test
  void theJawsOfTheJawedAreWiderThanItsBody() {
    draw(snake(Build.JAWED, 5));
    assertThat(left).isGreaterThan(1.5 * HEAD);
    assertThat(right).isGreaterThan(1.5 * HEAD);
  }

  @Test
  void glassIsHardlyVisibleUntilItIsNear() {
    draw(snake(Build.GLASS, 12));
    double far = light;
    draw(snake(Build.GLASS, 8.5));
    assertThat(light).isEqualTo(far);
    draw(snake(Build.GLASS, 3));
    assertThat(light).isGreaterThan(2 * far);
    draw(snake(Build.BARBED, 12));
    double opaque = light;
    draw(snake(Build.BARBED, 3));
    assertThat(light).isEqualTo(opaque);
  }

  @Test
  void aDashIsAnnouncedByItsWholeLine() {
    Snapshot snapshot = snake(Build.DART, 5);
    draw(snapshot);
    double without = front;
    int head = snapshot.first(EntityKind.SNAKE_HEAD);
    snapshot.row(head).dashLength = 18;
    snapshot.row(head).timeToDash = 0.5;
    draw(snapshot);
    assertThat(without).isLessThan(4);
    assertThat(front).isBetween(18.0, 19.0);
  }
}
