package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.aim.AimMode;
import towline.content.GameContent;
import towline.math.StateHash;
import towline.sim.EventCounts;
import towline.sim.StillPilots;
import towline.sim.World;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.spec.SnakeSpec;

/** The drone at a standstill, and snakes that crawl straight past it. */
class DronePilotTest {
  private static final int TICKS = 8 * 60;

  private final GameContent content = GameContent.load();

  @Test
  void theSmarterModesHitMoreOfWhatCrosses() {
    Tally direct = crossing(AimMode.DIRECT);
    Tally lead = crossing(AimMode.LEAD);
    Tally turnLead = crossing(AimMode.TURN_LEAD);
    assertThat(direct.rate()).isLessThan(lead.rate());
    assertThat(turnLead.rate()).isGreaterThan(0.9);
    assertThat(turnLead.shots).isGreaterThan(10);
  }

  @Test
  void holdKeepsTheBarrelAsternAndFiresOnlyAtWhatCrossesIt() {
    try (World world = worldOf(AimMode.HOLD)) {
      world.spawnSnake(slow(), 30, 20, Math.PI / 2, 1);
      int shots = 0;
      for (int tick = 0; tick < TICKS; tick++) {
        world.tick(new Command());
        Snapshot seen = world.current();
        assertThat(Math.abs(seen.heading(seen.first(EntityKind.DRONE)))).isEqualTo(Math.PI);
        shots += shots(world);
      }
      assertThat(shots).isBetween(1, 8);
    }
  }

  @Test
  void aSnapShotAtSomethingElseDoesNotMakeTheTargetFlicker() {
    int strays = 0;
    try (World world = worldOf(AimMode.LEAD)) {
      Command player = new Command();
      player.flipSnapShot = true;
      int before = 0;
      int now = 0;
      for (int tick = 0; tick < 8 * TICKS; tick++) {
        if (tick % 30 == 0) {
          boolean up = tick % 60 == 0;
          double x = 24 + tick / 30 % 11 * 2;
          world.spawnSnake(slow(), x, up ? 12 : 42, up ? Math.PI / 2 : -Math.PI / 2, 3);
        }
        world.tick(player);
        player.flipSnapShot = false;
        int after = world.current().turret().target();
        assertThat(after == before && now != after).as("target for one tick only").isFalse();
        before = now;
        now = after;
        strays += shotsAtOthers(world, after);
      }
    }
    assertThat(strays).as("snap shots at others than the target").isGreaterThan(2);
  }

  private static int shotsAtOthers(World world, int target) {
    int count = 0;
    for (int i = 0; i < world.events().size(); i++) {
      boolean fired = world.events().type(i) == EventType.DRONE_FIRED;
      count += fired && world.events().object(i) != target ? 1 : 0;
    }
    return count;
  }

  private Tally crossing(AimMode mode) {
    Tally tally = new Tally();
    try (World world = worldOf(mode)) {
      for (int tick = 0; tick < 4 * TICKS; tick++) {
        if (tick % 90 == 0) {
          boolean up = tick % 180 == 0;
          double x = 28 + tick / 45 % 7 * 3;
          world.spawnSnake(slow(), x, up ? 12 : 42, up ? Math.PI / 2 : -Math.PI / 2, 1);
        }
        world.tick(new Command());
        tally.shots += shots(world);
        tally.hits += EventCounts.count(world.events(), EventType.DRONE_SHOT_HIT);
      }
    }
    return tally;
  }

  private static int shots(World world) {
    return EventCounts.count(world.events(), EventType.DRONE_FIRED);
  }

  private World worldOf(AimMode mode) {
    return new World(content.world(), 1, new StraightSnakes(), mode.ordinal());
  }

  private SnakeSpec slow() {
    return content.snakes().get(0);
  }

  private static final class Tally {
    int shots;
    int hits;

    double rate() {
      return (double) hits / shots;
    }
  }

  private static final class StraightSnakes extends StillPilots {
    @Override
    public Pilot drone() {
      return new DronePilot();
    }

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
