package towline.ai.bot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.sim.Spawns;
import towline.sim.StillPilots;
import towline.sim.World;
import towline.sim.WorldScenario;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.spec.MissileSpec;

class LurePlannerTest {
  private static final int SHIP = 1;
  private static final int DRONE = 2;

  private static final GameContent CONTENT = GameContent.load();

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

  /**
   * A foe stands where only a missile that turns fast enough, or bursts far enough off, gets it.
   */
  private double valueOf(double turnRate, double fuse, double foeX, double foeY) {
    Snapshot seen =
        new WorldScenario()
            .ship(48, 31)
            .thing(EntityKind.MISSILE, 30, 48, 18, Math.PI / 2)
            .moving(0, 13)
            .chasing(SHIP)
            .homing(turnRate, fuse)
            .thing(EntityKind.TANK, 50, foeX, foeY, 0)
            .seen();
    return value(seen, 1, 0);
  }

  /** Sluggish ones fly on past the foe that quick ones cut the corner into, and the other way. */
  @Test
  void aMissileIsFlownAheadAsFastAsItTurns() {
    assertThat(valueOf(3.2, 0.35, 52, 26.5)).isEqualTo(1);
    assertThat(valueOf(0.2, 0.35, 52, 26.5)).isZero();
    assertThat(valueOf(0.2, 0.35, 48.8, 29)).isEqualTo(1);
    assertThat(valueOf(3.2, 0.35, 48.8, 29)).isZero();
  }

  @Test
  void aMissileStrikesAsFarOffAsItsFuseReaches() {
    assertThat(valueOf(3.2, 0.35, 46.5, 22)).isZero();
    assertThat(valueOf(3.2, 1.2, 46.5, 22)).isEqualTo(1);
  }

  @Test
  void whatAMissileCanDoIsWhatTheDataSayOfIt() {
    for (MissileSpec missile : CONTENT.missiles()) {
      try (World world = new World(CONTENT.world(), 1, new StillPilots(), 0)) {
        Spawns.missile(world, missile, 20, 20, 0);
        world.tick(new Command());
        Snapshot seen = world.current();
        EntityKind kind =
            missile.form() == MissileSpec.Form.MISSILE ? EntityKind.MISSILE : EntityKind.SEEKER;
        assertThat(seen.row(seen.first(kind)).turnRate).isEqualTo(missile.turnRate());
        assertThat(seen.row(seen.first(kind)).fuse).isEqualTo(missile.fuse());
      }
    }
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
