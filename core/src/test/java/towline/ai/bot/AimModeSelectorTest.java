package towline.ai.bot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.ai.pilot.ArenaScenario;
import towline.sim.Spawns;
import towline.sim.StillPilots;
import towline.sim.World;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;
import towline.sim.spec.SnakeSpec;

/** The bot's choice of the drone's aim mode. */
class AimModeSelectorTest {
  private static final int MAX_TICKS = 180;

  @Test
  void tanksAreLed() {
    try (World world = world()) {
      Spawns.tank(world, ArenaScenario.tank("gunner"), 60, 27, 0);
      assertThat(choice(world, false)).isEqualTo(AimMode.TURN_LEAD.ordinal());
    }
  }

  @Test
  void aVesselIsExpectedToGoOnTurning() {
    try (World world = world()) {
      Spawns.vessel(world, ArenaScenario.vessel("bastion"), 70, 27, 0);
      assertThat(choice(world, false)).isEqualTo(AimMode.PREDICT.ordinal());
    }
  }

  @Test
  void aFastSnakeIsLedWithTheTurnOfTheBarrel() {
    assertThat(choiceForSnake("racer")).isEqualTo(AimMode.TURN_LEAD.ordinal());
  }

  @Test
  void shotsAreLobbedInGravity() {
    try (World world = world()) {
      world.setGravity(0, -9);
      Spawns.tank(world, ArenaScenario.tank("gunner"), 60, 27, 0);
      assertThat(choice(world, false)).isEqualTo(AimMode.LOB.ordinal());
    }
  }

  @Test
  void theBarrelOfASwungDroneIsHeld() {
    try (World world = world()) {
      Spawns.tank(world, ArenaScenario.tank("gunner"), 60, 27, 0);
      assertThat(choice(world, true)).isEqualTo(AimMode.HOLD.ordinal());
    }
  }

  @Test
  void theModeStaysWithoutATarget() {
    try (World world = world()) {
      assertThat(choice(world, false)).isEqualTo(Command.UNCHANGED);
    }
  }

  @Test
  void aModeIsNotChangedAgainAtOnce() {
    try (World world = world()) {
      Spawns.tank(world, ArenaScenario.tank("gunner"), 60, 27, 0);
      world.tick(new Command());
      AimModeSelector choice = new AimModeSelector();
      int changes = 0;
      for (int tick = 0; tick < MAX_TICKS; tick++) {
        Snapshot seen = world.current();
        boolean whips = tick % 2 == 0;
        int mode = choice.choose(seen, seen.first(EntityKind.SHIP), new CourierTrack(), whips);
        changes += mode == Command.UNCHANGED ? 0 : 1;
      }
      assertThat(changes).isEqualTo(1);
    }
  }

  private static int choiceForSnake(String name) {
    SnakeSpec kind =
        ArenaScenario.CONTENT.snakes().stream()
            .filter(snake -> snake.name().equals(name))
            .findFirst()
            .orElseThrow();
    try (World world = world()) {
      Spawns.snake(world, kind, 60, 27, 0, 6);
      return choice(world, false);
    }
  }

  /**
   * Returns the first choice within three seconds, with the drone in a mode that is never chosen.
   */
  private static int choice(World world, boolean whips) {
    AimModeSelector choice = new AimModeSelector();
    for (int tick = 0; tick < MAX_TICKS; tick++) {
      world.tick(new Command());
      Snapshot seen = world.current();
      int mode = choice.choose(seen, seen.first(EntityKind.SHIP), new CourierTrack(), whips);
      if (mode != Command.UNCHANGED) {
        return mode;
      }
    }
    return Command.UNCHANGED;
  }

  private static World world() {
    return new World(ArenaScenario.CONTENT.world(), 1, new Crawling(), AimMode.REFINE.ordinal());
  }

  /** Pilots with snakes that crawl straight on at full speed. */
  private static final class Crawling extends StillPilots {
    @Override
    public Pilot snake(SnakeSpec spec, long seed) {
      return new Pilot() {
        @Override
        public void decide(Snapshot seen, int self, Command command) {
          command.throttle = 1;
        }

        @Override
        public void hashInto(StateHash hash) {}
      };
    }
  }
}
