package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.session.Tutorial.Lesson;
import towline.session.TutorialLine.Kind;
import towline.sim.api.EntityKind;
import towline.sim.api.Tick;

class TutorialTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int MINUTE = 60 * Tick.PER_SECOND;
  private static final int MOST_TICKS = (int) (TutorialLine.LONGEST_SECONDS * Tick.PER_SECOND);
  private static final Pattern PROMPT = Pattern.compile("\"(prompt\\.[A-Za-z]+)\"");

  /** The couriers in the form of learned lessons. */
  private static final List<String> LEARNED_COURIERS =
      CONTENT.couriers().kinds().stream()
          .map(kind -> kind.spec().name().toUpperCase(Locale.ROOT))
          .toList();

  /** Returns all lessons but {@code missing} in the form of learned lessons. */
  private static String allBut(Lesson missing) {
    List<String> names = new ArrayList<>(LEARNED_COURIERS);
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

  private static boolean teachesCourier(Tutorial tutorial) {
    TutorialLine line = tutorial.line();
    return line != null && line.kind() == Kind.COURIER;
  }

  private static TutorialLine line(Tutorial tutorial) {
    return Objects.requireNonNull(tutorial.line());
  }

  /** Returns the first tick up to {@code most} after which {@code so} holds, or -1. */
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
      tutorial.onTick(run);
    }
    return -1;
  }

  private static void fly(RunInput input) {
    input.flight.thrustX = 1;
    input.flight.reelRate = -1;
    input.flight.fire = true;
  }

  /** The lesson comes again in the next run, since it was not done. */
  @ParameterizedTest
  @EnumSource(names = {"FLY", "WHIP", "VISION"})
  void anIgnoredLessonEndsAfterEightSeconds(Lesson lesson) {
    Tutorial tutorial = new Tutorial(allBut(lesson));
    try (Run run = run(lesson == Lesson.VISION ? 2 : 1)) {
      int shown = ticksUntil(() -> tutorial.isTeaching(lesson), MINUTE, run, tutorial, in -> {});
      assertThat(shown).isNotNegative();
      int gone = ticksUntil(() -> !tutorial.isTeaching(lesson), MINUTE, run, tutorial, in -> {});
      assertThat(gone).isBetween(MOST_TICKS - 2, MOST_TICKS + 1);
      int again = ticksUntil(() -> tutorial.isTeaching(lesson), MINUTE, run, tutorial, in -> {});
      assertThat(again).as("once a run").isNegative();
      assertThat(tutorial.learned()).doesNotContain(lesson.name());
    }
  }

  /** A key player presses digits, and has no wheel. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theWheelIsTaughtToFingersAlone(boolean touched) {
    Tutorial tutorial = new Tutorial(allBut(Lesson.WHEEL));
    tutorial.setTouched(touched);
    try (Run run = run(1)) {
      ticksUntil(() -> tutorial.isTeaching(Lesson.WHEEL), MINUTE, run, tutorial, in -> {});
      assertThat(tutorial.isTeaching(Lesson.WHEEL)).isEqualTo(touched);
      if (touched) {
        int other = run.current().droneGun().mode + 1;
        ticksUntil(() -> line(tutorial).isDone(), 5, run, tutorial, in -> in.flight.mode = other);
        assertThat(line(tutorial).isDone()).isTrue();
      }
    }
  }

  /** Earlier hits of the drone do not count. */
  @Test
  void theTowLessonNeedsAHitAfterItsStart() {
    Tutorial tutorial = new Tutorial(allBut(Lesson.TOW));
    try (Run run = run(1)) {
      ticksUntil(() -> tutorial.isTeaching(Lesson.TOW), MINUTE, run, tutorial, in -> {});
      assertThat(line(tutorial).isDone()).isFalse();
      ticksUntil(() -> run.score().droneHits() > 0, MINUTE, run, tutorial, in -> {});
      assertThat(line(tutorial).isDone()).isTrue();
      ticksUntil(() -> tutorial.line() == null, MINUTE, run, tutorial, in -> {});
      assertThat(tutorial.learned()).contains(Lesson.TOW.name());
    }
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"WINCH", "BANK"})
  void aLessonCanBeDismissed(Lesson lesson) {
    Tutorial tutorial = new Tutorial(allBut(lesson));
    tutorial.setTouched(true);
    try (Run run = run(lesson == Lesson.VISION ? 2 : 1)) {
      ticksUntil(() -> tutorial.isTeaching(lesson), MINUTE, run, tutorial, in -> {});
      tutorial.dismiss();
      int gone = ticksUntil(() -> tutorial.line() == null, MINUTE, run, tutorial, in -> {});
      assertThat(gone).isBetween(0, Tick.PER_SECOND / 2);
      assertThat(tutorial.learned()).contains(lesson.name());
    }
  }

  @ParameterizedTest
  @CsvSource({"FLY,true", "VISION,false"})
  void aLessonIsDoneWhenThePlayerDoesItsTask(Lesson lesson, boolean byFlying) {
    Tutorial tutorial = new Tutorial(allBut(lesson));
    try (Run run = run(2)) {
      ticksUntil(() -> tutorial.isTeaching(lesson), MINUTE, run, tutorial, in -> {});
      assertThat(line(tutorial).isDone()).isFalse();
      if (!byFlying) {
        tutorial.overlayOpened();
      }
      TutorialLine line = line(tutorial);
      Consumer<RunInput> player = byFlying ? TutorialTest::fly : in -> {};
      int done = ticksUntil(line::isDone, 3 * Tick.PER_SECOND, run, tutorial, player);
      assertThat(done).isNotNegative();
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theFirstGateIsExplainedUntilItIsPassed(boolean isLearned) {
    Tutorial tutorial = new Tutorial(allBut(Lesson.BANK) + (isLearned ? " BANK" : ""));
    RunSetup setup = new RunSetup(5, PlayMode.ARCADE, 1, AimMode.DIRECT.ordinal());
    String before = tutorial.learned();
    boolean wasTaught = false;
    try (BotRun flight = new BotRun(CONTENT, setup, "demo", BotRun.ModeChoice.GUESSED)) {
      Run run = flight.run();
      for (int tick = 0; tick < 2 * MINUTE && tutorial.learned().equals(before); tick++) {
        flight.tick();
        tutorial.onTick(run);
        wasTaught |= tutorial.isTeaching(Lesson.BANK);
        assertThat(!wasTaught || run.score().couriers() >= 3).isTrue();
      }
    }
    assertThat(wasTaught).isEqualTo(!isLearned);
    assertThat(tutorial.learned()).isEqualTo(isLearned ? before : before + " BANK");
  }

  /** The first opened courier brings the lesson of the haul, which counts once it has been read. */
  @Test
  void theHaulIsExplainedWhenItFirstRises() {
    Tutorial tutorial = new Tutorial(allBut(Lesson.HAUL));
    RunSetup setup = new RunSetup(5, PlayMode.ARCADE, 1, AimMode.DIRECT.ordinal());
    try (BotRun flight = new BotRun(CONTENT, setup, "demo", BotRun.ModeChoice.GUESSED)) {
      for (int tick = 0; tick < 2 * MINUTE && !tutorial.isTeaching(Lesson.HAUL); tick++) {
        assertThat(flight.run().score().couriers()).isZero();
        flight.tick();
        tutorial.onTick(flight.run());
      }
      assertThat(flight.run().score().couriers()).isOne();
      // Lines of couriers come first.
      for (int tick = 0; tick < 3 * MOST_TICKS; tick++) {
        flight.tick();
        tutorial.onTick(flight.run());
      }
    }
    assertThat(tutorial.learned()).contains(Lesson.HAUL.name());
  }

  /**
   * A blow empties the gate: flying through it then banks nothing, and the next gate is another.
   */
  @Test
  void aGateWithNothingToBankTeachesNothing() {
    int emptied = 0;
    for (int seed = 1; seed <= 24 && emptied < 2; seed++) {
      Tutorial tutorial = new Tutorial(allBut(Lesson.BANK));
      RunSetup setup = new RunSetup(seed, PlayMode.ARCADE, 3, AimMode.DIRECT.ordinal());
      try (BotRun flight = new BotRun(CONTENT, setup, "demo", BotRun.ModeChoice.GUESSED)) {
        Run run = flight.run();
        for (int tick = 0; tick < 2 * MINUTE && !run.over(); tick++) {
          flight.tick();
          double banked = run.score().bankedHaul();
          boolean wasTeaching = tutorial.isTeaching(Lesson.BANK);
          tutorial.onTick(run);
          if (wasTeaching && run.score().haulAtRisk() == 0 && banked == 1) {
            assertThat(tutorial.learned()).doesNotContain(Lesson.BANK.name());
            emptied++;
            break;
          }
        }
        for (int tick = 0; tick < 2 * Tick.PER_SECOND && !run.over(); tick++) {
          flight.tick();
          tutorial.onTick(run);
          boolean isBanked = run.score().bankedHaul() > 1;
          assertThat(tutorial.learned().contains(Lesson.BANK.name()) && !isBanked).isFalse();
        }
      }
    }
    assertThat(emptied).isEqualTo(2);
  }

  /** A turning ship swings the drone, which hits nothing at first. */
  @Test
  void theWinchIsTaughtInTheSecondWaveWhenASwingFallsShort() {
    for (int wave = 1; wave <= 2; wave++) {
      Tutorial tutorial = new Tutorial(allBut(Lesson.WINCH));
      try (Run run = run(wave)) {
        int[] tick = {0};
        int[] short1 = {-1};
        int taught =
            ticksUntil(
                () -> tutorial.isTeaching(Lesson.WINCH),
                MINUTE / 2,
                run,
                tutorial,
                in -> {
                  tick[0]++;
                  in.flight.thrustX = tick[0] / 45 % 2 == 0 ? 1 : -1;
                  in.flight.thrustY = tick[0] / 90 % 2 == 0 ? 1 : -1;
                  boolean ended = run.previous().cable().lethal && !run.current().cable().lethal;
                  if (short1[0] < 0 && ended && run.current().cable().swingKills == 0) {
                    short1[0] = tick[0];
                  }
                });
        assertThat(short1[0]).as("a swing fell short in wave %d", wave).isPositive();
        assertThat(taught >= 0).as("taught in wave %d", wave).isEqualTo(wave == 2);
        assertThat(taught == -1 || taught >= short1[0] - 1).isTrue();
      }
    }
  }

  @Test
  void lessonsComeOnceAndInTheirOrder() {
    List<String> seen = new ArrayList<>();
    Tutorial tutorial = new Tutorial("FLY " + String.join(" ", LEARNED_COURIERS));
    try (Run run = run(2)) {
      ticksUntil(
          () -> {
            TutorialLine line = tutorial.line();
            if (line != null && line.kind() == Kind.LESSON && !seen.contains(line.name())) {
              seen.add(line.name());
              tutorial.dismiss();
            }
            return false;
          },
          MINUTE / 2,
          run,
          tutorial,
          in -> {});
    }
    assertThat(seen).containsExactly("TOW", "WHIP", "HAUL", "VISION");
    assertThat(new Tutorial(tutorial.learned()).learned()).contains("FLY", "VISION");
  }

  /** In the first waves the line names a mode; it ends when the courier is open. */
  @Test
  void theFirstCourierIsTaughtUntilItIsOpen() {
    Tutorial tutorial = new Tutorial("");
    try (Run run = run(1)) {
      ticksUntil(() -> teachesCourier(tutorial), MINUTE, run, tutorial, input -> {});
      TutorialLine line = line(tutorial);
      assertThat(line.courierKind()).isEqualTo(CONTENT.couriers().introduction().kind());
      assertThat(line.name()).isEqualTo("TREMBLER");
      assertThat(tutorial.askedMode(run)).isEqualTo(AimMode.DIRECT.ordinal());
      assertThat(line.isDone()).isFalse();
      ticksUntil(line::isDone, MINUTE, run, tutorial, input -> {});
      assertThat(run.score().couriers(line.courierKind())).isEqualTo(1);
      assertThat(tutorial.askedMode(run)).isEqualTo(Tutorial.NONE);
      int over = ticksUntil(() -> !teachesCourier(tutorial), MINUTE, run, tutorial, input -> {});
      assertThat(over).isBetween(1, 4 * Tick.PER_SECOND);
      assertThat(tutorial.learned()).contains("TREMBLER");
    }
    Tutorial again = new Tutorial(tutorial.learned());
    try (Run run = run(1)) {
      int taught =
          ticksUntil(() -> teachesCourier(again), 4 * Tick.PER_SECOND, run, again, input -> {});
      assertThat(taught).isNegative();
    }
  }

  /** The lesson continues after the courier's line, for the rest of its time. */
  @Test
  void aLessonGivesWayToACourier() {
    Tutorial tutorial = new Tutorial("");
    int[] shown = {0};
    boolean[] wentOn = {false};
    try (Run run = run(1)) {
      ticksUntil(
          () -> {
            shown[0] += tutorial.isTeaching(Lesson.FLY) ? 1 : 0;
            wentOn[0] |= tutorial.isTeaching(Lesson.FLY) && tutorial.learned().contains("TREMBLER");
            return false;
          },
          MINUTE,
          run,
          tutorial,
          input -> {});
    }
    assertThat(wentOn[0]).isTrue();
    assertThat(shown[0]).isBetween(MOST_TICKS - 2, MOST_TICKS + 2);
  }

  /** Couriers of later waves are taught in a run from any wave, but without naming a mode. */
  @ParameterizedTest
  @CsvSource({"2, true", "3, true", "4, false", "5, false", "9, false"})
  void onlyTheFirstWavesNameTheOwnModeOfACourier(int wave, boolean names) {
    Tutorial tutorial = Tutorial.from(wave, "");
    try (Run run = run(wave)) {
      ticksUntil(() -> teachesCourier(tutorial), MINUTE, run, tutorial, input -> {});
      int fits = run.ownModeOfCourier(line(tutorial).courierKind()).ordinal();
      assertThat(tutorial.askedMode(run)).isEqualTo(names ? fits : Tutorial.NONE);
    }
  }

  @Test
  void withoutLessonsOnlyTheLinesOfWavesAreShown() {
    Tutorial none = Tutorial.none();
    assertThat(none.isFirstRun()).isFalse();
    try (Run run = run(2)) {
      List<Kind> seen = new ArrayList<>();
      ticksUntil(
          () -> {
            TutorialLine line = none.line();
            if (line != null && !seen.contains(line.kind())) {
              seen.add(line.kind());
            }
            return false;
          },
          MINUTE / 2,
          run,
          none,
          input -> {});
      assertThat(seen).containsExactly(Kind.WAVE);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aPromptThatNamesAModeIsDoneOnceTheModeIsChosen(AimMode mode) {
    Tutorial none = Tutorial.none();
    try (Run run = new Run(CONTENT, new RunSetup(1, PlayMode.ARCADE, 9, mode.ordinal()))) {
      ticksUntil(() -> false, 3, run, none, input -> {});
      assertThat(line(none).name()).isEqualTo("prompt.lob");
      assertThat(line(none).isDone()).isEqualTo(mode == AimMode.LOB);
    }
  }

  @Test
  void everyPromptInTheTutorialBelongsToAWave() throws IOException {
    String waves = Files.readString(Path.of("../assets/tuning/arcade.json"));
    String source = Files.readString(Path.of("src/main/java/towline/session/Tutorial.java"));
    Matcher prompt = PROMPT.matcher(source);
    int found = 0;
    while (prompt.find()) {
      assertThat(waves).contains(prompt.group());
      found++;
    }
    assertThat(found).isPositive();
  }

  /** Lines have no influence on the run; only the flag of a first run is part of the input. */
  @Test
  void aRunIsEqualWithAndWithoutLines() {
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

  @Test
  void aRunThatAwaitsItsStartShowsALineUntilThen() {
    Tutorial tutorial = new Tutorial("");
    tutorial.awaitStart();
    assertThat(line(tutorial).kind()).isEqualTo(Kind.START);
    assertThat(line(tutorial).opacity()).isEqualTo(1);
    try (Run run = run(1)) {
      ticksUntil(() -> false, 2, run, tutorial, input -> {});
      assertThat(line(tutorial).kind()).isEqualTo(Kind.LESSON);
      assertThat(run.current().count(EntityKind.SHIP)).isEqualTo(1);
    }
  }
}
