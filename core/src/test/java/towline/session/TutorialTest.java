package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import towline.aim.AimMode;
import towline.content.GameContent;
import towline.session.Tutorial.Lesson;
import towline.sim.api.EntityKind;
import towline.sim.api.Tick;

class TutorialTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int MINUTE = 60 * Tick.PER_SECOND;

  /** The couriers, as learned. */
  private static final List<String> COURIERS =
      CONTENT.couriers().kinds().stream()
          .map(kind -> kind.spec().name().toUpperCase(Locale.ROOT))
          .toList();

  /** All lessons but one, as learned. */
  private static String allBut(Lesson missing) {
    List<String> names = new ArrayList<>(COURIERS);
    for (Lesson lesson : Lesson.values()) {
      if (lesson != missing) {
        names.add(lesson.name());
      }
    }
    return String.join(" ", names);
  }

  private static Run run(int wave) {
    return new Run(CONTENT, new RunSetup(1, PlayMode.ARCADE, wave, 1));
  }

  /** The first tick of so many after which it is so; -1 if it never was. */
  private static int ticksUntil(
      BooleanSupplier so, int most, Run run, Tutorial tutorial, Consumer<RunInput> player) {
    RunInput input = new RunInput();
    for (int tick = 0; tick < most; tick++) {
      if (so.getAsBoolean()) {
        return tick;
      }
      input.clear();
      player.accept(input);
      run.tick(input);
      tutorial.watch(run);
      tutorial.update(run, Tick.SECONDS);
    }
    return -1;
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "TOW")
  void aLessonThatIsIgnoredStays(Lesson lesson) {
    Tutorial tutorial = new Tutorial(allBut(lesson));
    try (Run run = run(lesson == Lesson.VISION ? 2 : 1)) {
      int shown =
          ticksUntil(() -> tutorial.lesson() == lesson, MINUTE, run, tutorial, command -> {});
      assertThat(shown).isNotNegative();
      assertThat(tutorial.isSmall()).isFalse();
      int small = ticksUntil(tutorial::isSmall, MINUTE, run, tutorial, c -> {});
      assertThat(small).isBetween(9 * Tick.PER_SECOND, 11 * Tick.PER_SECOND);
      ticksUntil(() -> tutorial.lesson() == null, MINUTE, run, tutorial, c -> {});
      assertThat(tutorial.lesson()).isEqualTo(lesson);
      assertThat(tutorial.learned()).doesNotContain(lesson.name());
    }
  }

  /** The drone's hits of before are of no account. */
  @Test
  void towIsNotOverBeforeItHasBegun() {
    Tutorial tutorial = new Tutorial(allBut(Lesson.FLY).replace("TOW ", ""));
    try (Run run = run(1)) {
      ticksUntil(() -> run.score().droneHits() > 0, MINUTE, run, tutorial, c -> {});
      assertThat(run.score().droneHits()).isPositive();
      assertThat(tutorial.lesson()).isEqualTo(Lesson.FLY);
      tutorial.dismiss();
      ticksUntil(() -> tutorial.lesson() == Lesson.TOW, MINUTE, run, tutorial, c -> {});
      tutorial.update(run, Tick.SECONDS);
      assertThat(tutorial.isDone()).isFalse();
    }
  }

  @ParameterizedTest
  @EnumSource
  void aLessonCanBeDismissed(Lesson lesson) {
    Tutorial tutorial = new Tutorial(allBut(lesson));
    try (Run run = run(lesson == Lesson.VISION ? 2 : 1)) {
      ticksUntil(() -> tutorial.lesson() == lesson, MINUTE, run, tutorial, command -> {});
      tutorial.dismiss();
      int gone = ticksUntil(() -> tutorial.lesson() == null, MINUTE, run, tutorial, c -> {});
      assertThat(gone).isBetween(0, Tick.PER_SECOND / 2);
    }
  }

  @ParameterizedTest
  @CsvSource({"FLY,true", "WINCH,true", "VISION,false"})
  void aLessonIsTickedOffWhenThePlayerDoesIt(Lesson lesson, boolean byFlying) {
    Tutorial tutorial = new Tutorial(allBut(lesson));
    try (Run run = run(2)) {
      ticksUntil(() -> tutorial.lesson() == lesson, MINUTE, run, tutorial, command -> {});
      assertThat(tutorial.isDone()).isFalse();
      if (!byFlying) {
        tutorial.look();
      }
      int done =
          ticksUntil(
              tutorial::isDone,
              3 * Tick.PER_SECOND,
              run,
              tutorial,
              input -> {
                input.flight.thrustX = byFlying ? 1 : 0;
                input.flight.reelRate = byFlying ? -1 : 0;
                input.flight.fire = byFlying;
              });
      assertThat(done).isNotNegative();
    }
  }

  @Test
  void theyComeOnceAndInTheirOrder() {
    List<Lesson> seen = new ArrayList<>();
    Tutorial tutorial = new Tutorial("FLY " + String.join(" ", COURIERS));
    try (Run run = run(2)) {
      ticksUntil(
          () -> {
            Lesson shown = tutorial.lesson();
            if (shown != null && !seen.contains(shown)) {
              seen.add(shown);
              tutorial.dismiss();
            }
            return false;
          },
          MINUTE / 2,
          run,
          tutorial,
          command -> {});
    }
    assertThat(seen).containsExactly(Lesson.TOW, Lesson.WHIP, Lesson.WINCH, Lesson.VISION);
    assertThat(new Tutorial(tutorial.learned()).learned()).contains("FLY", "VISION");
  }

  /** In the first waves it asks for a mode; it is over when the courier is open. */
  @Test
  void theFirstCourierIsTaughtUntilItIsOpen() {
    Tutorial tutorial = new Tutorial("");
    try (Run run = run(1)) {
      ticksUntil(tutorial::teachesCourier, MINUTE, run, tutorial, input -> {});
      assertThat(tutorial.courier()).isEqualTo(CONTENT.couriers().introduction().kind());
      assertThat(tutorial.subject()).isEqualTo("TREMBLER");
      assertThat(tutorial.lesson()).as("the others wait").isNull();
      assertThat(tutorial.askedMode(run)).isEqualTo(AimMode.DIRECT.ordinal());
      assertThat(tutorial.isDone()).isFalse();
      ticksUntil(tutorial::isDone, MINUTE, run, tutorial, input -> {});
      assertThat(run.score().couriers(tutorial.courier())).isEqualTo(1);
      assertThat(tutorial.askedMode(run)).isEqualTo(-1);
      int over = ticksUntil(() -> !tutorial.teachesCourier(), MINUTE, run, tutorial, input -> {});
      assertThat(over).isBetween(1, 4 * Tick.PER_SECOND);
      assertThat(tutorial.learned()).contains("TREMBLER");
    }
    Tutorial again = new Tutorial(tutorial.learned());
    try (Run run = run(1)) {
      ticksUntil(again::teachesCourier, 4 * Tick.PER_SECOND, run, again, input -> {});
      assertThat(again.teachesCourier()).isFalse();
    }
  }

  /** Those of later waves are taught in whatever wave a run begins, but not by a mode. */
  @ParameterizedTest
  @CsvSource({"2, true", "3, true", "4, false", "5, false", "9, false"})
  void onlyTheFirstWavesNameTheModeThatOpensACourier(int wave, boolean names) {
    Tutorial tutorial = Tutorial.from(wave, "");
    try (Run run = run(wave)) {
      ticksUntil(tutorial::teachesCourier, MINUTE, run, tutorial, input -> {});
      int fits = run.fittingMode(tutorial.courier()).ordinal();
      assertThat(tutorial.askedMode(run)).isEqualTo(names ? fits : -1);
    }
  }

  @Test
  void whoWantsNoLessonsHasNoneForCouriers() {
    Tutorial none = Tutorial.none();
    try (Run run = run(1)) {
      ticksUntil(none::teachesCourier, 4 * Tick.PER_SECOND, run, none, input -> {});
      assertThat(run.current().count(EntityKind.COURIER)).isEqualTo(1);
      assertThat(none.teachesCourier()).isFalse();
      assertThat(none.lesson()).isNull();
    }
  }

  @Test
  void aRunIsTheSameWithLessonsAndWithout() {
    Tutorial tutorial = new Tutorial("");
    RunInput idle = new RunInput();
    try (Run taught = run(1);
        Run alone = run(1)) {
      ticksUntil(() -> false, 600, taught, tutorial, command -> {});
      for (int i = 0; i < 600; i++) {
        idle.clear();
        alone.tick(idle);
      }
      assertThat(taught.hash()).isEqualTo(alone.hash());
    }
  }
}
