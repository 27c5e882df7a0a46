package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.ai.aim.FittingMode;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.spec.DroneGunSpec;
import towline.sim.spec.HarpoonSpec;
import towline.sim.spec.MiteSpec;
import towline.sim.spec.MotionFamily;

/** Swings load harpoons; aimed shots fire them; a hit is worth a swing, and a miss loses one. */
class HarpoonTest extends ModuleScene {
  private static final HarpoonSpec HARPOON = SPEC.drone().harpoon();

  /** Longest flight of a harpoon, ticks. */
  private static final int FLIGHT = (int) Math.ceil(HARPOON.shot().lifetime() / Tick.SECONDS) + 2;

  private int fed;

  /** Flies circles, fed with mites, until {@code number} harpoons are loaded. */
  private void load(int number) {
    for (int tick = 0; tick < 900 && world.current().droneGun().harpoons < number; tick++) {
      feed();
    }
    player.clear();
    assertThat(world.current().droneGun().harpoons).isGreaterThanOrEqualTo(number);
  }

  /** Flies a tick of a circle; once the drone is fast, puts a mite in its way now and then. */
  private void feed() {
    Snapshot now = world.current();
    int drone = now.first(EntityKind.DRONE);
    if (fed > 200 && fed % 4 == 0) {
      double ahead = 0.08;
      Spawns.mite(
          world,
          CONTENT.mites().get(0),
          now.x(drone) + ahead * now.vx(drone),
          now.y(drone) + ahead * now.vy(drone),
          0,
          fed);
    }
    double phase = fed * Tick.SECONDS * 2.6;
    player.thrustX = StrictMath.cos(phase);
    player.thrustY = StrictMath.sin(phase);
    fed++;
    tick();
  }

  /** Puts a tank of 1,000 points of health in line with the barrel, and fires one shot at it. */
  private void fireAtTank(double distance, double aside) {
    Snapshot now = world.current();
    int drone = now.first(EntityKind.DRONE);
    double bearing = now.heading(drone);
    double cos = StrictMath.cos(bearing);
    double sin = StrictMath.sin(bearing);
    // The drone drifts on by a tick until it fires.
    double x = now.x(drone) + now.vx(drone) * Tick.SECONDS;
    double y = now.y(drone) + now.vy(drone) * Tick.SECONDS;
    toughTank(x + distance * cos - aside * sin, y + distance * sin + aside * cos, bearing);
    tick();
    puppets.droneFires = true;
    tick();
    puppets.droneFires = false;
  }

  @Test
  void theFirstKillOfASwingLoadsOneAndFurtherKillsMoreUpToTheCapacity() {
    load(1);
    int kills = world.current().cable().swingKills;
    assertThat(kills).isEqualTo(1);
    int most = 0;
    for (int more = 0; more < 160; more++) {
      int loaded = count(EventType.HARPOON_LOADED);
      int before = world.current().droneGun().harpoons;
      feed();
      Snapshot now = world.current();
      int killed = now.cable().swingKills;
      int earned = earned(killed) - (killed >= kills ? earned(kills) : 0);
      int room = HARPOON.capacity() - before;
      assertThat(count(EventType.HARPOON_LOADED) - loaded).isEqualTo(Math.min(earned, room));
      kills = killed;
      most = Math.max(most, now.droneGun().harpoons);
    }
    assertThat(most).isEqualTo(HARPOON.capacity());
  }

  private static int earned(int kills) {
    return kills == 0 ? 0 : 1 + (kills - 1) / HARPOON.killsPerLoad();
  }

  @Test
  void aLoadedHarpoonIsLostAfterItsTime() {
    load(1);
    int ticks = 0;
    while (world.current().droneGun().harpoons > 0 && ticks < 60 * HARPOON.keepTime() * 4) {
      tick();
      ticks++;
    }
    assertThat(world.current().droneGun().harpoons).isZero();
    assertThat(count(EventType.HARPOON_EXPIRED)).isEqualTo(count(EventType.HARPOON_LOADED));
    assertThat(ticks * Tick.SECONDS).isGreaterThanOrEqualTo(HARPOON.keepTime() - 2 * Tick.SECONDS);
  }

  @ParameterizedTest
  @EnumSource(AimMode.class)
  void aHitIsHardAndBringsItBackAsOftenAsItsModeIsBold(AimMode mode) {
    begin(mode.ordinal());
    load(1);
    world.setPlating(0.9);
    fireAtTank(8, 0);
    assertThat(count(EventType.HARPOON_FIRED)).isEqualTo(1);
    int left = world.current().droneGun().harpoons;
    ticks(FLIGHT);
    assertThat(count(EventType.HARPOON_HIT)).isEqualTo(1);
    assertThat(lost(0)).as("plates do not keep it off").isCloseTo(HARPOON.damage(), within(1e-9));
    DroneGunSpec gun = SPEC.drone().guns().get(mode.ordinal());
    int returned = gun.returns() > 0 ? 1 : 0;
    assertThat(count(EventType.HARPOON_RETURNED)).isEqualTo(returned);
    assertThat(world.current().droneGun().harpoons).isEqualTo(left + returned);
  }

  @Test
  void itReturnsAsOftenAsItsModeAllowsAndNoMore() {
    int mode = AimMode.REFINE.ordinal();
    begin(mode);
    load(1);
    leaveOne();
    assertThat(hitsUntilItStaysAway()).isEqualTo(1 + SPEC.drone().guns().get(mode).returns());
    assertThat(world.current().droneGun().harpoons).isZero();
  }

  /** The last harpoon has returned before it expires. */
  @Test
  void aFreshHarpoonHasAllReturnsOfItsMode() {
    int mode = AimMode.REFINE.ordinal();
    begin(mode);
    load(1);
    leaveOne();
    fireAtTank(8, 0);
    ticks(FLIGHT);
    destroyTank();
    assertThat(count(EventType.HARPOON_RETURNED)).isEqualTo(1);
    for (int tick = 0; tick < 4 * HARPOON.keepTime() * Tick.PER_SECOND; tick++) {
      tick();
    }
    assertThat(world.current().droneGun().harpoons).isZero();
    load(1);
    // The swing goes on for a while, and may load more.
    ticks(Tick.PER_SECOND);
    leaveOne();
    assertThat(hitsUntilItStaysAway()).isEqualTo(1 + SPEC.drone().guns().get(mode).returns());
  }

  /** A flight without a target is a return as well, but not more than the ones before. */
  @Test
  void aFlightHomeCountsAsTheFirstReturn() {
    int mode = AimMode.REFINE.ordinal();
    begin(mode);
    load(1);
    leaveOne();
    fireAtTank(24, 0);
    destroyTank();
    assertThat(count(EventType.HARPOON_RETURNED)).isEqualTo(1);
    assertThat(hitsUntilItStaysAway()).isEqualTo(SPEC.drone().guns().get(mode).returns());
  }

  /** Waits until all harpoons but one have expired. */
  private void leaveOne() {
    while (world.current().droneGun().harpoons > 1) {
      tick();
    }
  }

  /** Fires the same harpoon again and again; returns the number of its hits. */
  private int hitsUntilItStaysAway() {
    int before = count(EventType.HARPOON_HIT);
    for (int shot = 0; shot < 9; shot++) {
      fireAtTank(8, 0);
      ticks(FLIGHT);
      destroyTank();
    }
    return count(EventType.HARPOON_HIT) - before;
  }

  private void destroyTank() {
    Snapshot now = world.current();
    int tank = now.first(EntityKind.TANK);
    world.spawnShot(now.x(tank) + 2, now.y(tank), Math.PI, 2 * HEALTH);
    ticks(30);
    assertThat(world.current().count(EntityKind.TANK)).isZero();
  }

  @ParameterizedTest
  @CsvSource({"0.2, true", "0.5, true", "0.75, false", "0.95, false"})
  void aHitMustBeNearTheMiddleOfItsTarget(double share, boolean hits) {
    load(1);
    double reach = WhipTest.tough(HEALTH).radius() + HARPOON.shot().radius();
    fireAtTank(8, share * reach);
    ticks(FLIGHT);
    assertThat(count(EventType.HARPOON_HIT)).isEqualTo(hits ? 1 : 0);
    assertThat(count(EventType.HARPOON_LOST)).isEqualTo(hits ? 0 : 1);
    assertThat(count(EventType.DRONE_SHOT_MISSED)).isEqualTo(hits ? 0 : 1);
    assertThat(lost(0) > 0).isEqualTo(hits);
  }

  @Test
  void oneIsInTheAirAtATimeAndUsualShotsAreFiredMeanwhile() {
    load(2);
    fireAtTank(24, 0);
    int left = world.current().droneGun().harpoons;
    assertThat(world.current().droneGun().harpoonReady).isFalse();
    puppets.droneFires = true;
    int fired = count(EventType.DRONE_FIRED);
    for (int tick = 0; tick < 30 && count(EventType.DRONE_FIRED) == fired; tick++) {
      tick();
    }
    assertThat(count(EventType.DRONE_FIRED)).isEqualTo(fired + 1);
    assertThat(count(EventType.HARPOON_FIRED)).isEqualTo(1);
    assertThat(world.current().droneGun().harpoons).isEqualTo(left);
  }

  @Test
  void itTearsTheWholeSnakeThatItHits() {
    load(1);
    Snapshot now = world.current();
    int drone = now.first(EntityKind.DRONE);
    double bearing = now.heading(drone);
    Spawns.snake(
        world,
        CONTENT.snakes().get(0),
        now.x(drone) + 9 * StrictMath.cos(bearing),
        now.y(drone) + 9 * StrictMath.sin(bearing),
        bearing,
        8);
    puppets.droneTarget = EntityKind.SNAKE_HEAD;
    tick();
    puppets.droneFires = true;
    tick();
    puppets.droneFires = false;
    int torn = 0;
    for (int tick = 0; tick < FLIGHT; tick++) {
      tick();
      for (int i = 0; i < world.events().size(); i++) {
        torn += world.events().get(i).type() == EventType.KILLED_BY_HARPOON ? 1 : 0;
      }
    }
    assertThat(count(EventType.HARPOON_HIT)).isEqualTo(1);
    assertThat(torn).isEqualTo(8);
    assertThat(world.current().count(EntityKind.SNAKE_SEGMENT)).isZero();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void noHitOverfillsTheRack(boolean isRackLost) {
    if (isRackLost) {
      world.emptyRack();
    }
    load(1);
    int capacity = world.current().ship().capacity;
    assertThat(capacity == 0).isEqualTo(isRackLost);
    for (int shot = 0; shot < 3; shot++) {
      fireAtTank(8, 0);
      ticks(FLIGHT);
      destroyTank();
      assertThat(world.current().ship().missiles).isBetween(0, capacity);
    }
    assertThat(count(EventType.HARPOON_HIT)).isPositive();
    assertThat(world.current().ship().missiles).isEqualTo(capacity);
  }

  @Test
  void itLeavesOtherSnakesWhole() {
    load(1);
    Snapshot now = world.current();
    int drone = now.first(EntityKind.DRONE);
    double bearing = now.heading(drone);
    for (double distance : new double[] {9, 9 + 3 * HARPOON.burstRadius()}) {
      Spawns.snake(
          world,
          CONTENT.snakes().get(0),
          now.x(drone) + distance * StrictMath.cos(bearing),
          now.y(drone) + distance * StrictMath.sin(bearing),
          bearing,
          4);
    }
    puppets.droneTarget = EntityKind.SNAKE_HEAD;
    tick();
    puppets.droneFires = true;
    tick();
    puppets.droneFires = false;
    ticks(FLIGHT);
    assertThat(count(EventType.HARPOON_HIT)).isEqualTo(1);
    assertThat(world.snakes()).isEqualTo(1);
    assertThat(world.current().count(EntityKind.SNAKE_SEGMENT)).isEqualTo(3);
  }

  @ParameterizedTest
  @EnumSource(AimMode.class)
  void onlyTheBeliefThatIsRightForItsTargetMakesItBurst(AimMode mode) {
    begin(mode.ordinal());
    load(1);
    fireAtTank(8, 0);
    Snapshot now = world.current();
    int tank = now.first(EntityKind.TANK);
    double beside = HARPOON.burstRadius() - 1;
    toughTank(now.x(tank), now.y(tank) + beside, 0);
    ticks(FLIGHT);
    assertThat(count(EventType.HARPOON_HIT)).isEqualTo(1);
    assertThat(lost(0)).isCloseTo(HARPOON.damage(), within(1e-9));
    boolean isRight = mode == FittingMode.forFoe(now, tank);
    assertThat(lost(1)).isCloseTo(isRight ? HARPOON.burstDamage() : 0, within(1e-9));
  }

  @Test
  void theDataNameTheModeThatTheRingShows() {
    for (MotionFamily family : MotionFamily.values()) {
      for (boolean falls : new boolean[] {false, true}) {
        for (AimMode mode : AimMode.values()) {
          assertThat(SPEC.drone().guns().get(mode.ordinal()).fits(family, falls))
              .as("%s for %s, falling: %s", mode, family, falls)
              .isEqualTo(mode == FittingMode.of(family, falls));
        }
      }
    }
  }

  @Test
  void aChainOfMitesThatItBeginsIsLongerThanOthers() {
    MiteSpec mite = CONTENT.mites().get(0);
    begin(AimMode.TURN_LEAD.ordinal());
    load(1);
    fireAtTank(8, 0);
    Snapshot now = world.current();
    int tank = now.first(EntityKind.TANK);
    double spacing = mite.blast().reach() + mite.radius() / 2;
    int burst = 0;
    for (int i = 0; i < 3 * mite.blast().harpoonLinks(); i++) {
      double distance = 4 + i * spacing;
      burst += distance < HARPOON.burstRadius() + mite.radius() ? 1 : 0;
      Spawns.mite(world, mite, now.x(tank), now.y(tank) + distance, 0, 1);
    }
    Map<EventType, Integer> told = new EnumMap<>(EventType.class);
    for (int tick = 0; tick < FLIGHT + 120; tick++) {
      tick();
      for (int i = 0; i < world.events().size(); i++) {
        Event event = world.events().get(i);
        if (event.kind() == EntityKind.MITE) {
          told.merge((EventType) event.type(), 1, Integer::sum);
        }
      }
    }
    assertThat(count(EventType.HARPOON_HIT)).isEqualTo(1);
    assertThat(told).containsEntry(EventType.KILLED_BY_HARPOON, burst);
    assertThat(told).containsEntry(EventType.KILLED_BY_CHAIN, mite.blast().harpoonLinks());
    assertThat(mite.blast().harpoonLinks()).isGreaterThan(mite.blast().links());
  }

  @Test
  void itComesHomeWhenSomethingElseKilledItsTarget() {
    load(1);
    fireAtTank(24, 0);
    int left = world.current().droneGun().harpoons;
    Snapshot now = world.current();
    int tank = now.first(EntityKind.TANK);
    world.spawnShot(now.x(tank) + 2, now.y(tank), Math.PI, 2 * HEALTH);
    ticks(5);
    assertThat(world.current().count(EntityKind.TANK)).isZero();
    assertThat(count(EventType.HARPOON_RETURNED)).isEqualTo(1);
    assertThat(count(EventType.DRONE_SHOT_LAPSED)).isEqualTo(1);
    assertThat(world.current().droneGun().harpoons).isEqualTo(left + 1);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.3, 0.85})
  void platesKeepOffTheirShareOfUsualShots(double plating) {
    world.setPlating(plating);
    fireAtTank(8, 0);
    ticks(FLIGHT);
    assertThat(count(EventType.DRONE_SHOT_HIT)).isEqualTo(1);
    double damage = SPEC.drone().guns().get(1).damage();
    assertThat(lost(0)).isCloseTo(damage * (1 - plating), within(1e-9));
    assertThat(world.current().row(first(EntityKind.TANK)).plating).isEqualTo(plating);
  }
}
