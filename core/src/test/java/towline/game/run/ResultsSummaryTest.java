package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunInput;
import towline.session.RunSetup;
import towline.session.Score;
import towline.session.belief.AimReview;
import towline.session.replay.Replay;
import towline.session.replay.ReplayFormat;
import towline.sim.api.Tick;
import towline.view.text.Localization;

/** The verdict agrees with the table, and the facts add up, for any pilot. */
class ResultsSummaryTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final Path GOLDEN = Path.of("src/test/resources/golden");

  /** Time of a recording that is reviewed; the longest one takes seven minutes. */
  private static final int RECORDED_SECONDS = 90;

  private static final Pattern NUMBER = Pattern.compile("\\d+");
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
    AimReview review = new AimReview();
    boolean isOn = true;
    while (isOn) {
      isOn = tick.getAsBoolean();
      // The last tick counts, too.
      RunRecord.judge(run, review);
    }
    Score score = run.score();
    Optional<AimReview.Verdict> verdict = review.verdict(ResultsSummary.MIN_SHOTS);
    for (AimMode mode : AimMode.values()) {
      boolean judged = mode.turns() && score.shots(mode.ordinal()) >= ResultsSummary.MIN_SHOTS;
      assertThat(verdict.isPresent() || !judged).as("%s goes unjudged", mode).isTrue();
    }
    if (verdict.isPresent()) {
      AimReview.Verdict said = verdict.orElseThrow();
      int fired = said.fired().ordinal();
      assertThat(said.shots()).isEqualTo(score.shots(fired));
      assertThat(said.hits()).isEqualTo(score.hits(fired));
      assertThat(said.betterHits()).isBetween(said.hits(), said.shots());
      assertThat(said.betterHits() > said.hits()).isEqualTo(said.better() != said.fired());
      List<String> numbers =
          NUMBER
              .matcher(ResultsSummary.verdict(review, WORDS))
              .results()
              .map(r -> r.group())
              .toList();
      List<String> wanted =
          Stream.of(said.shots(), said.hits(), said.betterHits()).map(String::valueOf).toList();
      assertThat(numbers).isEqualTo(said.better() == said.fired() ? wanted.subList(0, 2) : wanted);
    }
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
    List<String> couriers =
        NUMBER.matcher(ResultsSummary.couriers(run, WORDS)).results().map(r -> r.group()).toList();
    assertThat(couriers.stream().mapToInt(Integer::parseInt).sum()).isEqualTo(opened + came);
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
