package towline.avoidance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import towline.math.IndexList;

class CrowdPropertyTest {
  @Property(seed = "71", tries = 200)
  void findsWhomBruteForceFindsGiantsToo(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Crowd crowd = new Crowd(2.5);
    int count = random.nextInt(1, 150);
    double[] xs = random.doubles(count, -10, 60).toArray();
    double[] ys = random.doubles(count, -10, 50).toArray();
    double[] radii = new double[count];
    for (int i = 0; i < count; i++) {
      radii[i] = random.nextInt(20) == 0 ? random.nextDouble(2, 12) : random.nextDouble(0, 1);
      crowd.add(xs[i], ys[i], 0, 0, radii[i]);
    }
    crowd.build();
    int self = random.nextInt(count);
    double range = random.nextDouble(0.1, 9);
    List<Integer> expected = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      if (i != self && StrictMath.hypot(xs[i] - xs[self], ys[i] - ys[self]) < range + radii[i]) {
        expected.add(i);
      }
    }
    IndexList near = new IndexList();
    crowd.findNeighbours(self, range, near);
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < near.count(); i++) {
      found.add(near.get(i));
    }
    assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
  }
}
