package towline.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import towline.content.FinaleSpec;
import towline.content.GameContent;
import towline.internal.RandomStream;
import towline.sim.StillPilots;
import towline.sim.World;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Spawn;
import towline.sim.api.ViewWindow;

/** The places of gates for a flying ship. */
class SpawnPointsTest {
  private static final GameContent CONTENT = GameContent.load();

  private record Gate(double x, double y) {}

  /** Returns the gates of {@code times} spawns while the ship flies with a constant thrust. */
  private static List<Gate> gates(Spawn spawn, double thrustX, double thrustY, int times) {
    List<Gate> gates = new ArrayList<>();
    try (World world = new World(CONTENT.world(), 1, new StillPilots(), 0)) {
      Command command = new Command();
      command.thrustX = thrustX;
      command.thrustY = thrustY;
      for (int tick = 0; tick < 40; tick++) {
        world.tick(command);
      }
      SpawnPoints points = new SpawnPoints(world, new Hazards(), new RandomStream(4));
      Snapshot snapshot = world.current();
      int ship = snapshot.first(EntityKind.SHIP);
      double x = snapshot.x(ship);
      double y = snapshot.y(ship);
      for (int i = 0; i < times; i++) {
        points.spawn(spawn);
      }
      world.tick(command);
      Snapshot after = world.current();
      for (int i = after.first(EntityKind.WARP_GATE); i < after.end(EntityKind.WARP_GATE); i++) {
        gates.add(new Gate(after.x(i) - x, after.y(i) - y));
      }
    }
    return gates;
  }

  private static Spawn snake(Spawn.Entrance entrance) {
    return new Spawn(EntityKind.SNAKE_HEAD, CONTENT.snakes().get(0), 5, entrance);
  }

  @ParameterizedTest
  @EnumSource(names = {"STREAM", "ASTERN"})
  void everyEntranceIsInView(Spawn.Entrance entrance) {
    for (Gate gate : gates(snake(entrance), 1, 0, 20)) {
      assertThat(Math.abs(gate.x)).isLessThan(ViewWindow.WIDTH / 2);
      assertThat(Math.abs(gate.y)).isLessThan(ViewWindow.HEIGHT / 2);
    }
  }

  /** The ship flies some 15 m before the enemy enters, and still has it in view. */
  @ParameterizedTest
  @CsvSource({"1, 0", "-1, 0", "0, 1"})
  void theNextGateOpensWhereTheShipFlies(double thrustX, double thrustY) {
    for (Gate gate : gates(snake(Spawn.Entrance.STREAM), thrustX, thrustY, 20)) {
      double ahead = gate.x * thrustX + gate.y * thrustY;
      double farthestBehind = thrustX == 0 ? -3 : -12;
      assertThat(ahead).isGreaterThan(farthestBehind);
    }
  }

  /** In the middle, at a wall, or in a corner: all of a ring come, and a way out remains. */
  @ParameterizedTest
  @CsvSource({"0, 0", "1, 0", "-1, 0", "0, 1", "0, -1", "1, 1", "-1, 1", "1, -1", "-1, -1"})
  void noneOfARingIsLostBeyondTheWall(double thrustX, double thrustY) {
    Spawn ring = new Spawn(EntityKind.MITE, CONTENT.mites().get(0), 16, Spawn.Entrance.RING);
    Command command = new Command();
    command.thrustX = thrustX;
    command.thrustY = thrustY;
    for (long seed = 1; seed <= 10; seed++) {
      try (World world = new World(CONTENT.world(), 1, new StillPilots(), 0)) {
        for (int tick = 0; tick < 600; tick++) {
          world.tick(command);
        }
        new SpawnPoints(world, new Hazards(), new RandomStream(seed)).spawn(ring);
        Snapshot snapshot = world.current();
        int ship = snapshot.first(EntityKind.SHIP);
        double x = snapshot.x(ship);
        double y = snapshot.y(ship);
        world.tick(new Command());
        snapshot = world.current();
        assertThat(snapshot.count(EntityKind.WARP_GATE)).isEqualTo(16);
        List<Double> bearings = new ArrayList<>();
        for (int i = snapshot.first(EntityKind.WARP_GATE);
            i < snapshot.end(EntityKind.WARP_GATE);
            i++) {
          assertThat(snapshot.x(i)).isBetween(1.0, snapshot.width() - 1);
          assertThat(snapshot.y(i)).isBetween(1.0, snapshot.height() - 1);
          assertThat(StrictMath.hypot(snapshot.x(i) - x, snapshot.y(i) - y))
              .isCloseTo(12, within(0.01));
          bearings.add(StrictMath.atan2(snapshot.y(i) - y, snapshot.x(i) - x));
        }
        assertThat(bearings).doesNotHaveDuplicates();
        Collections.sort(bearings);
        double widest = bearings.get(0) + 2 * Math.PI - bearings.get(15);
        for (int i = 1; i < 16; i++) {
          widest = Math.max(widest, bearings.get(i) - bearings.get(i - 1));
        }
        assertThat(widest).as("the way out").isGreaterThan(0.2 * 2 * Math.PI - 0.01);
      }
    }
  }

  @Test
  void anEntranceAsternIsBehindTheShip() {
    List<Gate> gates = gates(snake(Spawn.Entrance.ASTERN), 1, 0, 20);
    assertThat(gates).hasSize(20).allMatch(gate -> gate.x < -5);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "-1, 1", "1, -1", "-1, -1"})
  void aCrossfireIsARowAndAColumnAheadOfTheShip(double thrustX, double thrustY) {
    Spawn six = new Spawn(EntityKind.TANK, CONTENT.tanks().get(0), 6, Spawn.Entrance.CROSSFIRE);
    List<Gate> gates = gates(six, thrustX, thrustY, 1);
    assertThat(gates).hasSize(6);
    List<Gate> row = gates.subList(0, 3);
    List<Gate> column = gates.subList(3, 6);
    assertThat(row.stream().map(Gate::y).distinct()).hasSize(1);
    assertThat(column.stream().map(Gate::x).distinct()).hasSize(1);
    assertThat(row.get(0).y * thrustY).as("ahead").isGreaterThan(5);
    assertThat(column.get(0).x * thrustX).as("ahead").isGreaterThan(8);
    assertThat(row.get(2).x - row.get(0).x).isGreaterThan(6);
    assertThat(column.get(2).y - column.get(0).y).isGreaterThan(6);
  }

  /** A ship anywhere between the walls flies left or right. */
  @Property(seed = "45", tries = 60)
  void aSquadComesFromTheSidesOfItsFormationUnlessTheWallIsTooNear(
      @ForAll FinaleSpec.Formation formation,
      @ForAll @IntRange(min = 1, max = 40) int size,
      @ForAll @IntRange(min = 40, max = 400) int ticks,
      @ForAll boolean left) {
    Assume.that(formation != FinaleSpec.Formation.RING);
    Spawn tank = new Spawn(EntityKind.TANK, CONTENT.tanks().get(0));
    Command command = new Command();
    command.thrustX = left ? -1 : 1;
    command.thrustY = ticks % 3 - 1;
    try (World world = new World(CONTENT.world(), 1, new StillPilots(), 0)) {
      for (int tick = 0; tick < ticks; tick++) {
        world.tick(command);
      }
      Snapshot snapshot = world.current();
      int ship = snapshot.first(EntityKind.SHIP);
      double x = snapshot.x(ship);
      double course = Math.signum(snapshot.vx(ship));
      Assume.that(Math.abs(snapshot.vx(ship)) > 1);
      double ahead = x + 17 * course;
      double side = ahead > 1.5 && ahead < snapshot.width() - 1.5 ? course : -course;
      new SpawnPoints(world, new Hazards(), new RandomStream(7))
          .spawn(new FinaleSpec.Squad(tank, formation, size, 0), size);
      world.tick(command);
      Snapshot after = world.current();
      Set<Gate> gates = new HashSet<>();
      int onSide = 0;
      for (int i = after.first(EntityKind.WARP_GATE); i < after.end(EntityKind.WARP_GATE); i++) {
        assertThat(after.x(i)).isBetween(1.5, after.width() - 1.5);
        assertThat(after.y(i)).isBetween(1.5, after.height() - 1.5);
        gates.add(new Gate(after.x(i), after.y(i)));
        onSide += (after.x(i) - x) * side > 0 ? 1 : 0;
      }
      assertThat(gates).as("different places").hasSize(size);
      switch (formation) {
        case ABREAST -> assertThat(onSide).isEqualTo(size);
        case ASTERN -> assertThat(onSide).isZero();
        case FLANKS -> assertThat(onSide).isEqualTo((size + 1) / 2);
        default -> {
          // The row of a crossfire is above or below the ship.
          assertThat(onSide).isGreaterThanOrEqualTo(size / 2);
        }
      }
    }
  }
}
