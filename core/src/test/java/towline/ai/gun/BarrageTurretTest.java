package towline.ai.gun;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.pilot.ArenaScenario;
import towline.internal.RandomStream;
import towline.sim.WorldScenario;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.FlightBelief;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.spec.BarrageSpec;

/** The fire of guns with barrages. */
class BarrageTurretTest {
  private static final BarrageSpec BARRAGE =
      ArenaScenario.vessel("bastion").barrage().orElseThrow();

  private final BarrageTurret turret = new BarrageTurret(BARRAGE, new RandomStream(3));
  private final Command command = new Command();

  /** Returns a loaded gun, and a ship {@code away} m to its right that flies up at {@code vy}. */
  private static Snapshot seen(double away, double vy) {
    return new WorldScenario()
        .entity(EntityKind.VESSEL_TURRET, 9, 20, 27, 0)
        .ship(20 + away, 27)
        .moving(0, vy)
        .snapshot();
  }

  private void decide(Snapshot snapshot) {
    command.clear();
    turret.decide(snapshot, snapshot.first(EntityKind.VESSEL_TURRET), 0, command);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.3, 0.98, 1.02, 1.5})
  void itFiresAtAShipWithinItsReachAlone(double share) {
    Snapshot snapshot = seen(share * BARRAGE.reach(), 6);
    int shots = 0;
    for (int tick = 0; tick < 2 * BARRAGE.reload() * Tick.PER_SECOND; tick++) {
      decide(snapshot);
      shots += command.fire ? 1 : 0;
      assertThat(command.target).isEqualTo(1);
      assertThat(command.bearing).as("it aims in any case").isBetween(0.01, Math.PI / 2);
    }
    assertThat(shots > 0).isEqualTo(share < 1);
  }

  @Test
  void aNewGunDoesNotShareTheBeliefOfTheLastOne() {
    for (int tick = 0; tick < Tick.PER_SECOND; tick++) {
      decide(seen(10, 0));
    }
    assertThat(command.belief).isEqualTo(FlightBelief.STAYS);
    turret.restart();
    decide(seen(10, 6));
    assertThat(command.belief).isEqualTo(FlightBelief.STRAIGHT);
    assertThat(command.bearing).isCloseTo(Math.atan2(6 * BARRAGE.flight(), 10), within(1e-9));
  }
}
