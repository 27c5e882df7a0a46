package towline.trial.swarm;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.avoidance.AvoidanceLaw;

/** The effects of the player's hand among the tanks. */
class HandTest {
  private static final int TANKS = 40;
  private static final int SPARE = 2;

  private static RoamingArena arena(int spare) {
    return new RoamingArena(
        AvoidanceLaw.LOOKAHEAD,
        SwarmSimulation.RADIUS,
        SwarmSimulation.LIMITS,
        TANKS,
        spare,
        1.0 / 60,
        3,
        60);
  }

  private static void tick(SwarmSimulation arena, int ticks) {
    for (int i = 0; i < ticks; i++) {
      arena.tick();
    }
  }

  private static double meanDistance(SwarmSimulation arena, double x, double y) {
    double sum = 0;
    for (int i = 0; i < TANKS; i++) {
      sum += Math.hypot(arena.x(i) - x, arena.y(i) - y) / TANKS;
    }
    return sum;
  }

  private static double leastDistance(SwarmSimulation arena, double x, double y) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < TANKS; i++) {
      least = Math.min(least, Math.hypot(arena.x(i) - x, arena.y(i) - y));
    }
    return least;
  }

  @Test
  void spareRoomForTanksChangesNothing() {
    RoamingArena plain = arena(0);
    RoamingArena roomy = arena(SPARE);
    tick(plain, 900);
    tick(roomy, 900);
    for (int i = 0; i < TANKS; i++) {
      assertThat(roomy.x(i)).isEqualTo(plain.x(i));
      assertThat(roomy.heading(i)).isEqualTo(plain.heading(i));
    }
    assertThat(roomy.tally().touches()).isEqualTo(plain.tally().touches());
    assertThat(roomy.tally().tankSeconds()).isEqualTo(plain.tally().tankSeconds());
    assertThat(roomy.straightness()).isEqualTo(plain.straightness());
  }

  @Test
  void aTankIsDroppedWhileThereIsRoom() {
    RoamingArena arena = arena(SPARE);
    double x = arena.bounds().right() / 2;
    assertThat(arena.isPresent(TANKS)).isFalse();
    assertThat(arena.drop(x, 1)).isTrue();
    assertThat(arena.isPresent(TANKS)).isTrue();
    assertThat(arena.x(TANKS)).isEqualTo(x);
    tick(arena, 60);
    assertThat(arena.x(TANKS)).isNotEqualTo(x).isBetween(0.0, arena.bounds().right());
    assertThat(arena.drop(x, 1)).isTrue();
    assertThat(arena.drop(x, 1)).isFalse();
  }

  @Test
  void tanksKeepAwayFromAHandThatTheyAvoid() {
    RoamingArena arena = arena(0);
    double middle = arena.bounds().right() / 2;
    tick(arena, 60);
    arena.hand().put(Hand.Role.AVOIDED, middle, middle);
    tick(arena, 240);
    double room = 0.9 * (Hand.SIZE + 1) * SwarmSimulation.RADIUS;
    for (int i = 0; i < 600; i++) {
      arena.tick();
      assertThat(leastDistance(arena, middle, middle)).isGreaterThan(room);
    }
  }

  @Test
  void tanksGatherAboutAHuntedHandAndLeaveWhenItIsGone() {
    RoamingArena arena = arena(0);
    double middle = arena.bounds().right() / 2;
    double before = meanDistance(arena, middle, middle);
    arena.hand().put(Hand.Role.HUNTED, middle, middle);
    tick(arena, 600);
    double hunted = meanDistance(arena, middle, middle);
    assertThat(hunted).isLessThan(0.7 * before);
    arena.hand().remove();
    tick(arena, 600);
    assertThat(meanDistance(arena, middle, middle)).isGreaterThan(1.3 * hunted);
  }
}
