package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.internal.RandomStream;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.spec.TankSpec;
import towline.sim.spec.WarpSpec;

class WarpGateTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final double MIDDLE_X = CONTENT.world().arena().width() / 2;
  private static final double MIDDLE_Y = CONTENT.world().arena().height() / 2;

  @Test
  void aGateIsVisibleForSixTenthsOfASecondBeforeAnythingComesOut() {
    try (World world = world()) {
      Spawns.warpIn(world, CONTENT.tanks().get(0), MIDDLE_X + 16, MIDDLE_Y, 0);
      int shown = 0;
      while (world.current().count(EntityKind.TANK) == 0 && shown < 300) {
        world.tick(new Command());
        shown += world.current().count(EntityKind.WARP_GATE);
      }
      assertThat(world.current().count(EntityKind.TANK)).isEqualTo(1);
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
          Spawns.warpIn(world, CONTENT.mites().get(0), x, y, 0, 7, 1);
          Spawns.warpIn(world, CONTENT.snakes().get(0), x, y, 0, 6);
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
      if (events.get(i).type() == EventType.MITE_BORN
          || events.get(i).type() == EventType.SNAKE_BORN) {
        for (EntityKind kind : List.of(EntityKind.SHIP, EntityKind.DRONE)) {
          double dx = events.get(i).x() - now.x(now.first(kind));
          double dy = events.get(i).y() - now.y(now.first(kind));
          // A row of mites is a little wider than its gate.
          assertThat(StrictMath.hypot(dx, dy)).as("gap to %s", kind).isGreaterThan(8 - 0.1);
        }
        born++;
      }
    }
    return born;
  }

  /** Checks the places ahead on the ship's course, and the place of the drone. */
  @Test
  void nothingComesOutRightAheadOfTheShipNorNextToTheDroneHoweverTheShipFlies() {
    RandomStream random = new RandomStream(6);
    TankSpec tank = CONTENT.tanks().get(0);
    double clear = CONTENT.world().warp().clearance() + tank.radius();
    try (World world = new World(CONTENT.world(), 1, new StillPilots(), 1)) {
      Command command = new Command();
      int born = 0;
      for (int tick = 0; tick < 2400; tick++) {
        if (tick % 20 == 0) {
          command.thrustX = random.range(-1, 1);
          command.thrustY = random.range(-1, 1);
          Snapshot now = world.current();
          double x = now.x(0) + random.range(-14, 14);
          Spawns.warpIn(world, tank, x, now.y(0) + random.range(-12, 12), 0);
        }
        world.tick(command);
        world.repairShip(5);
        Snapshot now = world.current();
        for (int i = 0; i < world.events().size(); i++) {
          if (world.events().get(i).type() == EventType.TANK_BORN) {
            double x = world.events().get(i).x();
            double y = world.events().get(i).y();
            int drone = now.first(EntityKind.DRONE);
            assertThat(gap(now, drone, 0, x, y)).isGreaterThanOrEqualTo(clear);
            for (int part = 0; part <= 10; part++) {
              double ahead = CONTENT.world().warp().foresight() * part / 10;
              assertThat(gap(now, 0, ahead, x, y)).isGreaterThanOrEqualTo(clear - 1e-9);
            }
            born++;
          }
        }
      }
      assertThat(born).isGreaterThan(70);
    }
  }

  /** Returns the distance of an entity from x, y after {@code ahead} seconds on its course, m. */
  private static double gap(Snapshot now, int entity, double ahead, double x, double y) {
    return StrictMath.hypot(
        now.x(entity) + ahead * now.vx(entity) - x, now.y(entity) + ahead * now.vy(entity) - y);
  }

  /**
   * A blocked gate waits, moves within the sector, and causes another event of a new gate there.
   */
  @Test
  void eachPlaceOfAGateCausesAnEventBeforeItOpensOnce() {
    WarpSpec warp = CONTENT.world().warp();
    EventLog told = new EventLog();
    try (World world = new World(CONTENT.world(), 1, new StillPilots(), 1)) {
      Spawns.warpIn(world, CONTENT.tanks().get(0), MIDDLE_X + 1, MIDDLE_Y, 0);
      int moved = 0;
      int opened = 0;
      for (int tick = 1; tick < 300; tick++) {
        world.tick(new Command());
        told.add(world.events());
        moved = moved == 0 && told.count(EventType.WARP_GATE_BORN) == 2 ? tick : moved;
        opened = opened == 0 && told.count(EventType.WARP_GATE_OPENED) == 1 ? tick : opened;
      }
      List<Event> born = told.all(EventType.WARP_GATE_BORN);
      Event open = told.only(EventType.WARP_GATE_OPENED);
      assertThat(born).hasSize(2);
      assertThat(born.get(0).x()).isEqualTo(MIDDLE_X + 1);
      assertThat(born).extracting(Event::entity).containsOnly(open.entity());
      assertThat(born).extracting(Event::guest).containsOnly(EntityKind.TANK);
      assertThat(born).extracting(Event::seconds).containsOnly(warp.telegraph());
      assertThat(open.x()).isEqualTo(born.get(1).x());
      assertThat(open.y()).isEqualTo(born.get(1).y());
      assertThat(open.guest()).isEqualTo(EntityKind.TANK);
      assertThat(moved * Tick.SECONDS)
          .isCloseTo(warp.telegraph() + warp.patience(), within(3 * Tick.SECONDS));
      assertThat((opened - moved) * Tick.SECONDS)
          .isCloseTo(warp.telegraph(), within(3 * Tick.SECONDS));
    }
  }

  @Test
  void aGateThatTheShipBlocksOpensElsewhere() {
    try (World world = world()) {
      Spawns.warpIn(world, CONTENT.tanks().get(0), MIDDLE_X + 1, MIDDLE_Y, 0);
      for (int tick = 0; tick < 300 && world.current().count(EntityKind.TANK) == 0; tick++) {
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
      Spawns.warpIn(world, CONTENT.snakes().get(0), MIDDLE_X + 18, MIDDLE_Y, Math.PI, 8);
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
