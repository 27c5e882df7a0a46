package towline.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import towline.settings.AimAssistLevel;
import towline.sim.WorldScenario;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

class AimAssistTest {
  private static final double MUZZLE_SPEED = 30;
  private static final double TOLERANCE = 1e-9;

  /** The only enemy is directly to the right of the ship. */
  @ParameterizedTest
  @CsvSource({
    "OFF, 1, false",
    "LIGHT, 9, true",
    "LIGHT, -9, true",
    "LIGHT, 11, false",
    "STRONG, 24, true",
    "STRONG, 26, false",
    "FULL, 179, true"
  })
  void turnsTheGunOnlyToAnEnemyWithinTheCone(
      AimAssistLevel level, double degreesOff, boolean turns) {
    Snapshot snapshot = enemies().entity(EntityKind.TANK, 60, 60, 27, 0).snapshot();
    double wanted = Math.toRadians(degreesOff);
    assertThat(bearing(level, snapshot, wanted)).isCloseTo(turns ? 0 : wanted, within(TOLERANCE));
  }

  @Test
  void leadsAMovingEnemySoThatTheShotHits() {
    Snapshot snapshot = enemies().entity(EntityKind.TANK, 60, 60, 27, 0).moving(0, 6).snapshot();
    double bearing = bearing(AimAssistLevel.STRONG, snapshot, 0);
    double time = 12 / (MUZZLE_SPEED * Math.cos(bearing));
    assertThat(MUZZLE_SPEED * Math.sin(bearing) * time).isCloseTo(6 * time, within(TOLERANCE));
  }

  @Test
  void choosesTheEnemyNearestToTheAimButAtTheFullLevelNearestToTheShip() {
    Snapshot snapshot =
        enemies()
            .entity(EntityKind.TANK, 60, 60, 27, 0)
            .entity(EntityKind.TANK, 61, 52, 28, 0)
            .snapshot();
    double wanted = Math.toRadians(2);
    assertThat(bearing(AimAssistLevel.STRONG, snapshot, wanted)).isCloseTo(0, within(TOLERANCE));
    assertThat(bearing(AimAssistLevel.FULL, snapshot, wanted))
        .isCloseTo(Math.atan2(1, 4), within(TOLERANCE));
  }

  @ParameterizedTest
  @EnumSource
  void leavesTheAimAloneWithoutAnEnemyWithinRange(AimAssistLevel level) {
    assertThat(bearing(level, enemies().snapshot(), 0.3)).isEqualTo(0.3);
    Snapshot far = enemies().entity(EntityKind.TANK, 60, 48 + 27, 27, 0).snapshot();
    assertThat(bearing(level, far, 0.05)).isEqualTo(0.05);
  }

  private static WorldScenario enemies() {
    return new WorldScenario().ship(48, 27);
  }

  private static double bearing(AimAssistLevel level, Snapshot snapshot, double wanted) {
    return AimAssist.bearing(
        level, snapshot, snapshot.first(EntityKind.SHIP), wanted, MUZZLE_SPEED);
  }
}
