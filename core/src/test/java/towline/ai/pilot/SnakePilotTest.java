package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.sim.Snapshots;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;
import towline.sim.spec.SnakeSpec;

class SnakePilotTest {
  private static final GameContent CONTENT = GameContent.load();

  /** In the tick in which the ship dies, the drone is not taken for the ship. */
  @Test
  void noSnakeSwingsAwayFromAShipThatIsGone() {
    SnakeSpec letsGo =
        CONTENT.snakes().stream().filter(snake -> snake.letGo() > 0).findFirst().orElseThrow();
    assertThat(hashAfterLoss(letsGo, 21)).isEqualTo(hashAfterLoss(letsGo, 60));
  }

  /**
   * Returns the hash of the pilot of a snake at x = 20 m after the ship was lost, for the drone's
   * x, m.
   */
  private static long hashAfterLoss(SnakeSpec spec, double droneX) {
    Pilot pilot = new GamePilotFactory().pilot(EntityKind.SNAKE_HEAD, spec, 0, 1);
    Snapshots before = new Snapshots(0).with(EntityKind.SHIP, 1, 40, 20, 0);
    decide(pilot, before, droneX, 0);
    decide(pilot, new Snapshots(1), droneX, 1);
    StateHash hash = new StateHash();
    pilot.hashInto(hash);
    return hash.value();
  }

  private static void decide(Pilot pilot, Snapshots scene, double droneX, double immunity) {
    Snapshot seen =
        scene
            .with(EntityKind.DRONE, 2, droneX, 20, 0)
            .with(EntityKind.SNAKE_HEAD, 3, 20, 20, 0)
            .build();
    seen.ship().immunity = immunity;
    pilot.decide(seen, seen.first(EntityKind.SNAKE_HEAD), new Command());
  }
}
