package towline.view.overlay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import towline.view.scene.Camera;

class ScreenEdgePropertyTest {
  private static final double WIDTH = 250;
  private static final double HEIGHT = 104;

  @Property(seed = "311")
  void noArrowCoversTheScore(
      @ForAll @DoubleRange(min = -60, max = 160) double x,
      @ForAll @DoubleRange(min = -60, max = 110) double y) {
    Camera camera = new Camera();
    camera.resize(1280, 720);
    ScreenEdge screenEdge = new ScreenEdge();
    screenEdge.keepOut(WIDTH, HEIGHT);
    screenEdge.locate(camera, x, y);
    double right = camera.left() + WIDTH / camera.pixelsPerMetre();
    double bottom = camera.top() - HEIGHT / camera.pixelsPerMetre();
    if (screenEdge.isOutside()) {
      assertThat(screenEdge.x() < right - 1e-9 && screenEdge.y() > bottom + 1e-9).isFalse();
    } else {
      assertThat(x).isBetween(camera.left(), camera.right());
      assertThat(y).isBetween(camera.bottom(), camera.top());
    }
    assertThat(screenEdge.x() + screenEdge.beyond() * Math.cos(screenEdge.bearing()))
        .isCloseTo(x, within(1e-9));
  }

  @Property(seed = "310")
  void anArrowIsInsideThePictureAndPointsToItsPlace(
      @ForAll @DoubleRange(min = -60, max = 160) double x,
      @ForAll @DoubleRange(min = -60, max = 110) double y) {
    Camera camera = new Camera();
    camera.resize(1280, 720);
    ScreenEdge screenEdge = new ScreenEdge();
    screenEdge.locate(camera, x, y);
    assertThat(screenEdge.x()).isBetween(camera.left() + 0.5, camera.right() - 0.5);
    assertThat(screenEdge.y()).isBetween(camera.bottom() + 0.5, camera.top() - 0.5);
    assertThat(screenEdge.x() + screenEdge.beyond() * Math.cos(screenEdge.bearing()))
        .isCloseTo(x, within(1e-9));
    assertThat(screenEdge.y() + screenEdge.beyond() * Math.sin(screenEdge.bearing()))
        .isCloseTo(y, within(1e-9));
    boolean inside =
        x > camera.left() && x < camera.right() && y > camera.bottom() && y < camera.top();
    if (!inside) {
      assertThat(screenEdge.beyond()).isGreaterThanOrEqualTo(ScreenEdge.INSET - 1e-9);
    } else {
      assertThat(screenEdge.beyond()).isLessThan(Math.sqrt(2) * ScreenEdge.INSET);
    }
  }
}
