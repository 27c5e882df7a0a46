package towline.ai.bot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.sim.WorldScenario;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

class LurePlannerTest {
  private static final int SHIP = 1;
  private static final int DRONE = 2;

  private final LurePlanner planner = new LurePlanner();

  /** A missile flies up at what it chases, 13 m below the ship; a foe stands right of its way. */
  private static Snapshot chase(int chased, EntityKind foe) {
    return new WorldScenario()
        .ship(48, 31)
        .thing(EntityKind.MISSILE, 30, 48, 18, Math.PI / 2)
        .moving(0, 13)
        .chasing(chased)
        .thing(foe, 50, 49.4, 26, 0)
        .seen();
  }

  private double value(Snapshot seen, double x, double y) {
    planner.look(seen, seen.first(EntityKind.SHIP));
    return planner.value(seen, x, y);
  }

  @Test
  void whoFliesBehindAFoeLuresTheMissileIntoIt() {
    assertThat(value(chase(SHIP, EntityKind.TANK), 1, 0)).isEqualTo(1);
  }

  @Test
  void whoFliesTheOtherWayLuresItIntoNobody() {
    assertThat(value(chase(SHIP, EntityKind.TANK), -1, 0)).isZero();
  }

  @Test
  void aMiteIsWorthLess() {
    assertThat(value(chase(SHIP, EntityKind.MITE), 1, 0)).isBetween(0.01, 0.99);
  }

  @Test
  void aMissileThatChasesSomethingElseIsNobodysLure() {
    assertThat(value(chase(DRONE, EntityKind.TANK), 1, 0)).isZero();
  }

  /** It would strike the ship before the foe that stands beyond. */
  @Test
  void theShipIsNoShield() {
    Snapshot seen =
        new WorldScenario()
            .ship(48, 24)
            .thing(EntityKind.MISSILE, 30, 48, 21, Math.PI / 2)
            .moving(0, 13)
            .chasing(SHIP)
            .thing(EntityKind.TANK, 50, 48, 28, 0)
            .seen();
    assertThat(value(seen, 0, 1)).isZero();
  }
}
