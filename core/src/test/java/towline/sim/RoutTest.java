package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/** Enemies that flee at the end of a wave. */
class RoutTest {
  private static final GameContent CONTENT = GameContent.load();

  private final World world = new World(CONTENT.world(), 1, new StillPilots(), 0);

  @AfterEach
  void close() {
    world.close();
  }

  /** One of each kind of enemy round the ship, and a gate that has not opened. */
  private void assemble() {
    Spawns.snake(world, CONTENT.snakes().get(0), 40, 27, 0, 6);
    Spawns.tank(world, CONTENT.tanks().get(0), 56, 27, 0);
    Spawns.mite(world, CONTENT.mites().get(0), 48, 35, 0, 7);
    Spawns.vessel(world, CONTENT.vessels().get(0), 48, 12, 0);
    Spawns.courier(world, CONTENT.couriers().kinds().get(0).spec(false), 60, 40);
    Spawns.missile(world, CONTENT.missiles().get(0), 20, 40, 0);
    world.tick(new Command());
    Spawns.warpIn(world, CONTENT.tanks().get(0), 30, 20, 0);
    world.tick(new Command());
  }

  @Test
  void allButCouriersAndMissilesFleeToTheEdgeAndAreGone() {
    assemble();
    int bodies = world.current().end(KindRange.FOES) - world.current().first(KindRange.FOES);
    int hull = world.current().count(EntityKind.VESSEL_HULL);
    world.routFoes();
    world.tick(new Command());
    assertThat(world.foes()).isZero();
    assertThat(world.bosses()).isZero();
    assertThat(world.current().count(EntityKind.WARP_GATE)).isZero();
    assertThat(world.current().count(EntityKind.COURIER)).isEqualTo(1);
    assertThat(world.current().count(EntityKind.MISSILE)).isEqualTo(1);
    assertThat(world.current().count(EntityKind.FUGITIVE)).isEqualTo(bodies - 2 + hull);
    assertThat(world.events().count(EventType.FOE_FLED)).as("one for each enemy").isEqualTo(4);
    assertThat(world.events().count(EventType.SNAKE_DIED)).isZero();
    assertThat(world.events().count(EventType.VESSEL_DIED)).isZero();
    double before = distanceToEdges();
    for (int tick = 0; tick < Tick.PER_SECOND; tick++) {
      world.tick(new Command());
    }
    assertThat(distanceToEdges()).isLessThan(before - 5);
    for (int tick = 0; tick < Tick.PER_SECOND; tick++) {
      world.tick(new Command());
    }
    assertThat(world.current().count(EntityKind.FUGITIVE)).isZero();
  }

  @Property(seed = "45", tries = 40)
  void aTankFleesToTheNearestEdgeOfTheFour(
      @ForAll @DoubleRange(min = 0.02, max = 0.98) double alongX,
      @ForAll @DoubleRange(min = 0.02, max = 0.98) double alongY) {
    double width = CONTENT.world().arena().width();
    double height = CONTENT.world().arena().height();
    double x = alongX * width;
    double y = alongY * height;
    double[] distances = {x, width - x, y, height - y};
    double[][] outward = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    int nearest = 0;
    for (int edge = 1; edge < 4; edge++) {
      nearest = distances[edge] < distances[nearest] ? edge : nearest;
    }
    try (World arena = new World(CONTENT.world(), 1, new StillPilots(), 0)) {
      Spawns.tank(arena, CONTENT.tanks().get(0), x, y, 0);
      arena.routFoes();
      for (int tick = 0; tick < 40; tick++) {
        arena.tick(new Command());
      }
      Snapshot now = arena.current();
      int tank = now.first(EntityKind.FUGITIVE);
      assertThat(now.count(EntityKind.FUGITIVE)).isEqualTo(1);
      assertThat(now.vx(tank) * outward[nearest][0] + now.vy(tank) * outward[nearest][1])
          .isGreaterThan(2);
    }
  }

  /** A school keeps its shade while it flees. */
  @Test
  void mitesFleeWithTheirSchool() {
    Spawns.mite(world, CONTENT.mites().get(0), 30, 30, 0, 7);
    Spawns.mite(world, CONTENT.mites().get(0), 40, 30, 0, 9);
    world.routFoes();
    world.tick(new Command());
    Snapshot now = world.current();
    int first = now.first(EntityKind.FUGITIVE);
    assertThat(now.count(EntityKind.FUGITIVE)).isEqualTo(2);
    for (int i = first; i < first + 2; i++) {
      assertThat(now.row(i).guest).isEqualTo(EntityKind.MITE);
      assertThat(now.row(i).school).isEqualTo(now.x(i) < 35 ? 7 : 9);
    }
  }

  /** Returns the mean distance of the fugitives to the nearest edge, m. */
  private double distanceToEdges() {
    Snapshot snapshot = world.current();
    double sum = 0;
    for (int i = snapshot.first(EntityKind.FUGITIVE); i < snapshot.end(EntityKind.FUGITIVE); i++) {
      double x = snapshot.x(i);
      double y = snapshot.y(i);
      sum += Math.min(Math.min(x, snapshot.width() - x), Math.min(y, snapshot.height() - y));
    }
    return sum / snapshot.count(EntityKind.FUGITIVE);
  }

  @Test
  void nothingStrikesAFugitiveAndItStrikesNothing() {
    Set<EventType> harmful = new HashSet<>(Set.of(EventType.SHIP_HURT, EventType.CABLE_BITTEN));
    for (EventType type : EventType.values()) {
      if (type.isKill()) {
        harmful.add(type);
      }
    }
    Snapshot start = world.current();
    int ship = start.first(EntityKind.SHIP);
    for (int k = 0; k < 8; k++) {
      Spawns.tank(world, CONTENT.tanks().get(0), start.x(ship) + 0.4 * k, start.y(ship), 0);
    }
    world.routFoes();
    world.tick(new Command());
    for (int tick = 0; tick < 2 * Tick.PER_SECOND; tick++) {
      world.spawnShot(start.x(ship) - 5, start.y(ship), 0, 100);
      world.tick(new Command());
      for (EventType type : harmful) {
        assertThat(world.events().count(type)).as("%s", type).isZero();
      }
    }
  }

  @Test
  void aRoutThatIsDueAndFugitivesAreHashed() {
    assemble();
    long before = world.hash();
    world.routFoes();
    long due = world.hash();
    assertThat(due).isNotEqualTo(before);
    world.tick(new Command());
    long fled = world.hash();
    world.tick(new Command());
    assertThat(world.hash()).isNotEqualTo(fled);
  }
}
