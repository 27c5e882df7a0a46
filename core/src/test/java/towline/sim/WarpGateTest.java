package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.math.RandomStream;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

class WarpGateTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final double MIDDLE_X = CONTENT.world().arena().width() / 2;
  private static final double MIDDLE_Y = CONTENT.world().arena().height() / 2;

  @Test
  void aGateShowsForAtLeastSixTenthsOfASecondBeforeAnythingComesOut() {
    try (World world = world()) {
      world.warpIn(CONTENT.tanks().get(0), MIDDLE_X + 16, MIDDLE_Y, 0);
      int shown = 0;
      while (world.tanks() == 0 && shown < 300) {
        world.tick(new Command());
        shown += world.current().count(EntityKind.WARP_GATE);
      }
      assertThat(world.tanks()).isEqualTo(1);
      assertThat(shown * Tick.SECONDS).isBetween(0.6, 1.0);
      assertThat(world.current().count(EntityKind.WARP_GATE)).isZero();
    }
  }

  @Test
  void nothingComesOutWithinEightMetresOfShipOrDroneHoweverTheShipFlies() {
    RandomStream random = new RandomStream(5);
    try (World world = world()) {
      Command command = new Command();
      int born = 0;
      for (int tick = 0; tick < 3600; tick++) {
        if (tick % 20 == 0) {
          command.thrustX = random.range(-1, 1);
          command.thrustY = random.range(-1, 1);
          Snapshot now = world.current();
          double x = now.x(0) + random.range(-14, 14);
          double y = now.y(0) + random.range(-12, 12);
          world.warpIn(CONTENT.mites().get(0), x, y, 0, 7, 1);
          world.warpIn(CONTENT.snakes().get(0), x, y, 0, 6);
        }
        world.tick(command);
        world.repairShip(5);
        born += countAndCheck(world.events(), world.current());
      }
      assertThat(born).isGreaterThan(300);
    }
  }

  private static int countAndCheck(EventList events, Snapshot now) {
    int born = 0;
    for (int i = 0; i < events.size(); i++) {
      if (events.type(i) == EventType.MITE_BORN || events.type(i) == EventType.SNAKE_BORN) {
        for (EntityKind kind : List.of(EntityKind.SHIP, EntityKind.DRONE)) {
          double dx = events.x(i) - now.x(now.first(kind));
          double dy = events.y(i) - now.y(now.first(kind));
          // A row of mites is a little wider than its gate.
          assertThat(StrictMath.hypot(dx, dy)).as("gap to %s", kind).isGreaterThan(8 - 0.1);
        }
        born++;
      }
    }
    return born;
  }

  @Test
  void aGateThatTheShipSitsOnOpensElsewhere() {
    try (World world = world()) {
      world.warpIn(CONTENT.tanks().get(0), MIDDLE_X + 1, MIDDLE_Y, 0);
      for (int tick = 0; tick < 300 && world.tanks() == 0; tick++) {
        world.tick(new Command());
      }
      Snapshot now = world.current();
      int tank = now.first(EntityKind.TANK);
      assertThat(now.count(EntityKind.TANK)).isEqualTo(1);
      assertThat(now.distance(now.first(EntityKind.SHIP), tank)).isGreaterThan(8);
    }
  }

  @Test
  void aSnakeCrawlsOutOfItsGate() {
    try (World world = world()) {
      world.warpIn(CONTENT.snakes().get(0), MIDDLE_X + 18, MIDDLE_Y, Math.PI, 8);
      while (world.snakes() == 0) {
        world.tick(new Command());
      }
      assertThat(length(world.current())).isLessThan(0.5);
      for (int tick = 0; tick < 180; tick++) {
        world.tick(new Command());
      }
      assertThat(length(world.current())).isGreaterThan(4);
    }
  }

  private static double length(Snapshot now) {
    int last = now.end(EntityKind.SNAKE_SEGMENT) - 1;
    return now.distance(now.first(EntityKind.SNAKE_HEAD), last);
  }

  private static World world() {
    return new World(CONTENT.world(), 1, new towline.ai.pilot.GamePilotFactory(), 1);
  }
}
