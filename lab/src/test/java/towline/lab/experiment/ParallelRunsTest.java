package towline.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

class ParallelRunsTest {
  @Property(tries = 100, seed = "1")
  void everySubjectIsRunWithEverySeedOfTheRangeInOrder(
      @ForAll @LongRange(min = -5_000_000_000L, max = 5_000_000_000L) long first,
      @ForAll @IntRange(min = 1, max = 9) int count,
      @ForAll @IntRange(min = 1, max = 3) int workers)
      throws InterruptedException {
    List<List<String>> runs =
        ParallelRuns.run(
            workers, List.of("a", "b"), new SeedRange(first, count), (who, seed) -> who + seed);
    assertThat(runs).containsExactly(expected("a", first, count), expected("b", first, count));
  }

  private static List<String> expected(String subject, long first, int count) {
    return LongStream.range(first, first + count).mapToObj(seed -> subject + seed).toList();
  }
}
