package towline.view.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import towline.internal.RandomStream;
import towline.session.framing.CameraFollow;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

class CameraPropertyTest {
  private static Camera camera(int width, int height) {
    Camera camera = new Camera();
    camera.sector(96, 54);
    camera.resize(width, height);
    camera.cut(48, 27);
    return camera;
  }

  @Property(seed = "311")
  void aWindowOfAnyShapeShowsAtLeastTheStandardView(
      @ForAll @IntRange(min = 1, max = 8000) int width,
      @ForAll @IntRange(min = 1, max = 8000) int height) {
    Camera camera = camera(width, height);
    assertThat(camera.right() - camera.left()).isGreaterThan(Camera.WIDTH - 1e-9);
    assertThat(camera.top() - camera.bottom()).isGreaterThan(Camera.HEIGHT - 1e-9);
  }

  @Property(seed = "312")
  void windowAndSectorCoordinatesAreInverse(
      @ForAll @DoubleRange(min = 0, max = 1280) double x,
      @ForAll @DoubleRange(min = 0, max = 720) double y) {
    Camera camera = camera(1280, 720);
    assertThat(camera.toWindowX(camera.fromWindowX(x))).isCloseTo(x, within(1e-6));
    assertThat(camera.toWindowY(camera.fromWindowY(y))).isCloseTo(720 - y, within(1e-6));
  }

  @Property(seed = "313")
  void staysNearTheSectorWhateverItFollows(
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

  @Property(seed = "314", tries = 200)
  void theFollowedThingStaysInside(
      @ForAll long seed,
      @ForAll @DoubleRange(min = -40, max = 40) double threatX,
      @ForAll @DoubleRange(min = -40, max = 40) double threatY,
      @ForAll @IntRange(min = 200, max = 4000) int width,
      @ForAll @IntRange(min = 200, max = 4000) int height) {
    Camera camera = camera(width, height);
    RandomStream random = new RandomStream(seed);
    double x = 48;
    double y = 27;
    double vx = 0;
    double vy = 0;
    for (int i = 0; i < 400; i++) {
      if (i % 20 == 0) {
        vx = 70 * (random.nextDouble() - 0.5);
        vy = 70 * (random.nextDouble() - 0.5);
      }
      x = Math.max(0, Math.min(96, x + vx / 60));
      y = Math.max(0, Math.min(54, y + vy / 60));
      camera.follow(1.0 / 60, x, y, vx, vy, threatX, threatY);
      camera.widen(1.0 / 60, 2 * random.nextDouble());
      if (!camera.intersects(x, y, -3)) {
        fail("tick " + i + ": " + x + ", " + y + " is not 2 m inside the picture");
      }
    }
  }

  @Property(seed = "315", tries = 100)
  void neverJumpsWhateverComesAndGoes(@ForAll long seed) {
    Camera camera = camera(1280, 720);
    RandomStream random = new RandomStream(seed);
    for (int i = 0; i < 300; i++) {
      double left = camera.left();
      double right = camera.right();
      double bottom = camera.bottom();
      double top = camera.top();
      camera.follow(1.0 / 60, 48, 27, 0, 0, threat(random), threat(random));
      camera.widen(1.0 / 60, 2 * random.nextDouble());
      // A twentieth of the picture's height a second for each 1.35 m of these.
      assertThat(Math.abs(camera.left() - left)).isLessThan(0.35);
      assertThat(Math.abs(camera.right() - right)).isLessThan(0.35);
      assertThat(Math.abs(camera.bottom() - bottom)).isLessThan(0.3);
      assertThat(Math.abs(camera.top() - top)).isLessThan(0.3);
    }
  }

  private static double threat(RandomStream random) {
    return 80 * (random.nextDouble() - 0.5);
  }

  @Property(seed = "316", tries = 200)
  void isNeverTooWideToBeRead(@ForAll @DoubleRange(min = -1, max = 50) double wanted) {
    Camera camera = camera(1280, 720);
    for (int i = 0; i < 1000; i++) {
      camera.widen(1.0 / 60, wanted);
    }
    double wideness = (camera.right() - camera.left()) / Camera.WIDTH;
    assertThat(wideness).isBetween(1.0, Camera.WIDEST + 1e-9);
    assertThat(wideness).isCloseTo(Math.max(1, Math.min(Camera.WIDEST, wanted)), within(1e-3));
  }

  @Test
  void aWidthThatIsNotANumberIsIgnored() {
    Camera camera = camera(1280, 720);
    camera.widen(1.0 / 60, Double.NaN);
    assertThat(camera.right() - camera.left()).isEqualTo(Camera.WIDTH);
  }

  @Property(seed = "317")
  void showsADiscWholeAtTheWidenessThatItNeeds(
      @ForAll @DoubleRange(min = 22, max = 74) double x,
      @ForAll @DoubleRange(min = 14, max = 40) double y) {
    Camera camera = camera(1280, 720);
    double need = camera.widenessFor(x, y, 1);
    boolean whole =
        x - 1 >= camera.left()
            && x + 1 <= camera.right()
            && y - 1 >= camera.bottom() + Camera.HUD_BELOW * Camera.HEIGHT
            && y + 1 <= camera.top() - Camera.HUD_ABOVE * Camera.HEIGHT;
    assertThat(need <= 1).isEqualTo(whole);
  }

  private static Snapshot withShip(double shipX, double shipY, int mites, double farX) {
    Snapshots world = new Snapshots(1).with(EntityKind.SHIP, 1, shipX, shipY, 0);
    for (int i = 0; i < mites; i++) {
      world.with(EntityKind.MITE, 10 + i, shipX + farX + 0.1 * i, shipY, 0);
    }
    return world.build();
  }

  private static void settle(Camera camera, Snapshot world, double seconds) {
    InterpolatedScene scene = new InterpolatedScene();
    scene.update(world, world, 1);
    CameraFollow framing = new CameraFollow();
    for (double t = 0; t < seconds; t += 1.0 / 60) {
      double height = camera.top() - camera.bottom();
      framing.update(camera, scene, 1.0 / 60);
      assertThat(Math.abs(camera.top() - camera.bottom() - height)).isLessThan(0.15);
    }
  }

  @Test
  void showsMoreWhenMoreIsGoingOn() {
    Camera camera = camera(1280, 720);
    settle(camera, withShip(48, 27, 0, 5), 5);
    assertThat(camera.top() - camera.bottom()).isCloseTo(27, within(0.01));
    settle(camera, withShip(48, 27, 100, 5), 8);
    assertThat(camera.top() - camera.bottom()).isBetween(31.5, 34.0);
    settle(camera, withShip(48, 27, 100, 60), 10);
    assertThat(camera.top() - camera.bottom()).isCloseTo(27, within(0.05));
  }

  @Property(seed = "324", tries = 200)
  void shipAndBossAreFramedTogether(
      @ForAll @DoubleRange(min = -30, max = 30) double dx,
      @ForAll @DoubleRange(min = -14, max = 14) double dy) {
    Camera camera = camera(1280, 720);
    Snapshot world =
        new Snapshots(1)
            .with(EntityKind.SHIP, 1, 48 - dx / 2, 27 - dy / 2, 0)
            .with(EntityKind.VESSEL_CORE, 2, 48 + dx / 2, 27 + dy / 2, 0)
            .build();
    settle(camera, world, 6);
    assertThat(camera.intersects(48 - dx / 2, 27 - dy / 2, -3)).isTrue();
    // A boss is some 4 m across, and should be visible as a whole.
    assertThat(camera.intersects(48 + dx / 2, 27 + dy / 2, -6)).isTrue();
  }

  @Test
  void looksAheadAlongTheVelocity() {
    Camera camera = camera(1280, 720);
    for (int i = 0; i < 300; i++) {
      camera.follow(1.0 / 60, 48, 27, 14, 0, 0, 0);
    }
    assertThat(camera.x()).isGreaterThan(50);
    double free = (Camera.HUD_BELOW - Camera.HUD_ABOVE) / 2 * Camera.HEIGHT;
    assertThat(camera.y()).isCloseTo(27 - free, within(0.1));
  }

  @Test
  void leansTowardsThreats() {
    Camera camera = camera(1280, 720);
    for (int i = 0; i < 300; i++) {
      camera.follow(1.0 / 60, 48, 27, 0, 0, 0, 20);
    }
    assertThat(camera.y()).isBetween(28.0, 33.0);
  }

  @Test
  void aPositionThatIsNotANumberDoesNotMoveIt() {
    Camera camera = camera(1280, 720);
    camera.follow(1.0 / 60, Double.NaN, 27, 0, 0, 0, 0);
    assertThat(camera.x()).isEqualTo(48);
  }
}
