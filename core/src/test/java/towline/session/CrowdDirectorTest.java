package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.content.CrowdSpec;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.content.SpawnBudget;
import towline.internal.RandomStream;
import towline.sim.Snapshots;
import towline.sim.Spawns;
import towline.sim.StillPilots;
import towline.sim.World;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.Spawn;
import towline.sim.api.Tick;
import towline.sim.api.ViewWindow;
import towline.sim.spec.VesselSpec;

class CrowdDirectorTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final SpawnBudget WEIGHTS = CONTENT.arcade().pressure();
  private static final int HALF_A_MINUTE = 1800;

  /** Three to six tanks. */
  private static final CrowdSpec TANKS =
      new CrowdSpec(
          0,
          60,
          Double.POSITIVE_INFINITY,
          3 * WEIGHTS.weight(EntityKind.TANK),
          6 * WEIGHTS.weight(EntityKind.TANK),
          List.of(new CrowdSpec.Offer(new Spawn(EntityKind.TANK, CONTENT.tanks().get(0)), 1, 0)));

  private final World world = new World(CONTENT.world(), 1, new StillPilots(), 0);
  private final CrowdDirector director =
      new CrowdDirector(
          world,
          new SpawnPoints(world, new Hazards(), new RandomStream(1)),
          WEIGHTS,
          new RandomStream(2));
  private double clock;

  @AfterEach
  void close() {
    world.close();
  }

  @Test
  void aCrowdIsFilledToTheHighEndOnceItFallsBelowTheLowOne() {
    director.startWave();
    ticks(HALF_A_MINUTE);
    assertThat(world.current().count(EntityKind.TANK)).isEqualTo(6);
    destroy(2);
    ticks(HALF_A_MINUTE);
    assertThat(world.current().count(EntityKind.TANK)).as("above the low end").isEqualTo(4);
    destroy(1);
    ticks(HALF_A_MINUTE);
    assertThat(world.current().count(EntityKind.TANK)).as("raised again").isEqualTo(6);
  }

  @Test
  void noTwoFoesEnterAtOnce() {
    director.startWave();
    int before = 0;
    int last = -1000;
    for (int tick = 0; tick < 600; tick++) {
      tick();
      int sent = world.foes();
      assertThat(sent - before).isLessThanOrEqualTo(1);
      if (sent > before) {
        assertThat((tick - last + 1) * Tick.SECONDS).isGreaterThanOrEqualTo(WEIGHTS.every());
        last = tick;
      }
      before = sent;
    }
  }

  /** A vessel exerts pressure until its last gun, bay and nest is gone, in any order. */
  @ParameterizedTest
  @ValueSource(strings = {"hive", "launcher"})
  void aDisarmedVesselExertsNoPressure(String name) {
    VesselSpec spec =
        CONTENT.vessels().stream().filter(v -> v.name().equals(name)).findFirst().orElseThrow();
    Snapshot start = world.current();
    int ship = start.first(EntityKind.SHIP);
    Spawns.vessel(world, spec, start.x(ship) + 8, start.y(ship), 0);
    world.tick(new Command());
    while (world.current().count(EntityKind.VESSEL_BAY) > 0) {
      assertThat(director.livingWeight()).as("it can act").isPositive();
      int bays = world.current().count(EntityKind.VESSEL_BAY);
      Snapshot snapshot = world.current();
      int bay = snapshot.first(EntityKind.VESSEL_BAY);
      double side = snapshot.y(bay) > start.y(ship) ? 1 : -1;
      world.spawnShot(snapshot.x(bay), snapshot.y(bay) + 1.2 * side, -side * Math.PI / 2, 6);
      for (int tick = 0; tick < 5; tick++) {
        world.tick(new Command());
      }
      assertThat(world.current().count(EntityKind.VESSEL_BAY)).isEqualTo(bays - 1);
    }
    assertThat(world.current().count(EntityKind.VESSEL_CORE)).isEqualTo(1);
    assertThat(director.livingWeight()).isZero();
    director.startWave();
    ticks(HALF_A_MINUTE);
    assertThat(world.current().count(EntityKind.TANK)).as("it keeps no others out").isEqualTo(6);
  }

  /** The foes are at rest, and the ship flies away from them as far as the sector allows. */
  @Test
  void aFleeingPlayerMeetsNewFoesAtOnce() {
    director.startWave();
    ticks(HALF_A_MINUTE);
    Command flight = new Command();
    int empty = 0;
    int longest = 0;
    for (int tick = 0; tick < HALF_A_MINUTE; tick++) {
      flight.thrustX = tick / 400 % 2 == 0 ? 1 : -1;
      flight.thrustY = tick / 600 % 2 == 0 ? 1 : -1;
      clock += Tick.SECONDS;
      director.topUp(TANKS, clock, 1, Tick.SECONDS);
      world.tick(flight);
      empty = ViewWindow.showsFoe(world.current()) ? 0 : empty + 1;
      longest = Math.max(longest, empty);
    }
    assertThat(longest * Tick.SECONDS).isBetween(0.1, 1.5);
  }

  @Test
  void aFoeJustOutsideTheViewCountsForAWhile() {
    double linger = WEIGHTS.linger();
    Presence presence = new Presence(WEIGHTS.margin(), linger);
    double beyond = ViewWindow.WIDTH / 2 + WEIGHTS.margin() / 2;
    presence.record(tankAt(0, ViewWindow.WIDTH / 2 - 1));
    for (long tick = 1; tick <= 2 * Tick.PER_SECOND; tick++) {
      Snapshot snapshot = tankAt(tick, beyond);
      presence.record(snapshot);
      boolean there = presence.isPresent(snapshot, snapshot.first(EntityKind.TANK));
      assertThat(there).as("tick %d", tick).isEqualTo(tick <= linger * Tick.PER_SECOND);
    }
    Snapshot back = tankAt(200, 3);
    presence.record(back);
    assertThat(presence.isPresent(back, back.first(EntityKind.TANK))).isTrue();
    Snapshot far = tankAt(201, ViewWindow.WIDTH / 2 + WEIGHTS.margin() + 1);
    presence.record(far);
    assertThat(presence.isPresent(far, far.first(EntityKind.TANK))).isFalse();
  }

  /** Returns a snapshot with a ship, and a tank {@code away} m to its right. */
  private static Snapshot tankAt(long tick, double away) {
    return new Snapshots(tick)
        .with(EntityKind.SHIP, 1, 30, 27, 0)
        .with(EntityKind.TANK, 9, 30 + away, 27, 0)
        .build();
  }

  @Test
  void harderDifficultiesSendMoreFoesInSurvival() {
    double before = 0;
    for (Difficulty difficulty : Difficulty.values()) {
      double pressure = survivalPressure(difficulty);
      assertThat(pressure).as(difficulty.name()).isGreaterThan(1.05 * before);
      before = pressure;
    }
  }

  /**
   * Returns the mean pressure of the crowds in the third minute, over several seeds, while no foe
   * is shot.
   */
  private static double survivalPressure(Difficulty difficulty) {
    double crowd = CONTENT.difficulties().get(difficulty.ordinal()).crowd();
    double sum = 0;
    for (long seed = 1; seed <= 16; seed++) {
      try (World arena = new World(CONTENT.world(), seed, new StillPilots(), 0)) {
        SurvivalCampaign campaign =
            new SurvivalCampaign(
                CONTENT.survival(), CONTENT.arcade().sectors(), new RandomStream(seed));
        WaveDirector waves =
            new WaveDirector(campaign, WEIGHTS, arena, new Hazards(), new RandomStream(seed), 12);
        EventList told = new EventList();
        for (int tick = 0; tick < 1200; tick++) {
          arena.tick(new Command());
          arena.repairShip(9);
          waves.direct(Tick.SECONDS, crowd, told);
          told.clear();
        }
        Snapshot snapshot = arena.current();
        sum += WEIGHTS.weight(EntityKind.TANK) * snapshot.count(EntityKind.TANK);
        sum += WEIGHTS.weight(EntityKind.MITE) * snapshot.count(EntityKind.MITE);
        sum += WEIGHTS.weight(EntityKind.VESSEL_CORE) * snapshot.count(EntityKind.VESSEL_CORE);
        sum += WEIGHTS.weight(EntityKind.SNAKE_SEGMENT) * snapshot.count(EntityKind.SNAKE_HEAD);
        sum += WEIGHTS.weight(EntityKind.SNAKE_SEGMENT) * snapshot.count(EntityKind.SNAKE_SEGMENT);
      }
    }
    return sum;
  }

  /** The player earns a break, and loses it by a clearance that goes below half of the band. */
  @ParameterizedTest
  @CsvSource({"2, true", "1, false"})
  void aBreakLastsOnlyWhileFoesAreLeft(int left, boolean lasts) {
    director.startWave();
    ticks((int) (WEIGHTS.breathEvery() * Tick.PER_SECOND) + 6);
    assertThat(world.current().count(EntityKind.TANK)).isEqualTo(6);
    destroy(6 - left);
    int gates = 0;
    double wait = WEIGHTS.breath() / 2;
    for (int tick = 0; tick < wait * Tick.PER_SECOND; tick++) {
      tick();
      gates += world.events().count(EventType.WARP_GATE_BORN);
    }
    assertThat(gates == 0).isEqualTo(lasts);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void noOfferComesBeforeItsTimeWhateverItsPlaceInTheList(boolean lateFirst) {
    List<CrowdSpec.Offer> offers = new ArrayList<>();
    offers.add(new CrowdSpec.Offer(new Spawn(EntityKind.TANK, CONTENT.tanks().get(0)), 1, 0));
    offers.add(new CrowdSpec.Offer(new Spawn(EntityKind.MITE, CONTENT.mites().get(0)), 1, 12));
    if (lateFirst) {
      Collections.reverse(offers);
    }
    double high = 12 * WEIGHTS.weight(EntityKind.TANK);
    CrowdSpec crowd = new CrowdSpec(0, 60, Double.POSITIVE_INFINITY, high, high, offers);
    director.startWave();
    int mites = 0;
    for (int tick = 0; tick < 20 * Tick.PER_SECOND; tick++) {
      clock += Tick.SECONDS;
      director.topUp(crowd, clock, 1, Tick.SECONDS);
      world.tick(new Command());
      world.repairShip(1);
      for (int i = 0; i < world.events().size(); i++) {
        Event event = world.events().get(i);
        if (event.type() == EventType.WARP_GATE_BORN && event.guest() == EntityKind.MITE) {
          mites++;
          assertThat(clock).isGreaterThanOrEqualTo(12);
        }
      }
      if (world.current().count(EntityKind.TANK) > 0) {
        world.routFoes();
      }
    }
    assertThat(mites).isPositive();
  }

  private void destroy(int tanks) {
    for (int i = 0; i < tanks; i++) {
      Snapshot snapshot = world.current();
      int tank = snapshot.first(EntityKind.TANK);
      int left = world.current().count(EntityKind.TANK) - 1;
      world.spawnShot(snapshot.x(tank) - 1.2, snapshot.y(tank), 0, 1000);
      world.tick(new Command());
      world.tick(new Command());
      world.tick(new Command());
      assertThat(world.current().count(EntityKind.TANK)).isEqualTo(left);
    }
  }

  private void ticks(int count) {
    for (int tick = 0; tick < count; tick++) {
      tick();
    }
  }

  private void tick() {
    clock += Tick.SECONDS;
    director.topUp(TANKS, clock, 1, Tick.SECONDS);
    world.tick(new Command());
  }
}
