package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunInput;
import towline.session.RunSetup;
import towline.session.Score;
import towline.session.belief.CallReview;
import towline.session.belief.MissCause;
import towline.session.replay.Replay;
import towline.session.replay.ReplayFormat;
import towline.sim.EventLog;
import towline.sim.api.Event;
import towline.sim.api.EventType;
import towline.sim.api.Tick;
import towline.view.text.Localization;

/** Calls and verdict agree with what happened, and the facts add up, for any pilot. */
class ResultsSummaryTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final Path GOLDEN = Path.of("src/test/resources/golden");

  /** Time of a recording that is reviewed; the longest one takes seven minutes. */
  private static final int RECORDED_SECONDS = 90;

  private static final Pattern NUMBER = Pattern.compile("\\b\\d+");
  private static final Localization WORDS = Localization.load();

  static List<Path> recordings() throws IOException {
    try (Stream<Path> files = Files.list(GOLDEN)) {
      return files.filter(file -> file.toString().endsWith(".replay")).sorted().toList();
    }
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("recordings")
  void theSummaryOfRecordedRunsIsCorrect(Path file) throws Exception {
    checkRecording(file, RECORDED_SECONDS * Tick.PER_SECOND);
  }

  @Tag("soak")
  @ParameterizedTest
  @MethodSource("recordings")
  void theSummaryOfWholeRecordedRunsIsCorrect(Path file) throws Exception {
    checkRecording(file, Integer.MAX_VALUE);
  }

  /** Checks the summary of the first {@code ticks} of a recording. */
  private static void checkRecording(Path file, int ticks) throws Exception {
    Replay replay = ReplayFormat.read(Files.readAllBytes(file));
    try (Run run = new Run(CONTENT, replay.setup())) {
      RunInput input = new RunInput();
      Replay.Commands commands = replay.commands();
      check(
          run,
          () -> {
            boolean goesOn = run.current().tick() < ticks && commands.next(input);
            if (goesOn) {
              run.tick(input);
            }
            return goesOn;
          });
    }
  }

  /** The runs include the novice, which loses its ship, and modes that other bots never use. */
  @Tag("long")
  @ParameterizedTest
  @EnumSource
  void theSummaryOfRandomRunsIsCorrect(AimMode mode) {
    int wave = 1 + mode.ordinal();
    RunSetup setup = new RunSetup(61 + wave, PlayMode.ARCADE, wave, mode.ordinal());
    BotRun.ModeChoice choice = wave % 3 == 0 ? BotRun.ModeChoice.GUESSED : BotRun.ModeChoice.FIXED;
    String bot = wave % 2 == 0 ? "novice" : "demo";
    try (BotRun flight = new BotRun(CONTENT, setup, bot, choice)) {
      check(
          flight.run(),
          () -> {
            flight.tick();
            return flight.run().current().tick() < 30 * Tick.PER_SECOND
                && flight.run().secondsSinceEnd() < 2;
          });
    }
  }

  /** Plays a run until {@code tick} returns false, and compares its results. */
  private static void check(Run run, BooleanSupplier tick) {
    CallReview review = new CallReview(run.couriers());
    EventLog log = new EventLog();
    int mostKills = 0;
    boolean isOn = true;
    while (isOn) {
      isOn = tick.getAsBoolean();
      // The last tick counts, too.
      RunRecord.judge(run, review);
      if (run.counted()) {
        log.add(run.events());
        mostKills = Math.max(mostKills, killsOfAHarpoon(run));
      }
    }
    boolean loaded = log.count(EventType.HARPOON_LOADED) > 0;
    assertThat(ResultsSummary.callless(review, WORDS).contains("harpoon")).isEqualTo(loaded);
    checkCalls(run, review, log, mostKills);
    checkVerdict(run, review);
    Score score = run.score();
    List<RunResult.Fact> facts = ResultsSummary.facts(run, WORDS);
    assertThat(sum(facts, "over.by.")).isEqualTo(score.kills()).isEqualTo(sum(facts, "over.kills"));
    int opened = 0;
    int came = 0;
    for (int kind = 0; kind < CONTENT.couriers().kinds().size(); kind++) {
      opened += score.couriers(kind);
      came += score.couriers(kind) + score.couriersEscaped(kind);
    }
    assertThat(facts)
        .contains(new RunResult.Fact(WORDS.of("over.couriers"), opened + " / " + came));
    assertThat(ResultsSummary.highlights(run, WORDS)).contains(opened + " / " + came);
    List<String> couriers =
        NUMBER.matcher(ResultsSummary.couriers(run, WORDS)).results().map(r -> r.group()).toList();
    assertThat(couriers.stream().mapToInt(Integer::parseInt).sum()).isEqualTo(opened + came);
  }

  private static int killsOfAHarpoon(Run run) {
    EventLog tick = new EventLog();
    tick.add(run.events());
    return tick.count(EventType.HARPOON_HIT) == 0 ? 0 : tick.count(EventType.KILLED_BY_HARPOON);
  }

  /** A run has calls if something was hit or missed, and a sentence names what happened. */
  private static void checkCalls(Run run, CallReview review, EventLog log, int mostKills) {
    int opened = log.count(EventType.COURIER_OPENED);
    CallReview.Moment best = review.best();
    if (best == null) {
      assertThat(mostKills + opened).isZero();
    } else {
      assertThat(best.cause()).isNull();
      assertThat(best.call().number()).isPositive();
      assertThat(best.kills()).isBetween(0, mostKills);
      assertThat(best.kills() == 0).isEqualTo(best.courierKind() >= 0);
      assertThat(ResultsSummary.call(best, run, WORDS).sentence())
          .contains(WORDS.of("aim." + best.mode().name()));
    }
    int missed = log.count(PlayEvent.HARPOON_MISSED) + log.count(PlayEvent.COURIER_MISSED);
    CallReview.Moment worst = review.worst();
    if (worst != null) {
      assertThat(missed).isPositive();
      MissCause cause = Objects.requireNonNull(worst.cause());
      assertThat(cause).isNotEqualTo(MissCause.ARMOUR);
      checkMiss(worst, cause, run);
    } else {
      assertThat(log.all(PlayEvent.HARPOON_MISSED)).allMatch(ResultsSummaryTest::isArmour);
      assertThat(log.all(PlayEvent.COURIER_MISSED)).allMatch(ResultsSummaryTest::isArmour);
    }
  }

  /** The sentence names target and mode, and no cause that argues against what it recommends. */
  private static void checkMiss(CallReview.Moment worst, MissCause cause, Run run) {
    String sentence = ResultsSummary.call(worst, run, WORDS).sentence();
    assertThat(sentence).contains(WORDS.of("aim." + worst.mode().name()));
    assertThat(worst.target()).isNotNegative();
    AimMode fitting = worst.fitting();
    String advice = "MODE_" + (fitting.ordinal() + 1) + " " + WORDS.of("aim." + fitting.name());
    boolean argues = ResultsSummary.isAgainst(cause, fitting);
    if (worst.courierKind() >= 0) {
      String kind = CONTENT.couriers().kinds().get(worst.courierKind()).spec().name();
      assertThat(sentence).startsWith(WORDS.of("courier." + kind));
      boolean fits = fitting == worst.mode();
      assertThat(sentence.contains(advice)).as(sentence).isEqualTo(!fits);
      if (fits || argues) {
        assertThat(sentence).doesNotContain(WORDS.of("miss." + cause.name()));
      }
    } else if (argues) {
      assertThat(sentence).doesNotContain(advice);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aModeIsNotRecommendedAgainstItsOwnFaults(AimMode mode) {
    boolean expectsStraight = mode == AimMode.LEAD || mode == AimMode.TURN_LEAD;
    boolean expectsRest = mode == AimMode.HOLD || mode == AimMode.DIRECT;
    assertThat(ResultsSummary.isAgainst(MissCause.TURNED, mode)).isEqualTo(expectsStraight);
    assertThat(ResultsSummary.isAgainst(MissCause.MOVED, mode)).isEqualTo(expectsRest);
    assertThat(ResultsSummary.isAgainst(MissCause.NARROW, mode)).isFalse();
  }

  private static boolean isArmour(Event miss) {
    return miss.missCause() == MissCause.ARMOUR.ordinal();
  }

  /** A verdict is about couriers that escaped or harpoons that missed, or there is none. */
  private static void checkVerdict(Run run, CallReview review) {
    String verdict = ResultsSummary.verdict(run, review, WORDS);
    int escaped = 0;
    for (int kind = 0; kind < CONTENT.couriers().kinds().size(); kind++) {
      escaped = Math.max(escaped, run.score().couriersEscaped(kind));
    }
    int misfits = review.misfits(review.misfit());
    if (Math.max(escaped, misfits) < ResultsSummary.MIN_LOSSES) {
      assertThat(verdict).isEmpty();
    } else {
      int losses = escaped < ResultsSummary.MIN_LOSSES ? misfits : escaped;
      assertThat(NUMBER.matcher(verdict).results().map(MatchResult::group))
          .containsExactly(String.valueOf(losses));
    }
  }

  private static int sum(List<RunResult.Fact> facts, String prefix) {
    List<String> names =
        Stream.of(
                "over.kills",
                "over.by.DRONE",
                "over.by.GUN",
                "over.by.WHIP",
                "over.by.MISSILE",
                "over.by.LURE",
                "over.by.WINGMEN",
                "over.by.CHAIN",
                "over.by.MODULE")
            .filter(key -> key.startsWith(prefix))
            .map(WORDS::of)
            .toList();
    return facts.stream()
        .filter(fact -> names.contains(fact.name()))
        .mapToInt(fact -> Integer.parseInt(fact.value()))
        .sum();
  }
}
