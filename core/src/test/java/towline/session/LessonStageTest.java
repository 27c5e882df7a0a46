package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.aim.AimMode;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.sim.EventCounts;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.api.Tick;

/** The stage while lessons of a first run are open. */
class LessonStageTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int MINUTE = 60 * Tick.PER_SECOND;

  private static Run run(PlayMode mode) {
    return new Run(CONTENT, new RunSetup(3, mode, 1, AimMode.HOLD.ordinal(), Difficulty.NORMAL));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 2})
  void oneComesAtATimeAndOneMoreForEachLessonThatIsOver(int lesson) {
    try (Run run = run(PlayMode.ARCADE)) {
      RunInput input = new RunInput();
      int most = 0;
      int cuts = 0;
      for (int tick = 0; tick < MINUTE / 2; tick++) {
        input.clear();
        input.lesson = lesson;
        run.tick(input);
        cuts += EventCounts.count(run.events(), EventType.SNAKE_CUT);
        int heads = run.current().count(EntityKind.SNAKE_HEAD);
        assertThat(heads).as("with %d cut in two", cuts).isLessThanOrEqualTo(lesson + 1 + cuts);
        most = Math.max(most, heads);
      }
      assertThat(most).isGreaterThanOrEqualTo(lesson + 1);
    }
  }

  /** A bot that fights earns nothing, and no wave and no courier comes. */
  @Test
  void waitsAndPaysNothing() {
    try (Run run = run(PlayMode.ARCADE)) {
      BotSource demo = new BotSource("demo", 3, BotRun.ModeChoice.FREE);
      RunInput input = new RunInput();
      int kills = 0;
      for (int tick = 0; tick < MINUTE; tick++) {
        input.clear();
        demo.fill(run, input);
        input.lesson = 3;
        run.tick(input);
        for (EventType kill :
            List.of(
                EventType.KILLED_BY_SHIP, EventType.KILLED_BY_DRONE, EventType.KILLED_BY_WHIP)) {
          kills += EventCounts.count(run.events(), kill);
        }
        assertThat(EventCounts.count(run.events(), PlayEvent.WAVE_STARTED)).isZero();
        assertThat(run.current().count(EntityKind.COURIER)).isZero();
      }
      assertThat(kills).isPositive();
      assertThat(run.score().points()).isZero();
      assertThat(run.score().multiplier()).isEqualTo(1);
      input.clear();
      run.tick(input);
      assertThat(run.teaches()).isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource({"'', FLY", "FLY TOW WHIP, WINCH"})
  void whoTouchesNothingLosesNoShip(String learned, Tutorial.Lesson open) {
    try (BotRun flight =
        new BotRun(
            CONTENT,
            new RunSetup(4, PlayMode.ARCADE, 1, AimMode.DIRECT.ordinal()),
            "idle",
            BotRun.ModeChoice.FREE)) {
      flight.teach(new Tutorial(learned));
      for (int tick = 0; tick < MINUTE; tick++) {
        flight.tick();
      }
      assertThat(flight.input().lesson).isEqualTo(open.ordinal());
      assertThat(flight.run().over()).isFalse();
    }
  }

  @Test
  void aDailyRunWaitsForNobody() {
    try (Run run = new Run(CONTENT, RunSetup.daily(20_000, 1, AimMode.DIRECT.ordinal()))) {
      RunInput input = new RunInput();
      input.lesson = 0;
      run.tick(input);
      assertThat(run.teaches()).isFalse();
    }
  }

  @Test
  void aLessonIsPartOfWhatAReplayKeeps() {
    RunInput input = new RunInput();
    input.lesson = 2;
    CommandCodec.quantise(input);
    assertThat(input.lesson).isEqualTo(2);
    input.clear();
    CommandCodec.quantise(input);
    assertThat(input.lesson).isEqualTo(Command.SAME);
  }
}
