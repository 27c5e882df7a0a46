package towline.view.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class CameraPropertyTest {
  private static Camera camera(int width, int height) {
    Camera camera = new Camera();
    camera.sector(96, 54);
    camera.resize(width, height);
    camera.cut(48, 27);
    return camera;
  }

  @Property
  void aWindowOfAnyShapeShowsNoLessThanTheUsualOne(
      @ForAll @IntRange(min = 1, max = 8000) int width,
      @ForAll @IntRange(min = 1, max = 8000) int height) {
    Camera camera = camera(width, height);
    assertThat(camera.right() - camera.left()).isGreaterThan(Camera.WIDTH - 1e-9);
    assertThat(camera.top() - camera.bottom()).isGreaterThan(Camera.HEIGHT - 1e-9);
  }

  @Property
  void aPlaceInTheWindowAndAPlaceInTheSectorBelongTogether(
      @ForAll @DoubleRange(min = 0, max = 1280) double x,
      @ForAll @DoubleRange(min = 0, max = 720) double y) {
    Camera camera = camera(1280, 720);
    assertThat(camera.toWindowX(camera.fromWindowX(x))).isCloseTo(x, within(1e-6));
    assertThat(camera.toWindowY(camera.fromWindowY(y))).isCloseTo(720 - y, within(1e-6));
  }

  @Property
  void stayNearTheSectorWhateverItFollows(
      @ForAll @DoubleRange(min = -50, max = 150) double x,
      @ForAll @DoubleRange(min = -50, max = 150) double y,
      @ForAll @DoubleRange(min = -40, max = 40) double vx,
      @ForAll @DoubleRange(min = -40, max = 40) double vy) {
    Camera camera = camera(1280, 720);
    for (int i = 0; i < 200; i++) {
      camera.follow(1.0 / 60, x, y, vx, vy, 30, -30);
    }
    assertThat(camera.left()).isGreaterThan(-3.01);
    assertThat(camera.right()).isLessThan(99.001);
    assertThat(camera.bottom()).isGreaterThan(-4.61);
    assertThat(camera.top()).isLessThan(57.91);
  }

  @Test
  void shakeMovesThePictureAndNotTheAim() {
    Camera camera = camera(1280, 720);
    double aim = camera.fromWindowX(300);
    double seen = camera.toWindowX(40);
    camera.shake(0.5, -0.3);
    assertThat(camera.fromWindowX(300)).isEqualTo(aim);
    assertThat(camera.toWindowX(40)).isNotEqualTo(seen);
  }

  @Test
  void looksAheadAlongTheVelocity() {
    Camera camera = camera(1280, 720);
    for (int i = 0; i < 300; i++) {
      camera.follow(1.0 / 60, 48, 27, 14, 0, 0, 0);
    }
    assertThat(camera.x()).isGreaterThan(50);
    assertThat(camera.y()).isCloseTo(27, within(0.1));
  }

  @Test
  void leansTowardsThreats() {
    Camera camera = camera(1280, 720);
    for (int i = 0; i < 300; i++) {
      camera.follow(1.0 / 60, 48, 27, 0, 0, 0, 20);
    }
    assertThat(camera.y()).isBetween(28.0, 31.0);
  }

  @Test
  void whatIsNoNumberDoesNotMoveIt() {
    Camera camera = camera(1280, 720);
    camera.follow(1.0 / 60, Double.NaN, 27, 0, 0, 0, 0);
    assertThat(camera.x()).isEqualTo(48);
  }
}
