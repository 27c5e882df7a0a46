package towline.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.content.Difficulty;
import towline.content.DifficultySpec;
import towline.content.GameContent;
import towline.content.SectorSpec;
import towline.internal.RandomStream;
import towline.sim.StillPilots;
import towline.sim.World;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.PowerUpKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/** The relief of a ship that has taken many blows: lower pressure, and repairs. */
class ReliefTest {
  private static final GameContent SHIPPED = GameContent.load();

  /** An idle ship that survives long enough for the test. */
  private static final GameContent TOUGH = SHIPPED.withWorld(SHIPPED.world().withHull(20));

  private static final double LOW_HULL = 0.4;
  private static final int MOST_TICKS = 300 * Tick.PER_SECOND;

  private static Run idle(long seed, int wave, Difficulty difficulty) {
    return new Run(
        TOUGH, new RunSetup(seed, PlayMode.ARCADE, wave, AimMode.HOLD.ordinal(), difficulty));
  }

  private static final SectorSpec FIRST = TOUGH.arcade().sectors().get(0);

  private static DifficultySpec spec(Difficulty difficulty) {
    return TOUGH.difficulties().get(difficulty.ordinal());
  }

  private static double hull(Snapshot snapshot) {
    int ship = snapshot.first(EntityKind.SHIP);
    return ship < snapshot.end(EntityKind.SHIP) ? snapshot.health(ship) : 0;
  }

  @ParameterizedTest
  @EnumSource
  void aDamagedShipInDistressIsPressedLess(Difficulty difficulty) {
    DifficultySpec spec = spec(difficulty);
    double last = 0;
    for (SectorSpec sector : TOUGH.arcade().sectors()) {
      double least = spec.spared(0, 1, sector);
      assertThat(spec.spared(1, 1, sector)).isEqualTo(1);
      assertThat(spec.spared(0, 0, sector)).as("not in distress").isEqualTo(1);
      assertThat(spec.spared(0, 0.5, sector)).isCloseTo((least + 1) / 2, within(1e-12));
      assertThat(least).isCloseTo(1 - sector.help() * spec.relief(), within(1e-12));
      assertThat(spec.spared(0.5, 1, sector)).isCloseTo((least + 1) / 2, within(1e-12));
      assertThat(least).as(sector.name()).isGreaterThanOrEqualTo(last);
      last = least;
    }
  }

  /** The wave brings no repair by itself. */
  @Tag("long")
  @ParameterizedTest
  @EnumSource(names = {"EASY", "NORMAL"})
  void repairsComeAtLowHullWithPausesBetweenThem(Difficulty difficulty) {
    int sent = 0;
    for (long seed = 1; seed <= 4; seed++) {
      List<Double> times = repairs(seed, difficulty);
      for (int i = 1; i < times.size(); i++) {
        assertThat(times.get(i) - times.get(i - 1))
            .as(String.format(Locale.ROOT, "seed %d, from repair %d on", seed, i))
            .isGreaterThan(spec(difficulty).aidEvery() - 3 * Tick.SECONDS);
      }
      sent += times.size();
    }
    assertThat(sent).isGreaterThan(3);
  }

  /** Returns the times at which repairs are sent in wave 5, s after the start of the run. */
  private static List<Double> repairs(long seed, Difficulty difficulty) {
    List<Double> sent = new ArrayList<>();
    int lastId = 0;
    try (Run run = idle(seed, 5, difficulty)) {
      for (int tick = 0; tick < MOST_TICKS && !run.over() && run.wave() == 5; tick++) {
        run.tick(new RunInput());
        Snapshot snapshot = run.current();
        double hull = hull(run.previous());
        for (int i = snapshot.first(EntityKind.POWER_UP);
            i < snapshot.end(EntityKind.POWER_UP);
            i++) {
          if (snapshot.row(i).powerUp == PowerUpKind.REPAIR && snapshot.id(i) > lastId) {
            lastId = snapshot.id(i);
            sent.add(tick * Tick.SECONDS);
            assertThat(hull).as("hull when it was sent").isLessThanOrEqualTo(LOW_HULL);
          }
        }
      }
    }
    return sent;
  }

  /** Of a ship with little hull: less distress means longer pauses between repairs. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 0.2, 0.5, 1})
  void deeperDistressBringsRepairsSooner(double distress) {
    GameContent worn = SHIPPED.withWorld(SHIPPED.world().withHull(1));
    try (World world = new World(worn.world(), 1, new StillPilots(), 0)) {
      world.repairShip(-1);
      world.tick(new Command());
      RepairAid aid = new RepairAid(world, new RandomStream(1));
      int sent = 0;
      for (int tick = 0; tick < 100 * Tick.PER_SECOND; tick++) {
        int before = world.current().count(EntityKind.POWER_UP);
        aid.direct(10, distress);
        world.publishSpawned();
        sent += world.current().count(EntityKind.POWER_UP) - before;
      }
      assertThat(sent).isCloseTo((int) (10 * distress), within(1));
      assertThat(sent > 0).isEqualTo(distress > 0);
    }
  }

  @Test
  void snakesFollowANearlyLostShipMoreSlowly() {
    double whole = 0;
    double nearlyLost = 0;
    GameContent ten = SHIPPED.withWorld(SHIPPED.world().withHull(10));
    RunSetup setup = new RunSetup(4, PlayMode.ARCADE, 1, AimMode.HOLD.ordinal(), Difficulty.NORMAL);
    try (Run run = new Run(ten, setup)) {
      double low = 1;
      for (int tick = 0; tick < MOST_TICKS && !run.over(); tick++) {
        RunInput input = new RunInput();
        input.choice = run.isChoiceOpen() ? 0 : Command.UNCHANGED;
        run.tick(input);
        Snapshot snapshot = run.current();
        low = hull(snapshot) > 0.1 ? 0 : low + Tick.SECONDS;
        for (int i = snapshot.first(EntityKind.SNAKE_HEAD);
            i < snapshot.end(EntityKind.SNAKE_HEAD);
            i++) {
          double speed = StrictMath.hypot(snapshot.vx(i), snapshot.vy(i));
          if (!snapshot.row(i).variant.equals("drifter")) {
            continue;
          }
          whole = hull(snapshot) == 1 ? Math.max(whole, speed) : whole;
          nearlyLost = low > 2 ? Math.max(nearlyLost, speed) : nearlyLost;
        }
      }
    }
    assertThat(nearlyLost).isPositive();
    assertThat(nearlyLost)
        .isLessThanOrEqualTo(1.02 * whole * spec(Difficulty.NORMAL).spared(0.1, 1, FIRST));
  }
}
