package towline.game.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** The measurements of a session are lines in order, and quantiles of times. */
class PlayStatsTest {
  @Test
  void measurementsAreLinesInTheOrderOfTheirFirstValue() {
    PlayStats stats = new PlayStats();
    assertThat(stats.lines()).isEmpty();
    stats.put("frames", "12");
    stats.put("aim_mode", "LEAD");
    assertThat(stats.lines()).containsExactly("frames=12", "aim_mode=LEAD");
  }

  @Test
  void timingsReturnQuantiles() {
    Timings timings = new Timings();
    assertThat(timings.quantile(0.5)).isNaN();
    for (int ms = 1; ms <= 100; ms++) {
      timings.add(ms * 1_000_000L);
    }
    assertThat(timings.quantile(0.5)).isCloseTo(50, within(0.05));
    assertThat(timings.quantile(0.99)).isCloseTo(99, within(0.05));
    assertThat(timings.total()).isEqualTo(100);
    assertThat(timings.last()).isEqualTo(100);
  }
}
