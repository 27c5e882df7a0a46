package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.sim.api.Command;
import towline.sim.api.Tick;

/** How the ship answers the stick, with the drone in tow. */
class HandlingTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final double NEARLY = 0.9 * CONTENT.world().ship().topSpeed();

  @Test
  void theShipIsNearlyAtItsTopSpeedInSixTenthsOfASecondAndReversedInNine() {
    try (World world = new World(CONTENT.world(), 1, new StillPilots(), 1)) {
      assertThat(secondsTo(world, 1)).isLessThanOrEqualTo(0.6);
      for (int tick = 0; tick < 60; tick++) {
        push(world, 1);
      }
      assertThat(secondsTo(world, -1)).isLessThanOrEqualTo(0.9);
    }
  }

  /** The seconds of full thrust along x until the ship nearly flies its top speed. */
  private static double secondsTo(World world, int direction) {
    int ticks = 0;
    while (direction * world.current().vx(0) < NEARLY && ticks < 600) {
      push(world, direction);
      ticks++;
    }
    return ticks * Tick.SECONDS;
  }

  private static void push(World world, int direction) {
    Command command = new Command();
    command.thrustX = direction;
    world.tick(command);
  }
}
