package towline.game.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import towline.content.MedalSpec;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.session.BotRun;
import towline.session.FixedStep;
import towline.session.MedalProgress;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunInput;
import towline.session.RunSetup;
import towline.session.replay.BotRecording;
import towline.session.replay.Replay;
import towline.sim.api.EventType;
import towline.sim.api.TestEvents;
import towline.store.Folders;
import towline.store.Store;
import towline.view.hud.MessageBoard;
import towline.view.medal.MedalLine;
import towline.view.medal.MedalTier;

/** A medal is announced once, when a player earns it in a ranked mode. */
class MedalsEarnedTest {
  /** Medal earned by one chain of {@link #LINKS}. */
  private static final String MEDAL = "CHAIN";

  private static final int LINKS = 5;

  private static final int SECONDS = 45;

  @TempDir Path folder;

  private HeadlessGame title() {
    return new HeadlessGame(folder, HeadlessGame.options(ScreenName.TITLE));
  }

  /** Returns the medals shown in the next {@code seconds}. */
  private static List<String> shown(HeadlessGame game, double seconds) {
    List<String> shown = new ArrayList<>(List.of(""));
    game.hurry(
        seconds,
        now -> {
          String medal = now.services().topLayer().medal().shown();
          if (!medal.equals(shown.get(shown.size() - 1))) {
            shown.add(medal);
          }
        });
    shown.removeIf(String::isEmpty);
    return shown;
  }

  /** Produces {@code chains} chains in a run of {@code mode}. */
  private static void produceChains(HeadlessGame game, PlayMode mode, int chains) {
    Consumer<Run> observer = game.runs().medals().observer(mode);
    try (Run run = new Run(game.services().content(), new RunSetup(1, mode, 1, 1))) {
      for (int i = 0; i < chains; i++) {
        run.tick(new RunInput());
        TestEvents.add(run.events(), EventType.KILLED_BY_CHAIN, LINKS);
        observer.accept(run);
      }
    }
  }

  /** Returns what the page of medals asks for. */
  private static String condition(HeadlessGame game, String medal) {
    return game.runs().records().medals().stream()
        .filter(line -> line.name().equals(medal))
        .map(MedalLine::condition)
        .findAny()
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "0, Destroy 10 enemies with one swing of the drone.",
    "10, Next: Destroy 30 enemies with one swing of the drone.",
    "30, Next: Destroy 100 enemies with one swing of the drone.",
    "100, Destroy 100 enemies with one swing of the drone."
  })
  void thePageNamesTheNextTierAsTheNext(int kills, String condition) {
    try (HeadlessGame game = title();
        Run run = new Run(game.services().content(), new RunSetup(1, PlayMode.ARCADE, 1, 1))) {
      run.tick(new RunInput());
      TestEvents.add(run.events(), EventType.WHIP_ENDED, kills);
      game.runs().medals().observer(PlayMode.ARCADE).accept(run);
      assertThat(condition(game, "TEN")).isEqualTo(condition);
    }
  }

  @Test
  void aMedalIsShownOnlyOnceInAllRunsAndSessions() {
    try (HeadlessGame game = title()) {
      produceChains(game, PlayMode.ARCADE, 3);
      assertThat(shown(game, 10)).containsExactly(MEDAL);
      produceChains(game, PlayMode.SURVIVAL, 2);
      game.runs().medals().flush();
      produceChains(game, PlayMode.DAILY, 2);
      assertThat(shown(game, 5)).isEmpty();
    }
    assertThat(new Store(Folders.portable(folder)).medals().has(MEDAL)).isTrue();
    try (HeadlessGame game = title()) {
      produceChains(game, PlayMode.ARCADE, 3);
      assertThat(shown(game, 5)).isEmpty();
    }
  }

  /** The fight of a finale is not covered. */
  @Test
  void aMedalOfAFinaleIsShownAfterIt() {
    RunSetup setup = new RunSetup(7, PlayMode.ARCADE, 1, 1);
    try (HeadlessGame game = title();
        BotRun flight =
            new BotRun(game.services().content(), setup, "demo", BotRun.ModeChoice.GUESSED)) {
      Run run = flight.run();
      Consumer<Run> observer = game.runs().medals().observer(PlayMode.ARCADE);
      MessageBoard board = game.services().topLayer().board();
      while (!run.isFinale()) {
        assertThat(run.over()).isFalse();
        flight.tick();
      }
      TestEvents.add(run.events(), EventType.KILLED_BY_CHAIN, LINKS);
      observer.accept(run);
      assertThat(board.pending(MessageBoard.Place.SIDE)).isZero();
      while (run.isFinale() && !run.over()) {
        flight.tick();
      }
      observer.accept(run);
      assertThat(board.pending(MessageBoard.Place.SIDE)).isPositive();
    }
  }

  /** Nothing is flushed here, as if the process had been killed. */
  @Test
  void aShownMedalIsSavedAtOnce() {
    try (HeadlessGame game = title()) {
      produceChains(game, PlayMode.DAILY, 1);
      game.until("the disk", now -> new Store(Folders.portable(folder)).medals().has(MEDAL));
    }
  }

  @Test
  void eachTierIsShownAndSavedOnce() {
    MedalSpec medal =
        MedalSpec.load().stream()
            .filter(one -> one.name().equals("CUTTER"))
            .findFirst()
            .orElseThrow();
    try (HeadlessGame game = title()) {
      Consumer<Run> observer = game.runs().medals().observer(PlayMode.ARCADE);
      try (Run run = new Run(game.services().content(), new RunSetup(1, PlayMode.ARCADE, 1, 1))) {
        for (int tier = 1; tier <= MedalSpec.TIERS; tier++) {
          for (int i = tier == 1 ? 0 : medal.goals().get(tier - 2);
              i < medal.goals().get(tier - 1);
              i++) {
            run.tick(new RunInput());
            TestEvents.add(run.events(), EventType.SNAKE_CUT, 1);
            observer.accept(run);
          }
          game.runs().medals().flush();
          assertThat(game.services().profile().store().medals().days()).hasSize(tier);
          assertThat(game.runs().records().medals())
              .filteredOn(line -> line.name().equals("CUTTER"))
              .extracting(MedalLine::tier)
              .containsExactly(MedalTier.of(tier, MedalSpec.TIERS));
        }
      }
      assertThat(new Store(Folders.portable(folder)).medals().days().keySet())
          .containsExactlyInAnyOrder("CUTTER", "CUTTER_SILVER", "CUTTER_GOLD");
    }
  }

  @Test
  void practiceEarnsNone() {
    try (HeadlessGame game = title()) {
      produceChains(game, PlayMode.PRACTICE, 3);
      game.runs().medals().flush();
      assertThat(shown(game, 5)).isEmpty();
    }
    assertThat(new Store(Folders.portable(folder)).medals().days()).isEmpty();
  }

  @Test
  void watchingARunEarnsNone() {
    try (HeadlessGame game = title()) {
      RunSetup setup = new RunSetup(7, PlayMode.ARCADE, 1, 1);
      int ticks = SECONDS * FixedStep.TICKS_A_SECOND;
      Replay replay = BotRecording.record(game.services().content(), setup, "demo", ticks);
      assertThat(medalsOf(game, replay)).as("medals that flying it earns").isPositive();
      game.game.watch(replay);
      assertThat(shown(game, SECONDS)).isEmpty();
    }
    assertThat(new Store(Folders.portable(folder)).medals().days()).isEmpty();
  }

  private static int medalsOf(HeadlessGame game, Replay replay) {
    List<MedalSpec> medals = MedalSpec.load();
    MedalProgress progress = new MedalProgress(medals, replay.setup().mode());
    try (Run run = new Run(game.services().content(), replay.setup())) {
      RunInput input = new RunInput();
      Replay.Commands commands = replay.commands();
      while (commands.next(input)) {
        run.tick(input);
        progress.count(run.events());
      }
    }
    int earned = 0;
    for (int i = 0; i < medals.size(); i++) {
      earned += progress.isEarned(i) ? 1 : 0;
    }
    return earned;
  }
}
