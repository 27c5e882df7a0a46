package towline.math;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

class SpatialGridPropertyTest {
  @Property(seed = "2", tries = 300)
  void findsAllThatBruteForceFinds(
      @ForAll @LongRange(min = 0, max = 1_000_000) long seed,
      @ForAll @IntRange(min = 0, max = 200) int count) {
    SplittableRandom random = new SplittableRandom(seed);
    double[] xs = random.doubles(count, -5, 45).toArray();
    double[] ys = random.doubles(count, -5, 25).toArray();
    SpatialGrid grid = new SpatialGrid(0, 0, 40, 20, 1.7);
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
    assertThat(found(grid, xs, ys, x, y, reach)).containsExactlyInAnyOrderElementsOf(expected);
  }

  private static List<Integer> found(
      SpatialGrid grid, double[] xs, double[] ys, double x, double y, double reach) {
    List<Integer> found = new ArrayList<>();
    for (int row = grid.row(y - reach); row <= grid.row(y + reach); row++) {
      for (int column = grid.column(x - reach); column <= grid.column(x + reach); column++) {
        int last = -1;
        for (int at = grid.start(column, row); at < grid.end(column, row); at++) {
          int i = grid.item(at);
          assertThat(i).as("order within a cell").isGreaterThan(last);
          last = i;
          if (Math.abs(xs[i] - x) <= reach && Math.abs(ys[i] - y) <= reach) {
            found.add(i);
          }
        }
      }
    }
    return found;
  }
}
