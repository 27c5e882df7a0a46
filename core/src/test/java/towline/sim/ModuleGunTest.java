package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.math.Angles;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.loadout.Stat;
import towline.sim.spec.ShotSpec;

/** Modules raise the stats of the drone's gun and of its shots, and of no other gun. */
class ModuleGunTest extends ModuleScene {
  private static final double SHOT_RADIUS = SPEC.drone().shot().radius();
  private static final double WHIP_SPEED = SPEC.drone().whip().ramSpeed();
  private static final double TANK_RADIUS = WhipTest.tough(HEALTH).radius();

  /** Fires one shot, or one volley, and waits for its flight. */
  private void fireOnce() {
    ticks(2);
    puppets.droneFires = true;
    tick();
    puppets.droneFires = false;
    ticks(60);
  }

  private int hits() {
    return count(EventType.DRONE_SHOT_HIT)
        + count(EventType.DRONE_SHOT_STRAYED)
        + count(EventType.DRONE_SHOT_HIT_MORE);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void eachBarrelFiresOnceInAVolleySideBySide(int more) {
    fit(Stat.BARRELS, more);
    puppets.droneFires = true;
    tick();
    assertThat(count(EventType.DRONE_FIRED)).isEqualTo(1 + more);
    Snapshot now = world.current();
    double last = Double.NaN;
    double sum = 0;
    for (int i = now.first(EntityKind.DRONE_SHOT); i < now.end(EntityKind.DRONE_SHOT); i++) {
      sum += now.y(i) - Y;
      if (!Double.isNaN(last)) {
        assertThat(Math.abs(now.y(i) - last)).isCloseTo(0.5, within(1e-9));
      }
      last = now.y(i);
    }
    assertThat(sum).isCloseTo(0, within(1e-9));
    ticks(3);
    assertThat(count(EventType.DRONE_FIRED)).as("before it has loaded").isEqualTo(1 + more);
  }

  @ParameterizedTest
  @CsvSource({"PREDICT, 0.1", "PREDICT, 0.2", "HOLD, 0.05", "HOLD, 0.4"})
  void modulesShortenTheReloadToATickAtLeast(AimMode mode, double sooner) {
    begin(mode.ordinal());
    fit(Stat.RELOAD, sooner);
    double usual = SPEC.drone().guns().get(mode.ordinal()).reload();
    double reload = Math.max(Tick.SECONDS, usual * (1 - sooner));
    puppets.droneFires = true;
    tick();
    int ticks = 0;
    for (int i = 0; i < 600 && count(EventType.DRONE_FIRED) < 11; i++) {
      tick();
      ticks++;
    }
    assertThat(ticks / 10.0).isCloseTo(reload / Tick.SECONDS, within(1.01));
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, 3})
  void theBarrelTurnsFasterByTheRaiseAndFireControlKnows(double faster) {
    fit(Stat.SLEW_RATE, faster);
    puppets.droneTurns = true;
    tick();
    double before = world.current().heading(first(EntityKind.DRONE));
    ticks(10);
    double turned = Angles.difference(before, world.current().heading(first(EntityKind.DRONE)));
    double rate = SPEC.drone().slewRate() + faster;
    assertThat(Math.abs(turned)).isCloseTo(10 * rate * Tick.SECONDS, within(1e-6));
    assertThat(world.current().droneGun().slewRate).isCloseTo(rate, within(1e-9));
  }

  @ParameterizedTest
  @EnumSource(AimMode.class)
  void theShotsOfEveryModeSplashByTheModulesRadius(AimMode mode) {
    for (double splash : new double[] {0.5, 2.4}) {
      begin(mode.ordinal());
      fit(Stat.SPLASH, splash);
      toughTank(DRONE_X - 6, Y, 0);
      fireOnce();
      assertThat(amounts).containsEntry(EventType.SHOT_SPLASHED, splash);
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 0", "2, 0", "0, 1", "0, 3", "1, 1", "2, 3"})
  void aShotStrikesOnceMoreForEachPierceAndGlance(int pierces, int glances) {
    fit(Stat.GLANCE_REACH, 6);
    if (pierces > 0) {
      fit(Stat.PIERCES, pierces);
    }
    if (glances > 0) {
      fit(Stat.GLANCES, glances);
    }
    for (int i = 0; i < 7; i++) {
      toughTank(DRONE_X - 4 - 2.5 * i, Y, 0);
    }
    fireOnce();
    assertThat(hits()).isEqualTo(1 + pierces + glances);
    double damage = SPEC.drone().guns().get(1).damage();
    double all = 0;
    for (int i = 0; i < 7; i++) {
      assertThat(lost(i)).isLessThanOrEqualTo(damage + 1e-9);
      all += lost(i);
    }
    assertThat(all).isCloseTo((1 + pierces + glances) * damage, within(1e-9));
  }

  @ParameterizedTest
  @ValueSource(doubles = {3, 6})
  void aShotGlancesOffTowardsAFoeWithinReach(double reach) {
    for (double off : new double[] {-0.15, +0.15}) {
      begin(1);
      fit(Map.of(Stat.GLANCES, 1.0, Stat.GLANCE_REACH, reach));
      double rim = DRONE_X - 6 + TANK_RADIUS + SHOT_RADIUS;
      toughTank(DRONE_X - 6, Y, 0);
      toughTank(rim, Y + reach + off, 0);
      fireOnce();
      assertThat(hits()).isEqualTo(off < 0 ? 2 : 1);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, 5})
  void aShotTurnsAtTheModulesRateAndKeepsItsSpeed(double rate) {
    fit(Stat.SHOT_TURN_RATE, rate);
    toughTank(DRONE_X - 7, Y + 4, 0);
    ticks(2);
    puppets.droneFires = true;
    ticks(2);
    double before = course();
    tick();
    assertThat(Angles.difference(course(), before)).isCloseTo(-rate * Tick.SECONDS, within(1e-9));
    int shot = first(EntityKind.DRONE_SHOT);
    assertThat(Math.hypot(world.current().vx(shot), world.current().vy(shot)))
        .isCloseTo(SPEC.drone().shot().speed(), within(1e-9));
  }

  private double course() {
    int shot = first(EntityKind.DRONE_SHOT);
    return Math.atan2(world.current().vy(shot), world.current().vx(shot));
  }

  @Test
  void theShipsOwnShotsFlyStraightAndStrikeOnce() {
    fit(Map.of(Stat.PIERCES, 9.0, Stat.GLANCES, 9.0, Stat.GLANCE_REACH, 20.0, Stat.SPLASH, 9.0));
    fit(Map.of(Stat.SHOT_TURN_RATE, 20.0, Stat.BARRELS, 3.0, Stat.RELOAD, 0.1));
    toughTank(X + 8, Y + 0.3, 0);
    toughTank(X + 11, Y, 0);
    toughTank(X + 6, Y + 2, 0);
    ticks(2);
    player.fire = true;
    player.turning = true;
    tick();
    player.fire = false;
    ticks(5);
    assertThat(world.current().vy(first(EntityKind.SHIP_SHOT))).isZero();
    ticks(55);
    assertThat(count(EventType.SHIP_FIRED)).isEqualTo(1);
    assertThat(count(EventType.SHIP_SHOT_HIT)).isEqualTo(1);
    assertThat(lost(0)).isCloseTo(SPEC.ship().gun().damage(), within(1e-9));
    assertThat(lost(1) + lost(2)).isZero();
    assertThat(eventCounts).doesNotContainKey(EventType.SHOT_SPLASHED);
  }

  /** Lets a tank at the left fire past the drone, {@code beside} metres to its side. */
  private void fireBeside(double beside, double reach) {
    fireFrom(8, beside, reach);
  }

  private void fireFrom(double distance, double beside, double reach) {
    begin(1);
    fit(Map.of(Stat.MIRROR_REACH, reach, Stat.MIRROR_DAMAGE, 14.0, Stat.MIRROR_SPLASH, 3.0));
    toughTank(DRONE_X - distance, Y + beside, 0);
    puppets.tanksFire = true;
    for (int i = 0; i < 300 && count(EventType.FOE_FIRED) == 0; i++) {
      tick();
    }
    puppets.tanksFire = false;
    ticks(90);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 3})
  void aShotIsReflectedWithinReachOfTheDronesRimAndNotBeyond(double reach) {
    double rim =
        SPEC.drone().radius() + reach + WhipTest.tough(HEALTH).gun().shot().orElseThrow().radius();
    fireBeside(rim - 0.1, reach);
    assertThat(count(EventType.SHOT_MIRRORED)).isEqualTo(1);
    fireBeside(rim + 0.1, reach);
    assertThat(count(EventType.SHOT_MIRRORED)).isZero();
    assertThat(lost(0)).isZero();
  }

  @Test
  void aReflectedShotCountsAsTheShipsWithTheModulesDamageAndSplash() {
    fireBeside(0, 1);
    assertThat(count(EventType.SHIP_SHOT_HIT)).isEqualTo(1);
    assertThat(lost(0)).isCloseTo(14, within(1e-9));
    assertThat(amounts).containsEntry(EventType.SHOT_SPLASHED, 3.0);
    assertThat(eventCounts)
        .doesNotContainKeys(EventType.DRONE_STRUCK, EventType.DRONE_SHOT_HIT, EventType.SHIP_HURT);
  }

  /** Also from farther off than half the range of its shots. */
  @ParameterizedTest
  @ValueSource(doubles = {0.3, 0.7, 0.9})
  void aReflectedShotFliesItsWholeRange(double share) {
    ShotSpec shot = WhipTest.tough(HEALTH).gun().shot().orElseThrow();
    fireFrom(share * shot.range(), 0, 1);
    ticks((int) (2 * shot.lifetime() * Tick.PER_SECOND));
    assertThat(count(EventType.SHOT_MIRRORED)).isEqualTo(1);
    assertThat(count(EventType.SHIP_SHOT_HIT)).isEqualTo(1);
  }

  /** A tank jams the drone's gun, and the drone rams mites, which loads it. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void loadingByRammingDoesNotEndAJam(boolean rams) {
    fit(Map.of(Stat.RAM_RELOAD, 1.0, Stat.RAM_EASE, WHIP_SPEED));
    toughTank(DRONE_X - 8, Y, 0);
    puppets.tanksFire = true;
    for (int i = 0; i < 300 && count(EventType.DRONE_STRUCK) == 0; i++) {
      tick();
    }
    puppets.tanksFire = false;
    puppets.droneFires = true;
    player.thrustX = 1;
    int ticks = 0;
    for (; ticks < 300 && count(EventType.DRONE_FIRED) == 0; ticks++) {
      if (rams && ticks % 7 == 0) {
        int drone = first(EntityKind.DRONE);
        double x = world.current().x(drone) + 0.1 * world.current().vx(drone);
        Spawns.mite(world, CONTENT.mites().get(0), x, world.current().y(drone), 0, 1);
      }
      tick();
    }
    assertThat(count(EventType.DRONE_STRUCK)).isEqualTo(1);
    assertThat(eventCounts.containsKey(EventType.KILLED_BY_WHIP)).isEqualTo(rams);
    assertThat(ticks * Tick.SECONDS).isCloseTo(SPEC.drone().jam(), within(2 * Tick.SECONDS));
  }

  /** With the reach of the game's module, from ahead, abeam and over the cable. */
  @ParameterizedTest
  @CsvSource({"8, 0", "0, 8", "0, -8", "6, 6", "-2, 8"})
  void shotsAtTheShipAreNotReflected(double ahead, double left) {
    double reach =
        CONTENT.modules().stream()
            .map(module -> module.raises().getOrDefault(Stat.MIRROR_REACH, 0.0))
            .reduce(0.0, Math::max);
    fit(Map.of(Stat.MIRROR_REACH, reach, Stat.MIRROR_DAMAGE, 14.0));
    toughTank(X + ahead, Y + left, Math.atan2(-left, -ahead));
    puppets.tanksFire = true;
    ticks(240);
    assertThat(count(EventType.SHIP_HURT)).isPositive();
    assertThat(count(EventType.SHOT_MIRRORED)).isZero();
  }
}
