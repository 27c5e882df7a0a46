package towline.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/** The run of a day is equal for all players. */
class DailyRunTest {
  private static final GameContent CONTENT = GameContent.load();

  private static long hashAfter(long day, int difficulty) {
    try (Run run = new Run(CONTENT, RunSetup.daily(day, 1, 1))) {
      RunInput input = new RunInput();
      input.difficulty = difficulty;
      for (int tick = 0; tick < 400; tick++) {
        run.tick(input);
      }
      assertThat(run.difficulty()).isEqualTo(Difficulty.NORMAL);
      return run.hash();
    }
  }

  @Test
  void noSettingMakesItEasier() {
    assertThat(hashAfter(20_000, Difficulty.EASY.ordinal()))
        .isEqualTo(hashAfter(20_000, Difficulty.HARD.ordinal()));
  }

  @Test
  void anotherDayIsAnotherRun() {
    assertThat(hashAfter(20_000, Command.UNCHANGED))
        .isNotEqualTo(hashAfter(20_001, Command.UNCHANGED));
  }

  @ParameterizedTest
  @EnumSource(value = Difficulty.class, names = "NORMAL", mode = EnumSource.Mode.EXCLUDE)
  void noOtherDifficultyIsAccepted(Difficulty difficulty) {
    RunSetup setup = new RunSetup(20_000, PlayMode.DAILY, 1, 1, difficulty);
    assertThatThrownBy(() -> Run.check(CONTENT, setup))
        .hasMessage("a daily run is the same for everybody, NORMAL, not " + difficulty);
    assertThatThrownBy(() -> new Run(CONTENT, setup)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aDayThatNeverComesIsRefused() {
    RunSetup setup = RunSetup.daily(RunSetup.LAST_DAY + 1, 1, 1);
    assertThatThrownBy(() -> Run.check(CONTENT, setup))
        .hasMessage("there is no daily run of day 1000001; choose 0 to 1000000");
  }

  /** Otherwise survival with the day as its seed would be practice for the one attempt. */
  @Test
  void survivalOfTheSeedOfADayIsAnotherRun() {
    for (long day = 20_500; day < 20_510; day++) {
      RunSetup survival = new RunSetup(day, PlayMode.SURVIVAL, 1, 1, Difficulty.NORMAL);
      assertThat(arrivals(RunSetup.daily(day, 1, 1)))
          .as("day %d", day)
          .doesNotContainAnyElementsOf(arrivals(survival))
          .isNotEmpty();
    }
  }

  /** Returns the places of the warp gates in the first twenty seconds. */
  private static Set<String> arrivals(RunSetup setup) {
    Set<String> gates = new HashSet<>();
    try (Run run = new Run(CONTENT, setup)) {
      for (int tick = 0; tick < 20 * Tick.PER_SECOND; tick++) {
        run.tick(new RunInput());
        Snapshot snapshot = run.current();
        for (int i = snapshot.first(EntityKind.WARP_GATE);
            i < snapshot.end(EntityKind.WARP_GATE);
            i++) {
          gates.add(snapshot.x(i) + " " + snapshot.y(i));
        }
      }
    }
    return gates;
  }
}
