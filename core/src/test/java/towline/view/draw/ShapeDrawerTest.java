package towline.view.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.badlogic.gdx.math.Matrix4;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShapeDrawerTest {
  private static final double PIXELS_PER_METRE = 20;

  private float[] drawn = {};
  private int calls;
  private final ShapeDrawer pen = new ShapeDrawer(new LineBatch(this::take));

  private void take(float[] vertices, int floats, Matrix4 projection) {
    int had = drawn.length;
    drawn = Arrays.copyOf(drawn, had + floats);
    System.arraycopy(vertices, 0, drawn, had, floats);
    calls++;
  }

  @BeforeEach
  void begin() {
    pen.begin(new Matrix4(), PIXELS_PER_METRE);
    pen.ink(0xffffff, 1);
  }

  private int quads() {
    return drawn.length / LineBatch.FLOATS_PER_QUAD;
  }

  private double of(int corner, int place) {
    return drawn[corner * LineBatch.FLOATS_PER_VERTEX + place];
  }

  /** Returns the largest y of the quads' corners, m. */
  private double reachY() {
    double most = 0;
    for (int corner = 0; corner < quads() * LineBatch.CORNERS; corner++) {
      most = Math.max(most, Math.abs(of(corner, 1)));
    }
    return most;
  }

  @Test
  void aLineIsOneQuadHalfAPixelWiderThanItself() {
    pen.line(0, 0, 10, 0, 0.4);
    pen.end();
    assertThat(quads()).isEqualTo(1);
    assertThat(reachY()).isCloseTo(0.2 + 0.5 / PIXELS_PER_METRE, within(1e-6));
  }

  /** An outline has ready joints, a path computes them; both must draw the same. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 0.7, 2.5, -1.9})
  void anOutlineIsDrawnLikeThePathThroughItsPoints(double heading) {
    for (boolean closed : new boolean[] {true, false}) {
      double[] points = {1.2, 0, -0.3, 0.8, -1, 0.1, -0.4, -0.9};
      Polygon shape = closed ? Polygon.closed(points) : Polygon.open(points);
      drawn = new float[] {};
      pen.begin(new Matrix4(), PIXELS_PER_METRE);
      pen.outline(shape, 5, -3, heading, 1.5, 0.2);
      pen.end();
      float[] outline = drawn;
      drawn = new float[] {};
      pen.begin(new Matrix4(), PIXELS_PER_METRE);
      LinePath path = pen.path();
      for (int i = 0; i < points.length; i += 2) {
        double x = 1.5 * points[i];
        double y = 1.5 * points[i + 1];
        double cos = Math.cos(heading);
        double sin = Math.sin(heading);
        path.add(5 + x * cos - y * sin, -3 + x * sin + y * cos);
      }
      if (closed) {
        pen.strokeClosed(0.2);
      } else {
        pen.strokeOpen(0.2);
      }
      pen.end();
      assertThat(outline).containsExactly(drawn, within(1e-5f));
    }
  }

  @Test
  void noLineIsThinnerThanTheThinnest() {
    pen.line(0, 0, 10, 0, 0.0001);
    pen.end();
    assertThat(of(0, 6)).isCloseTo(ShapeDrawer.MIN_LINE_WIDTH / 2, within(1e-6));
  }

  @Test
  void coordinatesThatAreNotNumbersAreLeftOut() {
    pen.line(0, 0, Double.NaN, 0, 0.1);
    pen.disc(Double.POSITIVE_INFINITY, 0, 1);
    pen.ring(1, 1, Double.NaN, 0.1);
    pen.path().add(0, 0).add(Double.NaN, 1);
    pen.strokeOpen(0.1);
    pen.end();
    assertThat(quads()).isZero();
    assertThat(calls).isZero();
  }

  @Test
  void onlyTheBadQuadIsLeftOut() {
    pen.line(0, 0, 1, 0, 0.1);
    pen.line(0, 0, Double.NaN, 0, 0.1);
    pen.line(0, 0, 2, 0, 0.1);
    pen.end();
    assertThat(quads()).isEqualTo(2);
  }

  @Test
  void theQuadsOfAPathShareTheirCorners() {
    pen.path().add(0, 0).add(4, 0).add(4, 4);
    pen.strokeOpen(0.2);
    pen.end();
    assertThat(quads()).isEqualTo(2);
    // Corners 2 and 3 end the first quad, 4 and 5 begin the second: right, left; left, right.
    assertThat(of(2, 0)).isEqualTo(of(5, 0));
    assertThat(of(2, 1)).isEqualTo(of(5, 1));
    assertThat(of(3, 0)).isEqualTo(of(4, 0));
    assertThat(of(3, 1)).isEqualTo(of(4, 1));
  }

  @Test
  void aClosedPathEndsWhereItBegan() {
    pen.path().add(0, 0).add(4, 0).add(4, 4);
    pen.strokeClosed(0.2);
    pen.end();
    assertThat(quads()).isEqualTo(3);
    assertThat(of(11, 0)).isEqualTo(of(0, 0));
    assertThat(of(11, 1)).isEqualTo(of(0, 1));
  }

  @Test
  void pointsThatCoincideDoNoHarm() {
    pen.path().add(1, 1).add(1, 1).add(1, 1);
    pen.strokeOpen(0.2);
    pen.end();
    for (float value : drawn) {
      assertThat(value).isFinite();
    }
  }

  @Test
  void aFillCoversItsOutlineWithTriangles() {
    pen.fill(Polygon.regular(6), 0, 0, 0, 1, 1);
    pen.end();
    double area = 0;
    for (int quad = 0; quad < quads(); quad++) {
      int corner = quad * LineBatch.CORNERS;
      area += triangle(corner, corner + 1, corner + 2) + triangle(corner + 2, corner + 3, corner);
    }
    assertThat(area).isCloseTo(1.5 * Math.sqrt(3), within(1e-5));
  }

  private double triangle(int a, int b, int c) {
    return ((of(b, 0) - of(a, 0)) * (of(c, 1) - of(a, 1))
            - (of(c, 0) - of(a, 0)) * (of(b, 1) - of(a, 1)))
        / 2;
  }

  @Test
  void quadsBeyondTheLimitAreDrawnInFurtherCalls() {
    for (int i = 0; i < LineBatch.MAX_QUADS + 5; i++) {
      pen.disc(i, 0, 0.1);
    }
    pen.end();
    assertThat(calls).isEqualTo(2);
    assertThat(quads()).isEqualTo(LineBatch.MAX_QUADS + 5);
  }
}
