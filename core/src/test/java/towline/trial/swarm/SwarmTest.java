package towline.trial.swarm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.avoidance.AvoidanceLaw;
import towline.lab.LabLine;
import towline.lab.steer.Swarm;

@Tag("long")
class SwarmTest {
  private static RoamingArena drive(AvoidanceLaw law, int frameRate) {
    RoamingArena arena = new RoamingArena(law, SwarmSimulation.LIMITS, 400, 1.0 / frameRate, 1, 20);
    for (int i = (int) Math.round((RoamingArena.WARM_UP + 20) * frameRate); i > 0; i--) {
      arena.tick();
    }
    return arena;
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
  void theSameOptionsGiveTheSameBytes() throws Exception {
    String first = LabLine.run(new Swarm(), "--tanks 50 --seconds 4 --csv");
    assertThat(LabLine.run(new Swarm(), "--tanks 50 --seconds 4 --csv")).isEqualTo(first);
    List<String> lines = first.lines().toList();
    assertThat(lines.get(0))
        .isEqualTo(
            "law,tanks,seconds,hz,collisions_per_tank_minute,edge_violations,"
                + "speed_kept,straightness");
    assertThat(lines.get(1)).startsWith("LOOKAHEAD,50,4,60,");
    assertThat(lines).hasSize(5);
  }

  @Test
  void timesComeOnlyWhenAskedFor() throws Exception {
    String table = LabLine.run(new Swarm(), "--tanks 20 --seconds 2 --csv --timing");
    assertThat(table.lines().findFirst().orElseThrow()).endsWith(",straightness,us_per_tank_tick");
  }

  @Test
  void nonsenseIsRefused() {
    assertThatThrownBy(() -> LabLine.run(new Swarm(), "--tanks 0"))
        .hasMessage("Invalid value for option '--tanks': 0 is out of range (1 to 1000000)");
    assertThatThrownBy(() -> LabLine.run(new Swarm(), "--seconds 1"))
        .hasMessage("Invalid value for option '--seconds': 1 is out of range (2 to 1000000)");
  }
}
