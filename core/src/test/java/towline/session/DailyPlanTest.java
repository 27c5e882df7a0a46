package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.content.CourierTable;
import towline.content.DailySpec;
import towline.content.GameContent;
import towline.content.HazardSpec;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;

/** The plan of a day follows from the day alone, and its run obeys it. */
class DailyPlanTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final Path DAYS = Path.of("src/test/resources/daily-runs.txt");

  /** The plans are equal on every Java version; the page compares them in the browser. */
  @Test
  void fourHundredDaysAreEqualOnEveryMachine() throws IOException {
    List<String> kept = Files.readAllLines(DAYS);
    assertThat(kept).hasSize(400);
    for (String line : kept) {
      LocalDate date = LocalDate.parse(line.substring(0, line.indexOf(' ')));
      DailyPlan plan = DailyPlan.of(CONTENT, date.toEpochDay());
      StringBuilder day = new StringBuilder().append(date).append(' ').append(plan.hazard().name());
      for (int kind : plan.couriers()) {
        day.append(' ').append(CONTENT.couriers().kinds().get(kind).spec().name());
      }
      assertThat(day.toString()).isEqualTo(line);
    }
  }

  @Test
  void eachHazardComesOnceInACycle() {
    int round = CONTENT.daily().hazards().size();
    for (long first = 0; first < 50L * round; first += round) {
      Set<HazardSpec> met = new HashSet<>();
      for (long day = first; day < first + round; day++) {
        met.add(DailyPlan.of(CONTENT, day).hazard());
      }
      assertThat(met).hasSize(round);
    }
  }

  @Test
  void onlyTheCouriersOfTheDayCome() {
    for (long day = 20_000; day < 20_003; day++) {
      Set<Integer> met = new HashSet<>();
      RunSetup setup = RunSetup.daily(day, 1, 1);
      try (BotRun flight = new BotRun(CONTENT, setup, "demo", BotRun.ModeChoice.FREE)) {
        for (int tick = 0; tick < 30 * FixedStep.TICKS_A_SECOND; tick++) {
          flight.tick();
          Run run = flight.run();
          for (int i = 0; i < run.current().count(EntityKind.COURIER); i++) {
            int at = run.current().first(EntityKind.COURIER) + i;
            met.add(run.current().row(at).courierKind);
          }
        }
      }
      assertThat(DailyPlan.of(CONTENT, day).couriers()).containsAll(met);
      assertThat(met).isNotEmpty();
    }
  }

  private static long dayOf(String hazard) {
    long day = 20_000;
    while (!DailyPlan.of(CONTENT, day).hazard().name().equals(hazard)) {
      day++;
    }
    return day;
  }

  private static Run run(String hazard) {
    Run run = new Run(CONTENT, RunSetup.daily(dayOf(hazard), 1, 1));
    assertThat(run.hazards().active()).extracting(HazardSpec::name).containsExactly(hazard);
    return run;
  }

  @Test
  void withoutARackNoMissileIsLaunchedOrLoaded() {
    try (Run run = run("NO_MISSILES")) {
      RunInput input = new RunInput();
      for (int tick = 0; tick < 12 * FixedStep.TICKS_A_SECOND; tick++) {
        input.flight.launch = tick % 2 == 0;
        run.tick(input);
        assertThat(run.current().ship().missiles).isZero();
        assertThat(run.current().ship().capacity).isZero();
        assertThat(run.events().count(EventType.MISSILE_LAUNCHED)).isZero();
      }
    }
  }

  @Test
  void gravityOfAHazardActsInEverySector() {
    try (Run run = run("LOW_GRAVITY")) {
      run.tick(new RunInput());
      run.tick(new RunInput());
      assertThat(run.sector().gravity()).isZero();
      assertThat(run.current().gravityY()).isNegative();
    }
  }

  /** Weak gravity does not count as that of the Undertow. */
  @Test
  void underLowGravityCouriersOpenInTheModesOfSpace() {
    try (Run run = run("LOW_GRAVITY")) {
      for (CourierTable.Kind kind : CONTENT.couriers().kinds()) {
        assertThat(run.ownModeOfCourier(kind.spec().index())).isEqualTo(kind.mode());
      }
    }
  }

  /** Returns the game with hazards of gravity {@code gravity} alone, m/s^2. */
  private static GameContent withHazard(double gravity) {
    HazardSpec hazard = new HazardSpec(0, "HEAVY", gravity, 1, 1, true, 1);
    DailySpec daily = CONTENT.daily();
    return new GameContent(
        CONTENT.world(),
        CONTENT.aimModes(),
        CONTENT.catalogue(),
        CONTENT.arcade(),
        CONTENT.survival(),
        CONTENT.difficulties(),
        CONTENT.score(),
        CONTENT.modules(),
        CONTENT.builds(),
        CONTENT.mastery(),
        CONTENT.couriers(),
        List.of(hazard),
        new DailySpec(daily.name(), daily.couriers(), daily.kinds(), List.of(hazard)),
        CONTENT.engines());
  }

  /** In ten years of days no courier comes without a deck for the gravity of the day. */
  @ParameterizedTest
  @ValueSource(doubles = {-1, 0, 5, 10.9, 11, 22})
  void couriersOfADaySuitItsGravity(double gravity) {
    GameContent content = gravity < 0 ? CONTENT : withHazard(gravity);
    CourierTable table = content.couriers();
    for (long day = 20_000; day < 20_000 + 3_653; day++) {
      DailyPlan plan = DailyPlan.of(content, day);
      boolean falls = table.falls(plan.hazard().gravity());
      Set<AimMode> modes = EnumSet.noneOf(AimMode.class);
      for (int kind : plan.couriers()) {
        assertThat(table.comes(kind, falls)).as("day %d", day).isTrue();
        modes.add(table.kinds().get(kind).mode(falls));
      }
      assertThat(modes).as("day %d", day).hasSize(content.daily().couriers());
      assertThat(table.dealing(plan.couriers()).deck(1, falls).kinds()).isEqualTo(plan.couriers());
    }
  }

  /** A daily run reaches the Undertow, which has its own decks. */
  @Test
  void noPairOfCouriersBypassesADeck() {
    CourierTable table = CONTENT.couriers();
    for (int first : CONTENT.daily().kinds()) {
      for (int second : CONTENT.daily().kinds()) {
        CourierTable dealing = table.dealing(List.of(first, second));
        for (boolean falls : new boolean[] {false, true}) {
          for (int wave = 1; wave <= 12; wave++) {
            List<Integer> dealt = dealing.deck(wave, falls).kinds();
            assertThat(dealt).isNotEmpty().allMatch(kind -> table.comes(kind, falls));
            if (table.comes(first, falls) || table.comes(second, falls)) {
              assertThat(List.of(first, second)).containsAll(dealt);
            }
          }
        }
      }
    }
  }
}
