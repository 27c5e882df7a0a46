package towline.view.hud;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;

class ChaseTest {
  private static Chase chase(List<Long> points) {
    return new Chase(points.stream().sorted(Comparator.reverseOrder()).toList());
  }

  /** The board ranks equal scores by age, the older first. */
  @Property(seed = "771", tries = 300)
  void entriesWithAtLeastTheScoreAreAhead(
      @ForAll @Size(max = 10) List<@LongRange(min = 1, max = 60) Long> board,
      @ForAll @LongRange(max = 70) long score) {
    assertThat(chase(board).ahead(score))
        .isEqualTo((int) board.stream().filter(points -> points >= score).count());
  }

  @Property(seed = "772", tries = 300)
  void theBarFillsAsTheScoreGrowsAndIsFullWithTheNextRank(
      @ForAll @Size(min = 1, max = 10) List<@LongRange(min = 1, max = 60) Long> board,
      @ForAll @LongRange(max = 70) long score) {
    Chase chase = chase(board);
    double now = chase.progress(score);
    double next = chase.progress(score + 1);
    assertThat(now).isBetween(0.0, 1.0);
    if (chase.ahead(score) == chase.ahead(score + 1)) {
      assertThat(next).isGreaterThanOrEqualTo(now);
    } else if (chase.ahead(score + 1) > 0) {
      assertThat(next).isLessThan(1);
    } else {
      assertThat(next).isEqualTo(1);
    }
  }

  @Example
  void aBoardIsSorted() {
    assertThatThrownBy(() -> new Chase(List.of(3L, 5L)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
