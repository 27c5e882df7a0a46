package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import towline.ai.pilot.GamePilotFactory;
import towline.avoidance.AvoidanceLaw;
import towline.content.GameContent;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.GameEvent;
import towline.sim.api.PilotFactory;
import towline.sim.api.Snapshot;
import towline.sim.spec.MiteSpec;

/** Mites burst in chains, and by touching the ship or each other. */
class MiteTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final MiteSpec MITE = CONTENT.mites().get(0);
  private static final double X = CONTENT.world().arena().width() / 2;
  private static final double Y = CONTENT.world().arena().height() / 2;

  private final Map<GameEvent, Integer> told = new HashMap<>();

  @Test
  void aMiteThatTouchesTheShipHurtsItAndBurstsWithoutAKill() {
    try (World world = world(new StillPilots())) {
      Spawns.mite(world, MITE, X + 0.8, Y, 0, 1);
      ticks(world, 3, new Command());
      assertThat(world.current().count(EntityKind.MITE)).isZero();
      assertThat(told).containsEntry(EventType.SHIP_HURT, 1).containsEntry(EventType.MITE_LOST, 1);
      assertThat(told.keySet()).noneMatch(type -> type.name().startsWith("KILLED"));
    }
  }

  @Test
  void aBurstSetsOffNeighboursOneAfterTheOtherUpToALimit() {
    try (World world = world(new StillPilots())) {
      double spacing = MITE.blast().reach() + MITE.radius() / 2;
      int count = MITE.blast().links() + 4;
      for (int i = 0; i < count; i++) {
        Spawns.mite(world, MITE, X + 4 + i * spacing, Y + 8, 0, 1);
      }
      ticks(world, 1, new Command());
      world.spawnShot(X + 2, Y + 8, 0);
      int before = count;
      int steps = 0;
      for (int tick = 0; tick < 120; tick++) {
        ticks(world, 1, new Command());
        assertThat(before - world.current().count(EntityKind.MITE))
            .as("bursts in one tick")
            .isLessThanOrEqualTo(1);
        steps += before > world.current().count(EntityKind.MITE) ? 1 : 0;
        before = world.current().count(EntityKind.MITE);
      }
      assertThat(steps).isEqualTo(MITE.blast().links() + 1);
      assertThat(world.current().count(EntityKind.MITE))
          .isEqualTo(count - MITE.blast().links() - 1);
      assertThat(told).containsEntry(EventType.KILLED_BY_CHAIN, MITE.blast().links());
    }
  }

  @Test
  void mitesThatRunIntoEachOtherBurstWithoutAKill() {
    try (World world = world(new StillPilots())) {
      Spawns.mite(world, MITE, X + 10, Y, 0, 1);
      Spawns.mite(world, MITE, X + 10 + MITE.radius() * MITE.blast().bump(), Y, 0, 1);
      ticks(world, 60, new Command());
      assertThat(world.current().count(EntityKind.MITE)).isZero();
      assertThat(told).containsEntry(EventType.MITE_LOST, 2);
      assertThat(told).doesNotContainKey(EventType.KILLED_BY_CHAIN);
    }
  }

  @Test
  void aSchoolWithoutAvoidanceCollidesFarMoreThanOneThatLooksAhead() {
    int careful = bumps(AvoidanceLaw.LOOKAHEAD);
    int blind = bumps(AvoidanceLaw.NONE);
    assertThat(careful).isLessThanOrEqualTo(6);
    assertThat(blind).isGreaterThan(2 * careful + 8);
  }

  /** Returns the number of collisions of two crossing schools of 30 mites in 12 s. */
  private int bumps(AvoidanceLaw law) {
    told.clear();
    bumped = 0;
    try (World world = world(new GamePilotFactory())) {
      Command command = new Command();
      command.tankLaw = law.ordinal();
      Spawns.warpIn(world, MITE, X + 20, Y, Math.PI, 30, 1);
      Spawns.warpIn(world, MITE, X - 20, Y, 0, 30, 2);
      for (int tick = 0; tick < 720; tick++) {
        ticks(world, 1, command);
        command.tankLaw = Command.UNCHANGED;
        world.repairShip(5);
      }
    }
    return bumped;
  }

  private int bumped;

  private void ticks(World world, int count, Command command) {
    for (int tick = 0; tick < count; tick++) {
      world.tick(command);
      EventList events = world.events();
      for (int i = 0; i < events.size(); i++) {
        told.merge(events.get(i).type(), 1, Integer::sum);
        boolean byMite =
            events.get(i).type() == EventType.MITE_LOST
                && events.get(i).cause() != ship(world.current());
        bumped += byMite && events.get(i).link() == MITE.blast().links() ? 1 : 0;
      }
    }
  }

  private static int ship(Snapshot now) {
    return now.count(EntityKind.SHIP) == 0 ? 0 : now.id(now.first(EntityKind.SHIP));
  }

  private static World world(PilotFactory pilots) {
    return new World(CONTENT.world(), 1, pilots, 1);
  }
}
