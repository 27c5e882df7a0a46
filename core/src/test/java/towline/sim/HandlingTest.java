package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.sim.api.Command;
import towline.sim.api.Tick;

/** The ship's response to the stick, with the drone in tow. */
class HandlingTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final double NEAR_TOP_SPEED = 0.9 * CONTENT.world().ship().topSpeed();

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

  /** Returns the time of full thrust along x until the ship is near its top speed, s. */
  private static double secondsTo(World world, int direction) {
    int ticks = 0;
    while (direction * world.current().vx(0) < NEAR_TOP_SPEED && ticks < 600) {
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
