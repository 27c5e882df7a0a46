package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Tick;
import towline.sim.api.ViewWindow;

/** A player's first run, flown by players that ignore the lessons. */
class FirstRunTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int RUNS = 8;
  private static final int LONGEST_SECONDS = 60;

  /** The habits of the players. */
  enum Pilot {
    IDLE((flight, tick) -> {}),
    THRUSTS((flight, tick) -> flight.thrustX = tick / 90 % 2 == 0 ? 1 : -1),
    FIRES((flight, tick) -> flight.fire = true),
    REELS((flight, tick) -> flight.reelRate = tick / 60 % 2 == 0 ? 1 : -1);

    @SuppressWarnings("ImmutableEnumChecker")
    private final ObjIntConsumer<Command> habit;

    Pilot(ObjIntConsumer<Command> habit) {
      this.habit = habit;
    }
  }

  private static RunDriver firstRun(long seed, Pilot pilot) {
    RunSetup setup = new RunSetup(seed, PlayMode.ARCADE, 1, AimMode.DIRECT.ordinal());
    int[] tick = {0};
    RunDriver driver =
        new RunDriver(
            new Run(CONTENT, setup),
            (run, input) -> {
              pilot.habit.accept(input.flight, tick[0]++);
              return true;
            });
    return driver;
  }

  @ParameterizedTest
  @EnumSource
  void everyPlayerMeetsACourierAndNeverWaitsLong(Pilot pilot) {
    for (long seed = 301; seed < 301 + RUNS; seed++) {
      Tutorial tutorial = new Tutorial("");
      try (RunDriver driver = firstRun(seed, pilot)) {
        driver.teach(tutorial);
        Run run = driver.run();
        double courierAt = Double.NaN;
        double waveAt = Double.NaN;
        double nothing = 0;
        double shown = 0;
        @Nullable TutorialLine line = null;
        while (!run.over() && run.seconds() < LONGEST_SECONDS) {
          driver.tick();
          if (Double.isNaN(waveAt) && run.events().count(PlayEvent.WAVE_STARTED) > 0) {
            waveAt = run.seconds();
          }
          boolean isCourierThere = run.current().count(EntityKind.COURIER) > 0;
          if (Double.isNaN(courierAt) && isCourierThere) {
            courierAt = run.seconds();
          }
          shown = tutorial.line() != null && tutorial.line() == line ? shown + Tick.SECONDS : 0;
          line = tutorial.line();
          assertThat(shown).as("a line, seed %d", seed).isLessThan(8.1);
          boolean asks = line != null || isCourierThere || ViewWindow.showsFoe(run.current());
          nothing = asks ? 0 : nothing + Tick.SECONDS;
          assertThat(nothing).as("nothing to do, seed %d", seed).isLessThan(8);
        }
        assertThat(courierAt).as("first courier, seed %d", seed).isBetween(12.0, 20.0);
        assertThat(waveAt).as("first wave, seed %d", seed).isLessThan(2);
      }
    }
  }

  @Test
  void pointsCountFromTheFirstKillOn() {
    try (RunDriver driver = firstRun(301, Pilot.IDLE)) {
      driver.teach(new Tutorial(""));
      Run run = driver.run();
      while (!run.over() && run.score().kills() == 0) {
        driver.tick();
      }
      assertThat(run.seconds()).isLessThan(14);
      assertThat(run.score().points()).isPositive();
    }
  }

  /** The next run of the same player begins with a courier. */
  @Test
  void onlyTheFirstRunLeavesTimeToLearn() {
    try (RunDriver driver = firstRun(301, Pilot.IDLE)) {
      driver.teach(new Tutorial("FLY"));
      while (driver.run().current().count(EntityKind.COURIER) == 0) {
        driver.tick();
      }
      assertThat(driver.run().seconds()).isLessThan(3);
    }
  }

  @Test
  void aDailyRunIsEqualForABeginner() {
    try (Run taught = new Run(CONTENT, RunSetup.daily(20_000, 1, AimMode.DIRECT.ordinal()));
        Run alone = new Run(CONTENT, RunSetup.daily(20_000, 1, AimMode.DIRECT.ordinal()))) {
      RunInput input = new RunInput();
      for (int tick = 0; tick < 5 * Tick.PER_SECOND; tick++) {
        input.clear();
        alone.tick(input);
        input.firstRun = true;
        taught.tick(input);
      }
      assertThat(taught.hash()).isEqualTo(alone.hash());
    }
  }

  /** The run is paused, and starts with the aim mode chosen meanwhile. */
  @Test
  void aRunThatAwaitsItsStartBeginsWithTheFirstThrustOrShot() {
    for (Pilot pilot : new Pilot[] {Pilot.THRUSTS, Pilot.FIRES}) {
      RunSetup setup = RunSetup.daily(20_000, 1, AimMode.DIRECT.ordinal());
      int[] tick = {0};
      try (RunDriver driver =
          new RunDriver(
              new Run(CONTENT, setup),
              (run, input) -> {
                tick[0]++;
                input.flight.mode = tick[0] == 3 ? AimMode.LEAD.ordinal() : Command.UNCHANGED;
                input.flight.reelRate = 1;
                if (tick[0] >= 100) {
                  pilot.habit.accept(input.flight, tick[0] - 100);
                }
                return true;
              })) {
        driver.awaitStart();
        long before = driver.run().hash();
        for (int i = 0; i < 99; i++) {
          assertThat(driver.tick()).isFalse();
          assertThat(driver.awaitsStart()).isTrue();
        }
        assertThat(driver.run().hash()).isEqualTo(before);
        assertThat(driver.tick()).isTrue();
        assertThat(driver.awaitsStart()).isFalse();
        assertThat(driver.input().flight.mode).isEqualTo(AimMode.LEAD.ordinal());
        assertThat(driver.tick()).isTrue();
        assertThat(driver.input().flight.mode).as("chosen once").isEqualTo(Command.UNCHANGED);
        assertThat(driver.run().current().tick()).isEqualTo(2);
      }
    }
  }
}
