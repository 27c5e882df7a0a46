package towline.sim.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import towline.internal.RandomStream;

/** A trail keeps the head's whole path up to its reach, however long the trails before it were. */
class TrailTest {
  private static final double TOLERANCE = 0.1;

  @Property(seed = "83", tries = 60)
  void aTrailKnowsEachPlaceUpToItsReach(
      @ForAll long seed,
      @ForAll @DoubleRange(min = 0.5, max = 90) double first,
      @ForAll @DoubleRange(min = 0.5, max = 90) double second) {
    RandomStream random = new RandomStream(seed);
    Trail trail = new Trail();
    fly(trail, first, random);
    fly(trail, second, random);
  }

  private static void fly(Trail trail, double reach, RandomStream random) {
    trail.begin(reach);
    trail.layStraight(0, 0, 0, reach);
    List<double[]> path = new ArrayList<>(List.of(new double[] {-reach, 0}, new double[] {0, 0}));
    double heading = 0;
    double x = 0;
    double y = 0;
    for (int tick = 0; tick < 1500; tick++) {
      heading += random.range(-0.1, 0.1);
      double step = random.range(0.02, 0.4);
      x += StrictMath.cos(heading) * step;
      y += StrictMath.sin(heading) * step;
      trail.follow(x, y);
      path.add(new double[] {x, y});
      if (tick % 100 == 0) {
        double back = random.range(0, reach);
        double[] place = place(path, back);
        trail.find(back);
        assertThat(trail.foundX()).isCloseTo(place[0], within(TOLERANCE));
        assertThat(trail.foundY()).isCloseTo(place[1], within(TOLERANCE));
      }
    }
  }

  /** Returns the place {@code back} m behind the end of a path, by walking along it. */
  private static double[] place(List<double[]> path, double back) {
    double left = back;
    for (int i = path.size() - 1; i > 0; i--) {
      double[] near = path.get(i);
      double[] far = path.get(i - 1);
      double length = Math.hypot(near[0] - far[0], near[1] - far[1]);
      if (length >= left) {
        double share = left / length;
        return new double[] {
          near[0] + share * (far[0] - near[0]), near[1] + share * (far[1] - near[1])
        };
      }
      left -= length;
    }
    return path.get(0);
  }
}
