package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.content.CourierTable;
import towline.content.GameContent;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventType;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.loadout.ModuleKind;
import towline.sim.loadout.ModuleSpec;
import towline.sim.spec.CourierSpec;
import towline.sim.spec.WorldSpec;

/** The rules of opening a courier. */
class CourierRulesTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final WorldSpec SPEC = CONTENT.world();
  private static final double X = SPEC.arena().width() / 2;
  private static final double Y = SPEC.arena().height() / 2;
  private static final CourierSpec GLIDER = kind("glider");
  private static final CourierSpec SHADOW = kind("shadow");

  /** Number of ticks in which a shot flies past everything. */
  private static final int FLIGHT_TICKS = 60;

  private final Command player = new Command();
  private final EventLog told = new EventLog();
  private final World world = world(AimMode.LEAD);
  private Consumer<Command> drone = command -> {};

  private World world(AimMode mode) {
    return new World(
        SPEC,
        1,
        new StillPilots() {
          @Override
          public Pilot drone() {
            return new Pilot() {
              @Override
              public void decide(Snapshot seen, int self, Command command) {
                drone.accept(command);
              }

              @Override
              public void hashInto(StateHash hash) {}
            };
          }
        },
        mode.ordinal());
  }

  @AfterEach
  void close() {
    world.close();
  }

  private static CourierSpec kind(String name) {
    return CONTENT.couriers().kinds().stream()
        .map(CourierTable.Kind::spec)
        .filter(spec -> spec.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private void ticks(int count) {
    for (int i = 0; i < count; i++) {
      world.tick(player);
      told.add(world.events());
    }
  }

  /** Spawns a courier to the left of the drone, in front of its barrel; returns its id. */
  private int courier(CourierSpec spec, double ahead) {
    Snapshot now = world.current();
    Spawns.courier(world, spec, now.x(now.first(EntityKind.DRONE)) - ahead, Y);
    ticks(1);
    return world.current().id(world.current().first(EntityKind.COURIER));
  }

  private int layers() {
    return world.current().row(world.current().first(EntityKind.COURIER)).layers;
  }

  /** Lets the drone fire once at a target, along its barrel, and waits for the end of the shot. */
  private void fireAt(int target) {
    fireOnce(target);
    ticks(FLIGHT_TICKS);
  }

  /** Lets the drone fire once at a target, along its barrel. */
  private void fireOnce(int target) {
    drone =
        command -> {
          command.fire = true;
          command.target = target;
        };
    int before = told.count(EventType.DRONE_FIRED);
    while (told.count(EventType.DRONE_FIRED) == before) {
      ticks(1);
    }
    drone = command -> command.target = target;
  }

  /** Turns the barrel to a bearing. */
  private void turnBarrel(double bearing) {
    turnBarrel(bearing, FLIGHT_TICKS);
  }

  private void turnBarrel(double bearing, int ticks) {
    drone =
        command -> {
          command.turning = true;
          command.bearing = bearing;
        };
    ticks(ticks);
  }

  @Test
  void hitsInARowOpenACourier() {
    int courier = courier(GLIDER, 10);
    for (int hit = 1; hit < GLIDER.layers(); hit++) {
      fireAt(courier);
      assertThat(layers()).isEqualTo(GLIDER.layers() - hit);
      assertThat(told.all(EventType.COURIER_CRACKED).get(hit - 1).cracks()).isEqualTo(hit);
    }
    fireAt(courier);
    Event opened = told.only(EventType.COURIER_OPENED);
    assertThat(opened.foe()).isEqualTo(courier);
    assertThat(opened.courierKind()).isEqualTo(GLIDER.index());
    assertThat(opened.aimMode()).isEqualTo(AimMode.LEAD.ordinal());
    assertThat(world.current().count(EntityKind.COURIER)).isZero();
    assertThat(told.count(EventType.SHARD_BORN)).isEqualTo(GLIDER.station().shards());
    assertThat(told.count(EventType.DRONE_SHOT_HIT)).isEqualTo(GLIDER.layers());
  }

  /** While its mode is named, any other mode breaks half of a shell at most, and never mends it. */
  @ParameterizedTest
  @CsvSource({"1, 0", "2, 1", "3, 1", "4, 2", "5, 2", "9, 4"})
  void onlyItsOwnModeOpensATaughtCourier(int layers, int breakable) {
    AimMode own = AimMode.PREDICT;
    CourierSpec taught = GLIDER.withLayers(layers).openedOnlyBy(own.ordinal()).staying(60);
    int courier = courier(taught, 10);
    for (int hit = 1; hit <= layers + 2; hit++) {
      fireAt(courier);
      assertThat(layers()).isEqualTo(layers - Math.min(hit, breakable));
    }
    assertThat(told.count(EventType.ARMOUR_STRUCK)).isEqualTo(layers + 2 - breakable);
    assertThat(told.count(EventType.DRONE_SHOT_HIT)).isEqualTo(layers + 2);
    switchTo(own);
    for (int hit = 1; hit < layers - breakable; hit++) {
      fireAt(courier);
      assertThat(layers()).isEqualTo(layers - breakable - hit);
    }
    if (layers - breakable > 1) {
      switchTo(AimMode.LEAD);
      int left = layers();
      fireAt(courier);
      assertThat(layers()).as("its own mode broke more").isEqualTo(left);
      switchTo(own);
    }
    fireAt(courier);
    assertThat(told.only(EventType.COURIER_OPENED).aimMode()).isEqualTo(own.ordinal());
  }

  private void switchTo(AimMode mode) {
    player.mode = mode.ordinal();
    ticks(1);
  }

  /** Such shots could strike nothing else, and the gun did not miss. */
  @ParameterizedTest
  @ValueSource(doubles = {10, 18, 26})
  void shotsInFlightToACourierThatIsOpenedAreNoMisses(double ahead) {
    int courier = courier(GLIDER, ahead);
    drone =
        command -> {
          command.fire = true;
          command.target = courier;
        };
    while (told.count(EventType.COURIER_OPENED) == 0) {
      ticks(1);
    }
    assertThat(world.shots()).isZero();
    drone = command -> {};
    ticks(4 * FLIGHT_TICKS);
    assertCounted(GLIDER.layers());
    assertThat(told.count(EventType.DRONE_SHOT_LAPSED) > 0).isEqualTo(ahead > 10);
  }

  @Test
  void shotsInFlightToACourierThatLeavesAreNoMisses() {
    int courier = courier(GLIDER.staying(1), 26);
    drone =
        command -> {
          command.fire = true;
          command.target = courier;
        };
    ticks(Tick.PER_SECOND - 3);
    assertThat(world.current().count(EntityKind.COURIER)).isEqualTo(1);
    drone = command -> {};
    ticks(4 * FLIGHT_TICKS);
    assertThat(told.count(EventType.COURIER_ESCAPED)).isEqualTo(1);
    assertCounted(told.count(EventType.DRONE_SHOT_HIT));
    assertThat(told.count(EventType.DRONE_SHOT_LAPSED)).isPositive();
  }

  private void assertCounted(int hits) {
    assertThat(told.count(EventType.DRONE_SHOT_MISSED)).isZero();
    assertThat(told.count(EventType.DRONE_SHOT_STRAYED)).isZero();
    assertThat(told.count(EventType.DRONE_SHOT_HIT)).isEqualTo(hits);
    assertThat(told.count(EventType.DRONE_FIRED))
        .isEqualTo(hits + told.count(EventType.DRONE_SHOT_LAPSED));
  }

  @Test
  void aMissMendsTheWholeShell() {
    int courier = courier(GLIDER, 10);
    fireAt(courier);
    fireAt(courier);
    turnBarrel(Math.PI - 0.3);
    fireAt(courier);
    assertThat(layers()).isEqualTo(GLIDER.layers());
    assertThat(told.only(EventType.COURIER_MENDED).cracks()).isEqualTo(2);
    fireAt(courier);
    assertThat(told.count(EventType.COURIER_MENDED)).as("nothing to mend").isEqualTo(1);
  }

  /** A missed shot mends once, and nothing on the rest of its way. */
  @Test
  void aMissedShotMendsOnlyOnce() {
    int courier = courier(GLIDER, 5);
    turnBarrel(Math.PI - 0.4);
    fireOnce(courier);
    turnBarrel(Math.PI, 12);
    fireOnce(courier);
    assertThat(world.shots()).as("one passes on, the other is under way").isEqualTo(2);
    ticks(FLIGHT_TICKS);
    assertThat(told.count(EventType.COURIER_CRACKED)).isEqualTo(1);
    assertThat(layers()).isEqualTo(GLIDER.layers() - 1);
    assertThat(told.count(EventType.COURIER_MENDED)).isZero();
  }

  /** A shot at the end of its range counts as a miss although the courier is still ahead of it. */
  @Test
  void aShotThatEndsBeforeTheCourierMendsTheWholeShell() {
    double range = SPEC.drone().shot().range();
    double flight = range / SPEC.drone().shot().speed();
    double pull = 40;
    double shorter = range - pull * flight * flight / 2;
    int courier = courier(GLIDER, (range + shorter) / 2);
    fireAt(courier);
    assertThat(layers()).isEqualTo(GLIDER.layers() - 1);
    world.setGravity(pull, 0);
    fireAt(courier);
    assertThat(told.count(EventType.DRONE_SHOT_MISSED)).isEqualTo(1);
    assertThat(layers()).isEqualTo(GLIDER.layers());
    assertThat(told.only(EventType.COURIER_MENDED).cracks()).isEqualTo(1);
  }

  /** A shot that was aimed at a courier strikes nothing beyond it either. */
  @Test
  void aMissedShotStrikesNothingElse() {
    int courier = courier(GLIDER, 5);
    Snapshot now = world.current();
    double drone = now.x(now.first(EntityKind.DRONE));
    double bearing = Math.PI - 0.3;
    double x = drone + 16 * Math.cos(bearing);
    double y = Y + 16 * Math.sin(bearing);
    Spawns.tank(world, CONTENT.tanks().get(0), x, y, 0);
    turnBarrel(bearing);
    fireAt(courier);
    assertThat(told.count(EventType.COURIER_CRACKED)).isZero();
    assertThat(told.count(EventType.DRONE_SHOT_STRAYED)).isZero();
    assertThat(told.count(EventType.DRONE_SHOT_MISSED)).isEqualTo(1);
    now = world.current();
    assertThat(now.health(now.first(EntityKind.TANK))).isEqualTo(1);
    // At the tank, such a shot hits.
    fireAt(now.id(now.first(EntityKind.TANK)));
    assertThat(told.count(EventType.DRONE_SHOT_HIT)).isEqualTo(1);
  }

  @Test
  void aShotOfSureBreaksTwoLayers() {
    player.mode = AimMode.SURE.ordinal();
    int courier = courier(GLIDER, 10);
    ticks(1);
    fireAt(courier);
    assertThat(layers()).isEqualTo(GLIDER.layers() - 2);
  }

  @Test
  void aShotWithAnotherTargetBouncesOff() {
    courier(GLIDER, 10);
    fireAt(0);
    assertThat(layers()).isEqualTo(GLIDER.layers());
    assertThat(told.only(EventType.ARMOUR_STRUCK).kind()).isEqualTo(EntityKind.COURIER);
    assertThat(told.count(EventType.DRONE_SHOT_HIT)).isZero();
    assertThat(told.count(EventType.DRONE_SHOT_STRAYED)).isEqualTo(1);
    assertThat(told.count(EventType.DRONE_SHOT_MISSED)).isZero();
  }

  @Test
  void aShotAtACourierStrikesNothingOnItsWay() {
    Spawns.tank(world, CONTENT.tanks().get(0), X - 11, Y, 0);
    int courier = courier(GLIDER, 10);
    fireAt(courier);
    assertThat(layers()).isEqualTo(GLIDER.layers() - 1);
    assertThat(told.count(EventType.DRONE_SHOT_STRAYED)).isZero();
    Snapshot now = world.current();
    assertThat(now.health(now.first(EntityKind.TANK))).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(
      value = ModuleKind.class,
      names = {"PIERCING", "RICOCHET", "EMBER_SHELLS"})
  void aShotAtACourierEndsThere(ModuleKind kind) {
    ModuleSpec module =
        CONTENT.modules().stream().filter(m -> m.module() == kind).findFirst().orElseThrow();
    world.fit(module);
    Spawns.tank(world, CONTENT.tanks().get(0), X - 19, Y, 0);
    int courier = courier(GLIDER, 10);
    fireAt(courier);
    assertThat(layers()).isEqualTo(GLIDER.layers() - 1);
    Snapshot now = world.current();
    assertThat(now.health(now.first(EntityKind.TANK))).isEqualTo(1);
  }

  @Test
  void theShipsGunItsMissilesAndTheCableDoNotOpenACourier() {
    for (ModuleSpec module : CONTENT.modules()) {
      world.fit(module);
    }
    courier(GLIDER, 3);
    player.fire = true;
    player.launch = true;
    player.turning = true;
    player.bearing = Math.PI;
    ticks(4 * FLIGHT_TICKS);
    assertThat(layers()).isEqualTo(GLIDER.layers());
    assertThat(told.count(EventType.ARMOUR_STRUCK)).isPositive();
    assertThat(told.count(EventType.MODULE_HIT)).isZero();
  }

  @Test
  void theSwungDroneBouncesOffACourier() {
    int courier = courier(GLIDER, 3);
    player.thrustX = 1;
    ticks(30);
    player.thrustX = -1;
    player.reelRate = -1;
    ticks(120);
    assertThat(world.current().indexOf(EntityKind.COURIER, courier)).isNotNegative();
    assertThat(layers()).isEqualTo(GLIDER.layers());
    assertThat(told.count(EventType.KILLED_BY_WHIP)).isZero();
    assertThat(told.count(EventType.WHIP_HIT)).isZero();
  }

  @Test
  void aCourierNeverHurtsTheShip() {
    Spawns.courier(world, GLIDER, X, Y);
    ticks(5 * FLIGHT_TICKS);
    assertThat(told.count(EventType.SHIP_HURT)).isZero();
    assertThat(told.count(EventType.NEAR_MISS)).isZero();
  }

  @Test
  void aCourierLeavesAfterItsStay() {
    courier(GLIDER, 10);
    ticks((int) (GLIDER.station().stay() * 60) - 2);
    assertThat(told.count(EventType.COURIER_ESCAPED)).isZero();
    ticks(4);
    assertThat(told.only(EventType.COURIER_ESCAPED).courierKind()).isEqualTo(GLIDER.index());
    assertThat(world.current().count(EntityKind.COURIER)).isZero();
  }

  /**
   * Shots of a barrel that is locked to the cable are meant for the shadow, whatever the target.
   */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void onlyAFixedBarrelOpensTheShadow(boolean fixed) {
    Spawns.tank(world, CONTENT.tanks().get(0), X - 30, Y, 0);
    ticks(1);
    int tank = world.current().id(world.current().first(EntityKind.TANK));
    courier(SHADOW, 4.5);
    for (int shot = 0; shot < SHADOW.layers(); shot++) {
      drone =
          command -> {
            command.fire = true;
            command.target = tank;
            command.astern = fixed;
          };
      int before = told.count(EventType.DRONE_FIRED);
      while (told.count(EventType.DRONE_FIRED) == before) {
        ticks(1);
      }
      drone = command -> command.astern = fixed;
      ticks(FLIGHT_TICKS);
    }
    assertThat(told.count(EventType.COURIER_OPENED)).isEqualTo(fixed ? 1 : 0);
  }

  @Test
  void aCourierDoesNotCountAsAFoeOfAWave() {
    courier(GLIDER, 10);
    assertThat(world.foes()).isZero();
  }
}
