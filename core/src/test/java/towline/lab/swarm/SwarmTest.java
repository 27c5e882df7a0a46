package towline.lab.swarm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import towline.avoidance.AvoidanceLaw;
import towline.lab.TableFormat;

class SwarmTest {
  private static SwarmOptions options(int tanks, double seconds, Timing timing) {
    return new SwarmOptions(
        List.of(AvoidanceLaw.values()), tanks, seconds, List.of(60), 1, TableFormat.CSV, timing);
  }

  private static RoamingArena drive(AvoidanceLaw law, int frameRate) {
    return Swarm.drive(law, frameRate, options(400, 20, Timing.OFF), new long[20 * frameRate]);
  }

  @Test
  void theDefaultLawDoesNotCollideAndKeepsItsSpeed() {
    RoamingArena arena = drive(AvoidanceLaw.LOOKAHEAD, 60);
    assertThat(arena.tally().touchesPerTankMinute()).isLessThanOrEqualTo(0.02);
    // Walls are near in a small arena: with 1,000 tanks it is .98 and more.
    assertThat(arena.tally().speedKept()).isGreaterThanOrEqualTo(0.965);
    assertThat(arena.tally().edgeViolations()).isZero();
  }

  @Test
  void theDefaultLawKeepsItsSpeedAtEveryFrameRate() {
    double at60 = drive(AvoidanceLaw.LOOKAHEAD, 60).tally().speedKept();
    assertThat(drive(AvoidanceLaw.LOOKAHEAD, 30).tally().speedKept()).isCloseTo(at60, within(0.02));
    assertThat(drive(AvoidanceLaw.LOOKAHEAD, 240).tally().speedKept())
        .isCloseTo(at60, within(0.02));
  }

  @Test
  void nobodyAvoidingCollidesAsAGasDoesAndTheArticleIsNoBetter() {
    RoamingArena none = drive(AvoidanceLaw.NONE, 60);
    // n 2 d v 4 / pi with 5 % of the area filled: 28.9 a minute, a little more near walls.
    assertThat(none.tally().touchesPerTankMinute()).isBetween(24.0, 38.0);
    assertThat(none.tally().speedKept()).isCloseTo(1, within(1e-12));
    assertThat(none.straightness()).isCloseTo(1, within(1e-6));
    assertThat(none.tally().edgeViolations()).isZero();
    assertThat(drive(AvoidanceLaw.ARTICLE, 60).tally().touchesPerTankMinute())
        .isGreaterThan(0.8 * none.tally().touchesPerTankMinute());
  }

  @Test
  void theSameOptionsGiveTheSameBytes() throws IOException {
    StringBuilder first = new StringBuilder();
    StringBuilder second = new StringBuilder();
    Swarm.run(options(50, 4, Timing.OFF), first);
    Swarm.run(options(50, 4, Timing.OFF), second);
    assertThat(second.toString()).isEqualTo(first.toString());
    List<String> lines = first.toString().lines().toList();
    assertThat(lines.get(0))
        .isEqualTo(
            "law,tanks,seconds,hz,collisions_per_tank_minute,edge_violations,"
                + "speed_kept,straightness");
    assertThat(lines.get(1)).startsWith("LOOKAHEAD,50,4,60,");
    assertThat(lines).hasSize(5);
  }

  @Test
  void timesComeOnlyWhenAskedFor() throws IOException {
    StringBuilder table = new StringBuilder();
    Swarm.run(options(20, 2, Timing.ON), table);
    assertThat(table.toString().lines().findFirst().orElseThrow())
        .endsWith(",straightness,us_per_tank_tick");
  }

  @Test
  void nonsenseIsRefused() {
    assertThatThrownBy(() -> options(0, 60, Timing.OFF)).hasMessageContaining("not 0");
    assertThatThrownBy(() -> options(10, 1, Timing.OFF)).hasMessageContaining("not 1.0");
  }
}
