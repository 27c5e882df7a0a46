package towline.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import towline.math.IndexList;

class SpatialGridPropertyTest {
  @Property(seed = "2", tries = 300)
  void findsAllThatBruteForceFinds(
      @ForAll @LongRange(min = 0, max = 1_000_000) long seed,
      @ForAll @IntRange(min = 0, max = 200) int count) {
    SplittableRandom random = new SplittableRandom(seed);
    double[] xs = random.doubles(count, -5, 45).toArray();
    double[] ys = random.doubles(count, -5, 25).toArray();
    SpatialGrid grid = new SpatialGrid(random.nextDouble(0.3, 6));
    grid.build(xs, ys, count);
    double x = random.nextDouble(-5, 45);
    double y = random.nextDouble(-5, 25);
    double reach = random.nextDouble(0, 6);

    List<Integer> expected = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      if (Math.abs(xs[i] - x) <= reach && Math.abs(ys[i] - y) <= reach) {
        expected.add(i);
      }
    }
    IndexList near = new IndexList();
    grid.find(x - reach, y - reach, x + reach, y + reach, near);
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < near.count(); i++) {
      int point = near.get(i);
      if (Math.abs(xs[point] - x) <= reach && Math.abs(ys[point] - y) <= reach) {
        found.add(point);
      }
    }
    assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
  }

  /** Neither the way between points nor the size of a search costs cells. */
  @Property(seed = "3", tries = 200)
  void thePlaneHasNoEnd(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double scale = StrictMath.pow(10, random.nextDouble(-3, 15));
    double cell = StrictMath.pow(10, random.nextDouble(-3, 3));
    int count = random.nextInt(1, 40);
    double[] xs = random.doubles(count, -scale, scale).toArray();
    double[] ys = random.doubles(count, -scale, scale).toArray();
    SpatialGrid grid = new SpatialGrid(cell);
    grid.build(xs, ys, count);
    IndexList near = new IndexList();
    grid.find(-scale, -scale, scale, scale, near);
    assertThat(near.count()).isEqualTo(count);
    int one = random.nextInt(count);
    grid.find(xs[one], ys[one], xs[one], ys[one], near);
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < near.count(); i++) {
      found.add(near.get(i));
    }
    assertThat(found).contains(one).doesNotHaveDuplicates();
  }

  @Test
  void aCellNeedsASize() {
    assertThatThrownBy(() -> new SpatialGrid(0)).hasMessageContaining("cell must be more than 0");
  }
}
