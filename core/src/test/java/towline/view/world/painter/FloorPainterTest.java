package towline.view.world.painter;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.math.Matrix4;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import towline.view.draw.LineBatch;
import towline.view.draw.Palettes;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.SpringGrid;
import towline.view.scene.Camera;

/** Straight parts of the grid's lines need no points but their ends. */
class FloorPainterTest {
  private static final int FLOATS_PER_QUAD = 32;
  private static final int FLOATS_PER_VERTEX = 8;
  private static final double PIXELS_PER_METRE = 24;

  /** Largest distance of a drawn line from the true one that cannot be seen, m. */
  private static final double UNSEEN = 0.5 / PIXELS_PER_METRE;

  private final Camera camera = new Camera();
  private final SpringGrid grid = new SpringGrid(60, 34);
  private final List<float[]> quads = new ArrayList<>();
  private final ShapeDrawer pen = new ShapeDrawer(new LineBatch(this::take));

  private void take(float[] vertices, int floats, Matrix4 projection) {
    for (int at = 0; at < floats; at += FLOATS_PER_QUAD) {
      float[] quad = new float[FLOATS_PER_QUAD];
      System.arraycopy(vertices, at, quad, 0, FLOATS_PER_QUAD);
      quads.add(quad);
    }
  }

  private void draw() throws IOException {
    quads.clear();
    camera.resize(1280, 720);
    pen.begin(new Matrix4(), PIXELS_PER_METRE);
    new FloorPainter(Palettes.shipped()).draw(pen, camera, grid, 0xffffff, 1);
    pen.end();
  }

  private static double middle(float[] quad, int from, int place) {
    return (quad[from * FLOATS_PER_VERTEX + place] + quad[(from + 1) * FLOATS_PER_VERTEX + place])
        / 2;
  }

  /** Returns true if a drawn line passes within an unseen distance of a node. */
  private boolean isDrawn(double x, double y) {
    for (float[] quad : quads) {
      double ax = middle(quad, 0, 0);
      double ay = middle(quad, 0, 1);
      double bx = middle(quad, 2, 0);
      double by = middle(quad, 2, 1);
      double square = (bx - ax) * (bx - ax) + (by - ay) * (by - ay);
      double part = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / Math.max(square, 1e-12);
      double along = Math.max(0, Math.min(1, part));
      if (Math.hypot(ax + along * (bx - ax) - x, ay + along * (by - ay) - y) < UNSEEN) {
        return true;
      }
    }
    return false;
  }

  @Test
  void aLineAtRestIsOneQuad() throws IOException {
    draw();
    assertThat(quads).isNotEmpty().hasSizeLessThanOrEqualTo(grid.columns() + grid.rows());
  }

  @Test
  void everyNodeIsOnALineHoweverTheGridIsStirred() throws IOException {
    draw();
    int calm = quads.size();
    grid.burst(camera.right() / 2, camera.top() / 2, 5, 40);
    for (int frame = 0; frame < 20; frame++) {
      grid.update(1.0 / 60);
      draw();
      for (int column = 1; column < grid.columns() - 1; column++) {
        for (int row = 1; row < grid.rows() - 1; row++) {
          double x = grid.x(column, row);
          double y = grid.y(column, row);
          boolean isInView =
              x > camera.left() && x < camera.right() && y > camera.bottom() && y < camera.top();
          assertThat(!isInView || isDrawn(x, y))
              .as("node %d, %d in frame %d", column, row, frame)
              .isTrue();
        }
      }
    }
    assertThat(quads.size()).isGreaterThan(3 * calm);
  }
}
