package towline.sim.physics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.content.GameContent;
import towline.sim.spec.WorldSpec;

/** The laws of the tow, over wild flights with full thrust and the winch running. */
class TowTest {
  private static final double TICK = 1.0 / 60;
  private static final int TICKS_PER_MINUTE = 3600;

  /** Stretch of the cable that is visible, as a fraction; winch and whip together reach 0.005. */
  private static final double VISIBLE_STRETCH = 0.01;

  /** Greatest change of velocity in a tick of a median minute, m/s; 16 with the bare joint. */
  private static final double MEDIAN_JERK = 11;

  /** Greatest change of velocity in a tick of any minute, m/s: the fastest separation. */
  private static final double WORST_JERK = 25;

  private final WorldSpec spec = GameContent.load().world();

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void theCableNeverStretchesVisibly(long seed) {
    try (TowPhysics tow = new TowPhysics(spec, Box2dEngine::new)) {
      SplittableRandom random = new SplittableRandom(seed);
      for (int tick = 0; tick < TICKS_PER_MINUTE; tick++) {
        fly(tow, random, tick);
        assertThat(tow.cable().distance() / tow.cable().length()).isLessThan(1 + VISIBLE_STRETCH);
      }
    }
  }

  @Test
  void theDroneIsNeverJerkedNorFasterThanItsShots() {
    List<Double> worst = new ArrayList<>();
    for (long seed = 11; seed < 42; seed++) {
      worst.add(worstJerk(seed));
    }
    Collections.sort(worst);
    assertThat(worst.get(worst.size() / 2)).isLessThan(MEDIAN_JERK);
    assertThat(worst.get(worst.size() - 1)).isLessThan(WORST_JERK);
  }

  @ParameterizedTest
  @ValueSource(doubles = {5, 14, 25})
  void aDroneWithoutACableStaysNear(double speed) {
    try (TowPhysics tow = new TowPhysics(spec, Box2dEngine::new)) {
      tow.cable().part();
      double y = tow.droneY();
      double drift = speed / spec.cable().driftDrag();
      double most = y;
      tow.kickDrone(0, speed);
      for (int tick = 0; tick < TICKS_PER_MINUTE; tick++) {
        tow.step(TICK);
        most = Math.max(most, tow.droneY());
      }
      assertThat(most - y).isBetween(0.8 * drift, 1.04 * drift);
      // And then it returns to the ship.
      assertThat(tow.cable().distance()).isLessThan(0.2);
    }
  }

  @Test
  void aDroneThatIsHookedAgainHasItsUsualDrag() {
    try (TowPhysics tow = new TowPhysics(spec, Box2dEngine::new)) {
      tow.cable().part();
      tow.cable().hook();
      tow.kickDrone(0, 1);
      tow.step(TICK);
      double kept = 1 / (1 + spec.drone().drag() * TICK);
      assertThat(tow.droneVy()).isCloseTo(kept, withinPercentage(0.1));
    }
  }

  private double worstJerk(long seed) {
    double worst = 0;
    try (TowPhysics tow = new TowPhysics(spec, Box2dEngine::new)) {
      SplittableRandom random = new SplittableRandom(seed);
      double oldVx = 0;
      double oldVy = 0;
      for (int tick = 0; tick < TICKS_PER_MINUTE; tick++) {
        fly(tow, random, tick);
        double jerk = Math.hypot(tow.droneVx() - oldVx, tow.droneVy() - oldVy);
        oldVx = tow.droneVx();
        oldVy = tow.droneVy();
        assertThat(Math.hypot(oldVx, oldVy)).isLessThan(spec.drone().topSpeed() + 1e-3);
        if (tow.droneStruckWall() == 0) {
          worst = Math.max(worst, jerk);
        }
      }
    }
    return worst;
  }

  @Test
  void aSlackCableDoesNotPush() {
    try (TowPhysics tow = new TowPhysics(spec, Box2dEngine::new)) {
      double x = tow.droneX();
      tow.cable().pay(5);
      for (int tick = 0; tick < 60; tick++) {
        tow.step(TICK);
      }
      assertThat(tow.droneX()).isEqualTo(x);
      assertThat(tow.cable().tension()).isZero();
    }
  }

  @Test
  void reelingInBringsTheDroneNear() {
    try (TowPhysics tow = new TowPhysics(spec, Box2dEngine::new)) {
      for (int tick = 0; tick < 3 * 60; tick++) {
        tow.cable().pay(-spec.cable().reelRate() * TICK);
        tow.step(TICK);
      }
      assertThat(tow.cable().length()).isEqualTo(spec.cable().shortest());
      assertThat(tow.cable().distance()).isLessThan(spec.cable().shortest() * 1.005);
    }
  }

  @Test
  void aPartedCableReleasesTheDroneUntilItIsHookedAgain() {
    try (TowPhysics tow = new TowPhysics(spec, Box2dEngine::new)) {
      tow.cable().part();
      for (int tick = 0; tick < 120; tick++) {
        tow.pushShip(1, 0);
        tow.step(TICK);
      }
      assertThat(tow.cable().hooked()).isFalse();
      assertThat(tow.cable().distance()).isGreaterThan(tow.cable().length() + 3);
      tow.cable().hook();
      tow.step(TICK);
      assertThat(tow.cable().hooked()).isTrue();
    }
  }

  @Test
  void numbersThatAreNotFiniteOrTooLargeAreRefused() {
    try (TowPhysics tow = new TowPhysics(spec, Box2dEngine::new)) {
      for (double bad : new double[] {Double.NaN, Double.POSITIVE_INFINITY, 1e9}) {
        assertThatThrownBy(() -> tow.pushShip(bad, 0))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining("thrust");
        assertThatThrownBy(() -> tow.kickDrone(0, bad)).hasMessageContaining("velocity");
      }
      tow.step(TICK);
      assertThat(tow.shipX()).isFinite();
    }
  }

  private void fly(TowPhysics tow, SplittableRandom random, int tick) {
    if (tick % 20 == 0) {
      course = random.nextDouble(-Math.PI, Math.PI);
      winch = random.nextInt(-1, 2) * spec.cable().reelRate();
    }
    tow.cable().pay(winch * TICK);
    tow.pushShip(Math.cos(course), Math.sin(course));
    tow.step(TICK);
  }

  private double course;
  private double winch;
}
