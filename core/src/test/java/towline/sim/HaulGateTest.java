package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.content.GameContent;
import towline.internal.RandomStream;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.spec.HaulGateSpec;

/** The ship or the drone flies through haul gates. */
class HaulGateTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final HaulGateSpec GATE = CONTENT.couriers().gate();

  private World world = new World(CONTENT.world(), 5, new StillPilots(), 0);
  private final Command player = new Command();
  private int passed;
  private int closed;
  private int passer;

  @AfterEach
  void close() {
    world.close();
  }

  private void ticks(int ticks) {
    for (int tick = 0; tick < ticks; tick++) {
      world.tick(player);
      for (int i = 0; i < world.events().size(); i++) {
        Event event = world.events().get(i);
        passed += event.type() == EventType.HAUL_GATE_PASSED ? 1 : 0;
        closed += event.type() == EventType.HAUL_GATE_CLOSED ? 1 : 0;
        if (event.type() == EventType.HAUL_GATE_PASSED) {
          passer = event.cause();
        }
      }
    }
  }

  private double x(EntityKind kind) {
    return world.current().x(world.current().first(kind));
  }

  private double y(EntityKind kind) {
    return world.current().y(world.current().first(kind));
  }

  private int gates() {
    return world.current().count(EntityKind.HAUL_GATE);
  }

  /** The ship flies along x; the gate's normal is at {@code degrees} to that. */
  @ParameterizedTest
  @CsvSource({
    "0, 0, true",
    "0, 0.9, true",
    "0, -0.9, true",
    "0, 1.1, false",
    "0, -1.1, false",
    "180, 0.9, true",
    "40, 0.9, true",
    "-40, -0.9, true",
    "40, 1.1, false",
    "-70, 1.1, false"
  })
  void theShipPassesBetweenThePostsAndNowhereElse(double degrees, double off, boolean passes) {
    ticks(1);
    double normal = Math.toRadians(degrees);
    double along = off * GATE.halfWidth();
    // The ship's way crosses the line between the posts "along" from its middle.
    Spawns.haulGate(
        world,
        GATE,
        x(EntityKind.SHIP) + 5 + along * Math.sin(normal),
        y(EntityKind.SHIP) - along * Math.cos(normal),
        normal);
    player.thrustX = 1;
    ticks(120);
    assertThat(x(EntityKind.SHIP)).isGreaterThan(60);
    if (passes) {
      assertThat(passed).isEqualTo(1);
      assertThat(gates()).isZero();
    } else {
      assertThat(passer).as("but perhaps the drone").isNotEqualTo(shipId());
    }
  }

  private int shipId() {
    return world.current().id(world.current().first(EntityKind.SHIP));
  }

  @Test
  void theDronePassesForTheShip() {
    ticks(1);
    player.thrustY = 1;
    ticks(90);
    Snapshot now = world.current();
    int drone = now.first(EntityKind.DRONE);
    double course = Math.atan2(now.vy(drone), now.vx(drone));
    double gateX = now.x(drone) + 2 * Math.cos(course);
    double gateY = now.y(drone) + 2 * Math.sin(course);
    Spawns.haulGate(world, GATE, gateX, gateY, course);
    assertThat(Math.hypot(x(EntityKind.SHIP) - gateX, y(EntityKind.SHIP) - gateY)).isGreaterThan(4);
    ticks(30);
    assertThat(passed).isEqualTo(1);
    assertThat(passer).isEqualTo(world.current().id(world.current().first(EntityKind.DRONE)));
  }

  /** The drone drifts on through the gate. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void nothingPassesForADeadShip(boolean isDead) {
    world.close();
    world = new World(CONTENT.world().withHull(1), 5, new StillPilots(), 0);
    player.thrustY = 1;
    ticks(60);
    if (isDead) {
      for (int tick = 0; tick < 300 && !isShipGone(); tick++) {
        Spawns.tank(world, CONTENT.tanks().get(0), x(EntityKind.SHIP), y(EntityKind.SHIP) + 0.5, 0);
        ticks(1);
      }
      assertThat(isShipGone()).isTrue();
    }
    Snapshot now = world.current();
    int drone = now.first(EntityKind.DRONE);
    double course = Math.atan2(now.vy(drone), now.vx(drone));
    double gateX = now.x(drone) + Math.cos(course);
    double gateY = now.y(drone) + Math.sin(course);
    Spawns.haulGate(world, GATE, gateX, gateY, course);
    ticks(40);
    now = world.current();
    drone = now.first(EntityKind.DRONE);
    double beyond =
        (now.x(drone) - gateX) * Math.cos(course) + (now.y(drone) - gateY) * Math.sin(course);
    assertThat(beyond).as("way of the drone behind the gate").isPositive();
    assertThat(passed).isEqualTo(isDead ? 0 : 1);
  }

  private boolean isShipGone() {
    return world.current().count(EntityKind.SHIP) == 0;
  }

  @Test
  void aGateThatNothingPassesClosesWhenItsTimeIsOver() {
    ticks(1);
    Spawns.haulGate(world, GATE, 10, 10, 1);
    ticks(1);
    assertThat(gates()).isEqualTo(1);
    double lived = 0;
    double lastShare = 1;
    while (gates() > 0 && lived < 100) {
      Snapshot now = world.current();
      int gate = now.first(EntityKind.HAUL_GATE);
      assertThat(now.health(gate)).isCloseTo(1 - lived / GATE.stay(), within(1e-6));
      assertThat(now.health(gate)).isLessThanOrEqualTo(lastShare);
      assertThat(now.radius(gate)).isEqualTo(GATE.halfWidth());
      lastShare = now.health(gate);
      ticks(1);
      lived += Tick.SECONDS;
    }
    assertThat(lived).isCloseTo(GATE.stay(), within(2 * Tick.SECONDS));
    assertThat(closed).isEqualTo(1);
    assertThat(passed).isZero();
  }

  /** A gate is passed if and only if the way of ship or drone crosses it in a tick. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void aGateIsPassedInTheTickInWhichAWayCrossesIt(long seed) {
    RandomStream random = new RandomStream(seed);
    int crossings = 0;
    for (int flight = 0; flight < 40; flight++) {
      world.close();
      world = new World(CONTENT.world(), seed, new StillPilots(), 0);
      ticks(1);
      double gateX = x(EntityKind.SHIP) + random.range(-6, 6);
      double gateY = y(EntityKind.SHIP) + random.range(-6, 6);
      double normal = random.range(-Math.PI, Math.PI);
      Spawns.haulGate(world, GATE, gateX, gateY, normal);
      ticks(1);
      double bearing = random.range(-Math.PI, Math.PI);
      for (int tick = 0; tick < 150; tick++) {
        bearing += random.range(-0.2, 0.2);
        player.thrustX = Math.cos(bearing);
        player.thrustY = Math.sin(bearing);
        double[] before = places();
        passed = 0;
        boolean isOpen = gates() > 0;
        ticks(1);
        double[] after = places();
        boolean crosses =
            isOpen
                && (meets(before, after, 0, gateX, gateY, normal)
                    || meets(before, after, 2, gateX, gateY, normal));
        assertThat(passed).as("flight %d, tick %d", flight, tick).isEqualTo(crosses ? 1 : 0);
        crossings += passed;
      }
    }
    assertThat(crossings).isGreaterThan(5);
  }

  private double[] places() {
    return new double[] {
      x(EntityKind.SHIP), y(EntityKind.SHIP), x(EntityKind.DRONE), y(EntityKind.DRONE)
    };
  }

  /** Two segments meet if the ends of each lie on different sides of the other. */
  private static boolean meets(
      double[] before, double[] after, int at, double x, double y, double normal) {
    double postX = GATE.halfWidth() * Math.sin(normal);
    double postY = GATE.halfWidth() * Math.cos(normal);
    double[] one = {x + postX, y - postY};
    double[] two = {x - postX, y + postY};
    double[] from = {before[at], before[at + 1]};
    double[] to = {after[at], after[at + 1]};
    return side(one, two, from) < 0 != side(one, two, to) < 0
        && side(from, to, one) < 0 != side(from, to, two) < 0;
  }

  private static double side(double[] from, double[] to, double[] point) {
    return (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]);
  }
}
