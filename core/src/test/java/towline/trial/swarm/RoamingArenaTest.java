package towline.trial.swarm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.avoidance.AvoidanceLaw;

@Tag("long")
class RoamingArenaTest {
  private static RoamingArena drive(AvoidanceLaw law, int frameRate) {
    RoamingArena arena =
        new RoamingArena(
            law, SwarmSimulation.RADIUS, SwarmSimulation.LIMITS, 400, 1.0 / frameRate, 1, 20);
    for (int i = (int) Math.round((RoamingArena.WARM_UP + 20) * frameRate); i > 0; i--) {
      arena.tick();
    }
    return arena;
  }

  @Test
  void theDefaultLawDoesNotCollideAndKeepsItsSpeed() {
    RoamingArena arena = drive(AvoidanceLaw.LOOKAHEAD, 60);
    assertThat(arena.tally().touchesPerTankMinute()).isLessThanOrEqualTo(0.02);
    // Walls are near in a small arena; with 1,000 tanks the share is .98 and more.
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
  void withoutAvoidanceTanksCollideLikeAGasAndTheArticleIsNoBetter() {
    RoamingArena none = drive(AvoidanceLaw.NONE, 60);
    // n 2 d v 4 / pi with 5 % of the area filled: 28.9 a minute, a little more near walls.
    assertThat(none.tally().touchesPerTankMinute()).isBetween(24.0, 38.0);
    assertThat(none.tally().speedKept()).isCloseTo(1, within(1e-12));
    assertThat(none.straightness()).isCloseTo(1, within(1e-6));
    assertThat(none.tally().edgeViolations()).isZero();
    assertThat(drive(AvoidanceLaw.ARTICLE, 60).tally().touchesPerTankMinute())
        .isGreaterThan(0.8 * none.tally().touchesPerTankMinute());
  }
}
