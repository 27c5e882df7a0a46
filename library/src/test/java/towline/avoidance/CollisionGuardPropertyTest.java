package towline.avoidance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

/** Whatever a crowd wants, the guard keeps it apart and off the walls. */
class CollisionGuardPropertyTest {
  private static final int COUNT = 25;

  @Property(seed = "81", tries = 40)
  void nobodyTouchesWhateverTheyWant(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Bounds bounds = new Bounds(0, 0, 8, 8);
    CrowdScene scene = new CrowdScene(bounds, COUNT);
    scene.crowd.addWall(0, 4.8, 4, 4.8);
    for (int i = 0; i < COUNT; i++) {
      int row = i / 5;
      scene.xs[i] = 0.8 + 1.6 * (i % 5);
      scene.ys[i] = 0.8 + 1.6 * row;
      scene.headings[i] = random.nextDouble(-Math.PI, Math.PI);
    }
    double dt = random.nextDouble(1.0 / 240, 0.1);
    SteeringInput input = new SteeringInput();
    for (int tick = 0; tick < 200; tick++) {
      scene.fill();
      for (int i = 0; i < COUNT; i++) {
        double most = CrowdScene.LIMITS.turnRate();
        scene.answers[i].set(random.nextDouble(-most, most), 3);
        input.self = i;
        input.headingX = StrictMath.cos(scene.headings[i]);
        input.headingY = StrictMath.sin(scene.headings[i]);
        scene.crowd.findNeighbours(i, 5);
        CollisionGuard.apply(scene.crowd, input, CrowdScene.LIMITS, dt, scene.answers[i]);
      }
      scene.move(dt);
      for (int i = 0; i < COUNT; i++) {
        double x = scene.xs[i];
        double y = scene.ys[i];
        assertThat(bounds.hold(x, y, 0.5 - 1e-6)).isTrue();
        assertThat(scene.crowd.distanceToWall(0, x, y)).isGreaterThan(0.5 - 1e-6);
        for (int j = 0; j < i; j++) {
          assertThat(scene.distance(i, j)).isGreaterThan(1 - 1e-6);
        }
      }
    }
  }

  /** A law of one's own: an interface, a crowd, a guard. */
  @Property(seed = "82", tries = 20)
  void aLawOfOnesOwnNeedsNoPrivatePart(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
    LocalAvoidance stopper =
        (crowd, input, limits, dt, out) -> {
          int found = crowd.findNeighbours(input.self, limits.range());
          out.turnTo(input.desiredX, input.desiredY, input, limits, dt);
          for (int k = 0; k < found; k++) {
            int other = crowd.neighbour(k);
            double dx = crowd.x(other) - crowd.x(input.self);
            double dy = crowd.y(other) - crowd.y(input.self);
            if (StrictMath.hypot(dx, dy) < 2) {
              out.set(limits.turnRate(), out.speed / 2);
            }
          }
          CollisionGuard.apply(crowd, input, limits, dt, out);
        };
    CrowdScene scene = CrowdScene.random(seed, 12, 20);
    scene.fill();
    SteeringOutput out = new SteeringOutput();
    SteeringInput input = new SteeringInput();
    input.desiredX = 3;
    stopper.steer(scene.crowd, input, CrowdScene.LIMITS, CrowdScene.DT, out);
    assertThat(out.speed).isBetween(0.0, 3.0);
  }
}
