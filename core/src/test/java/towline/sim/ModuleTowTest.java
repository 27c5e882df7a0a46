package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.sim.api.CableStatus;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.loadout.ModuleKind;
import towline.sim.loadout.Stat;
import towline.sim.spec.WhipSpec;

/** Modules raise the stats of ship, cable and swung drone. */
class ModuleTowTest extends ModuleScene {
  private static final WhipSpec WHIP = SPEC.drone().whip();
  private static final double TANK_RADIUS = WhipTest.tough(HEALTH).radius();

  /**
   * Distance beside the course at which the ship passes a tank, and the drone just touches it, m.
   */
  private static final double BESIDE = SPEC.drone().radius() + TANK_RADIUS - 0.02;

  @ParameterizedTest
  @ValueSource(doubles = {5, 45})
  void theCableBurnsAtTheModulesRateAndOnlyFoesThatItTouches(double burn) {
    fit(Stat.CABLE_BURN, burn);
    toughTank(X - 3, Y, 0);
    toughTank(X - 3, Y + TANK_RADIUS + 0.5, 0);
    tick();
    double before = lost(0);
    ticks(60);
    assertThat(lost(0) - before).isCloseTo(burn, within(1e-6));
    assertThat(lost(1)).isZero();
    assertThat(amounts)
        .containsEntry(EventType.MODULE_HIT, (double) ModuleKind.LIVE_CABLE.ordinal());
  }

  @Test
  void theCableBurnsWithinTheReachOfBites() {
    double touch = TANK_RADIUS + SPEC.cable().reach();
    fit(Stat.CABLE_BURN, 5);
    toughTank(X - 3, Y + touch - 0.02, 0);
    toughTank(X - 3, Y - touch - 0.02, 0);
    ticks(60);
    assertThat(lost(0)).as("within the reach").isPositive();
    assertThat(lost(1)).as("outside it").isZero();
  }

  /** The ship drags one end of the cable up; the other follows. */
  @ParameterizedTest
  @ValueSource(doubles = {1, 3})
  void theCableCutsByTheDistanceThatItIsDragged(double barbs) {
    fit(Stat.CABLE_BARBS, barbs);
    toughTank(X - 2, Y, 0);
    ticks(60);
    assertThat(lost(0)).as("while it hangs still").isCloseTo(0, within(0.02));
    double start = shipY();
    player.thrustY = 0.5;
    ticks(12);
    double dragged = shipY() - start;
    assertThat(lost(0)).isBetween(0.5 * barbs * dragged, 0.9 * barbs * dragged);
    assertThat(amounts)
        .containsEntry(EventType.MODULE_HIT, (double) ModuleKind.BARBED_CABLE.ordinal());
  }

  private double shipY() {
    return world.current().y(first(EntityKind.SHIP));
  }

  @Test
  void theCableSpeedsTheDroneUpByTheRaise() {
    double usual = speedWhenTaut(0);
    for (double by : new double[] {4, 8}) {
      assertThat(speedWhenTaut(by) - usual).isCloseTo(by, within(0.15 * by));
    }
  }

  private double speedWhenTaut(double by) {
    begin(1);
    if (by > 0) {
      fit(Stat.CABLE_THROW, by);
    }
    for (int tick = 0; tick < 300 && count(EventType.CABLE_TAUT) == 0; tick++) {
      player.thrustX = tick < 40 ? -1 : 1;
      tick();
    }
    tick();
    return droneSpeed();
  }

  private double droneSpeed() {
    int drone = first(EntityKind.DRONE);
    return Math.hypot(world.current().vx(drone), world.current().vy(drone));
  }

  /** Flies to the right until the drone has passed a foe 12 m ahead of the ship. */
  private void flyPast() {
    player.thrustX = 1;
    ticks(150);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.3, 1})
  void theDroneRamsFartherByTheRaise(double reach) {
    for (double off : new double[] {-0.1, +0.1}) {
      begin(1);
      fit(Map.of(Stat.RAM_REACH, reach, Stat.RAM_EASE, 10.0));
      toughTank(X + 12, Y + SPEC.drone().radius() + reach + TANK_RADIUS + off, 0);
      flyPast();
      assertThat(count(EventType.WHIP_HIT)).isEqualTo(off < 0 ? 1 : 0);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.15, 1})
  void theDamageOfABlowGrowsByTheRaiseForEachMetreASecond(double more) {
    fit(
        more > 0
            ? Map.of(Stat.RAM_DAMAGE, more, Stat.RAM_EASE, 10.0)
            : Map.of(Stat.RAM_EASE, 10.0));
    toughTank(X + 12, Y + BESIDE, 0);
    flyPast();
    assertThat(count(EventType.WHIP_HIT)).isEqualTo(1);
    double blow = amounts.getOrDefault(EventType.WHIP_HIT, 0.0);
    assertThat(lost(0)).isCloseTo(blow * (WHIP.ramDamage() + more), within(1e-6));
  }

  /** The drone follows the ship at up to 14 m/s. */
  @ParameterizedTest
  @CsvSource({"1, false, false", "3.5, false, true", "5.5, false, true", "8, true, true"})
  void theSpeedsToRamAndToPloughFallByTheRaise(double ease, boolean rams, boolean ploughs) {
    fit(Stat.RAM_EASE, ease);
    toughTank(X + 12, Y + BESIDE, 0);
    double mite = CONTENT.mites().get(0).radius();
    Spawns.mite(
        world, CONTENT.mites().get(0), X + 12, Y - SPEC.drone().radius() - mite + 0.02, 0, 1);
    player.thrustX = 1;
    for (int i = 0; i < 150; i++) {
      tick();
      CableStatus tow = world.current().cable();
      assertThat(tow.lethal).isEqualTo(droneSpeed() >= WHIP.ramSpeed() - ease);
      assertThat(tow.ramSpeed).isEqualTo(WHIP.ramSpeed() - ease);
      assertThat(tow.ploughSpeed).isEqualTo(WHIP.ploughSpeed() - ease);
    }
    assertThat(eventCounts.containsKey(EventType.WHIP_HIT)).isEqualTo(rams);
    assertThat(eventCounts.containsKey(EventType.KILLED_BY_WHIP)).isEqualTo(ploughs);
  }

  @ParameterizedTest
  @CsvSource({"3, 2", "6, 10"})
  void shrapnelHurtsLessWithDistance(double reach, double damage) {
    fit(Map.of(Stat.SHRAPNEL_REACH, reach, Stat.SHRAPNEL_DAMAGE, damage, Stat.RAM_EASE, 10.0));
    toughTank(X + 12, Y + BESIDE + 0.25 * reach + TANK_RADIUS, 0);
    toughTank(X + 12, Y + BESIDE + reach + TANK_RADIUS + 0.1, 0);
    Spawns.tank(world, WhipTest.tough(0.1), X + 12, Y + BESIDE, 0);
    flyPast();
    assertThat(count(EventType.KILLED_BY_WHIP)).isEqualTo(1);
    assertThat(amounts).containsEntry(EventType.SHRAPNEL_BURST, reach);
    assertThat(lost(0)).isCloseTo(0.75 * damage, within(1e-6));
    assertThat(lost(1)).isZero();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.25, 1})
  void rammingAFoeToPiecesEndsAShareOfTheReload(double share) {
    begin(AimMode.SURE.ordinal());
    fit(Map.of(Stat.RAM_RELOAD, share, Stat.RAM_EASE, 10.0));
    Spawns.tank(world, WhipTest.tough(0.1), X + 12, Y + BESIDE, 0);
    player.thrustX = 1;
    puppets.droneFires = true;
    double before = 0;
    for (int i = 0; i < 600 && count(EventType.KILLED_BY_WHIP) == 0; i++) {
      before = world.current().droneGun().reloadLeft;
      tick();
    }
    assertThat(before).isGreaterThan(2 * Tick.SECONDS);
    assertThat(world.current().droneGun().reloadLeft)
        .isCloseTo((1 - share) * (before - Tick.SECONDS), within(1e-9));
  }

  @ParameterizedTest
  @CsvSource({"12, 1", "12, 0.5", "40, 0.25"})
  void theExhaustBurnsInProportionToThrustAndOnlyAstern(double burn, double thrust) {
    fit(Map.of(Stat.FLAME_REACH, 5.0, Stat.FLAME_BURN, burn));
    double reach = SPEC.ship().radius() + 5 + TANK_RADIUS;
    toughTank(X - 3, Y, 0);
    toughTank(X - reach - 0.2, Y, 0);
    toughTank(X + 4, Y, 0);
    toughTank(X, Y + 3, 0);
    tick();
    player.thrustX = thrust;
    ticks(14);
    assertThat(lost(0)).isCloseTo(burn * thrust * 14 * Tick.SECONDS, within(1e-6));
    assertThat(lost(1) + lost(2) + lost(3)).isZero();
    player.thrustX = 0;
    ticks(14);
    assertThat(lost(0)).isCloseTo(burn * thrust * 14 * Tick.SECONDS, within(1e-6));
    assertThat(amounts)
        .containsEntry(EventType.MODULE_HIT, (double) ModuleKind.AFTERBURNER.ordinal());
  }

  /** Destroys a tank {@code away} metres to the right, which drops shards there. */
  private void dropShards(double away) {
    Spawns.tank(world, WhipTest.tough(0.1), X + away, Y, 0);
    ticks(2);
    world.spawnShot(X + away - 2, Y, 0, 100);
    ticks(10);
    assertThat(world.current().count(EntityKind.SHARD)).isPositive();
  }

  private double shardSpeed() {
    Snapshot now = world.current();
    double fastest = 0;
    for (int i = now.first(EntityKind.SHARD); i < now.end(EntityKind.SHARD); i++) {
      fastest = Math.max(fastest, -now.vx(i));
    }
    return fastest;
  }

  @ParameterizedTest
  @CsvSource({"10, 10, true", "10, 16, false", "20, 20, true"})
  void shardsAreAttractedFromFartherOffByTheRaise(double reach, double away, boolean come) {
    fit(Stat.SHARD_REACH, reach);
    dropShards(away);
    ticks(240);
    assertThat(eventCounts.containsKey(EventType.SHARD_TAKEN)).isEqualTo(come);
  }

  @Test
  void shardsAreAttractedHarderByTheRaise() {
    double[] gained = new double[3];
    for (int i = 0; i < 3; i++) {
      begin(1);
      fit(
          i > 0
              ? Map.of(Stat.SHARD_PULL, 40.0 * i, Stat.SHARD_REACH, 40.0)
              : Map.of(Stat.SHARD_REACH, 40.0));
      dropShards(25);
      gained[i] = shardSpeed();
    }
    double once = gained[1] - gained[0];
    assertThat(once / 40).as("seconds of pull").isBetween(0.05, 0.2);
    assertThat(gained[2] - gained[0]).isCloseTo(2 * once, within(0.05 * once));
  }

  @ParameterizedTest
  @CsvSource({"2, 0.5", "2, 5", "4, 1", "4, 12"})
  void aLostSidePlaneIsReplacedAfterThePause(double pause, double flown) {
    fit(Stat.WINGMAN_PAUSE, pause);
    ticks(2);
    assertThat(world.current().count(EntityKind.WINGMAN)).as("at once").isEqualTo(2);
    ticks((int) (flown / Tick.SECONDS));
    for (int i = 0; i < 600 && count(EventType.WINGMAN_LOST) == 0; i++) {
      int wingman = first(EntityKind.WINGMAN);
      double x = world.current().x(wingman);
      Spawns.missile(world, CONTENT.missiles().get(0), x, world.current().y(wingman), 0);
      tick();
    }
    int lost = count(EventType.WINGMAN_LOST);
    eventCounts.remove(EventType.WINGMAN_JOINED);
    int ticks = 0;
    for (int i = 0; i < 600 && count(EventType.WINGMAN_JOINED) == 0; i++) {
      assertThat(count(EventType.WINGMAN_LOST)).isEqualTo(lost);
      tick();
      ticks++;
    }
    assertThat(ticks * Tick.SECONDS).isCloseTo(pause, within(2.01 * Tick.SECONDS));
  }
}
