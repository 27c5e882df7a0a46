package towline.ai.bot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.math.RandomStream;
import towline.sim.StillPilots;
import towline.sim.World;
import towline.sim.WorldScenario;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.spec.ShotSpec;

class ShipGunnerTest {
  @Test
  void itFiresAsFarAsTheGunOfTheDataReaches() {
    assertThat(fires(23, 24)).isTrue();
    assertThat(fires(25, 24)).isFalse();
    assertThat(fires(25, 26)).isTrue();
  }

  @Test
  void theSnapshotSaysWhatTheGunCanDo() {
    GameContent content = GameContent.load();
    ShotSpec shot = content.world().ship().shot();
    try (World world = new World(content.world(), 1, new StillPilots(), 0)) {
      assertThat(world.current().arsenal().range()).isEqualTo(shot.range());
      assertThat(world.current().arsenal().muzzleSpeed()).isEqualTo(shot.speed());
    }
  }

  private static boolean fires(double distance, double range) {
    Snapshot seen =
        new WorldScenario()
            .ship(20, 27)
            .gunRange(range)
            .thing(EntityKind.TANK, 60, 20 + distance, 27, 0)
            .seen();
    Command command = new Command();
    new ShipGunner(new RandomStream(1)).shoot(seen, seen.first(EntityKind.SHIP), command);
    return command.fire;
  }
}
