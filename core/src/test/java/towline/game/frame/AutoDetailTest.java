package towline.game.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.lifecycle.BeforeTry;
import org.junit.jupiter.api.Test;
import towline.view.Detail;

/** The level of detail over drawn times of frames, on a screen that shows 60 of them a second. */
class AutoDetailTest {
  private static final double BUDGET = 1.0 / 60;

  /** Relative work at each level. */
  private record Costs(double low, double medium) {
    double of(Detail level) {
      return switch (level) {
        case LOW -> low;
        case MEDIUM -> medium;
        case HIGH -> 1;
      };
    }
  }

  private AutoDetail detail = new AutoDetail();
  private int changes;

  @BeforeTry
  void beginAgain() {
    detail = new AutoDetail();
    changes = 0;
  }

  /** Lets frames pass for {@code seconds}; {@code load} is the work at the highest level, s. */
  private void pass(double seconds, double load, Costs costs) {
    double passed = 0;
    while (passed < seconds) {
      double work = load * costs.of(detail.level());
      double frame = Math.max(BUDGET, work);
      frame(frame, work, true);
      passed += frame;
    }
  }

  private void frame(double frame, double work, boolean settled) {
    Detail before = detail.level();
    changes += detail.update(frame, work, BUDGET, settled) == before ? 0 : 1;
  }

  @Property(tries = 200, seed = "1")
  void twoChangesAreAtLeastTenSecondsApartAndNoneIsInAnUnsettledMoment(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double time = 0;
    double lastChange = Double.NEGATIVE_INFINITY;
    boolean settled = true;
    double load = BUDGET;
    for (int i = 0; i < 20_000; i++) {
      if (random.nextInt(300) == 0) {
        load = random.nextDouble(0, 0.12);
        settled = random.nextInt(4) > 0;
      }
      double work = load * random.nextDouble(0.5, 1.5);
      double frame = Math.min(0.1, Math.max(BUDGET, work));
      time += frame;
      int before = changes;
      frame(frame, work, settled);
      if (changes > before) {
        assertThat(settled).isTrue();
        assertThat(time - lastChange).isGreaterThan(AutoDetail.CHANGE_INTERVAL - 1e-6);
        lastChange = time;
      }
    }
  }

  @Property(tries = 300, seed = "1")
  void aConstantLoadHasOneLevelInTheEnd(
      @ForAll @DoubleRange(min = 0, max = 0.1) double load,
      @ForAll @DoubleRange(min = 0.1, max = 1) double low,
      @ForAll @DoubleRange(min = 0.1, max = 1) double medium) {
    Costs costs = new Costs(Math.min(low, medium), medium);
    pass(200, load, costs);
    int before = changes;
    pass(400, load, costs);
    assertThat(changes).isEqualTo(before).isLessThanOrEqualTo(4);
  }

  @Property(tries = 50, seed = "1")
  void aConstantOverloadLeadsToTheLowestLevel(
      @ForAll @DoubleRange(min = 0.03, max = 0.3) double load) {
    pass(20, load, new Costs(1, 1));
    assertThat(detail.level()).isEqualTo(Detail.LOW);
  }

  /** Even after a load at which a higher level was tried in vain. */
  @Property(tries = 50, seed = "1")
  void theHighestLevelReturnsWhenTheLoadHasFallen(
      @ForAll @DoubleRange(min = 0.03, max = 0.1) double load,
      @ForAll @DoubleRange(min = 0.1, max = 1) double low) {
    pass(120, load, new Costs(low, 1));
    assertThat(detail.level()).isNotEqualTo(Detail.HIGH);
    pass(60, 0.03 * BUDGET, new Costs(low, 1));
    assertThat(detail.level()).isEqualTo(Detail.HIGH);
  }

  @Test
  void timesAreThoseOfTheTable() {
    Costs even = new Costs(1, 1);
    pass(1.9, 2 * BUDGET, even);
    assertThat(detail.level()).isEqualTo(Detail.HIGH);
    pass(1, 2 * BUDGET, even);
    assertThat(detail.level()).isEqualTo(Detail.MEDIUM);
    pass(19, 0.2 * BUDGET, even);
    assertThat(detail.level()).isEqualTo(Detail.MEDIUM);
    pass(4, 0.2 * BUDGET, even);
    assertThat(detail.level()).isEqualTo(Detail.HIGH);
  }

  @Test
  void aLongFrameIsNoLoad() {
    for (int i = 0; i < 20; i++) {
      pass(3, 0.2 * BUDGET, new Costs(1, 1));
      frame(2, 2, true);
    }
    assertThat(changes).isZero();
  }
}
