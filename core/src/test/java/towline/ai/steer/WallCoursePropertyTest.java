package towline.ai.steer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import towline.avoidance.Bounds;

class WallCoursePropertyTest {
  private static final Bounds BOUNDS = new Bounds(0, 0, 12, 9);

  @Property(seed = "62", tries = 500)
  void aCourseOffTheWallLeadsAwayFromIt(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double x = random.nextDouble(0.1, 11.9);
    double y = random.nextDouble(0.1, 8.9);
    double heading = random.nextDouble(-Math.PI, Math.PI);
    double hx = StrictMath.cos(heading);
    double hy = StrictMath.sin(heading);
    double course = WallCourse.courseOffWall(BOUNDS, x, y, hx, hy, random.nextDouble(-1, 1));
    double left = hx > 0 ? (12 - x) / hx : x / -hx;
    double up = hy > 0 ? (9 - y) / hy : y / -hy;
    if (left < up) {
      assertThat(StrictMath.cos(course) * hx).isLessThanOrEqualTo(1e-9);
    } else {
      assertThat(StrictMath.sin(course) * hy).isLessThanOrEqualTo(1e-9);
    }
  }
}
