package towline.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.content.Difficulty;
import towline.game.range.WorkbenchScreen;
import towline.session.Assistance;
import towline.session.PlayMode;
import towline.session.replay.BehaviourVersion;
import towline.session.replay.Replay;
import towline.session.replay.ReplayFormat;
import towline.settings.ColourVision;
import towline.settings.FireMode;
import towline.settings.Language;
import towline.settings.Options;
import towline.settings.Settings;
import towline.settings.WindowSize;
import towline.store.Folders;
import towline.store.Medals;
import towline.store.ScoreEntry;
import towline.store.Scores;
import towline.store.Statistics;
import towline.store.Store;

/** A profile saved by version 1.0.0 itself: all of it is read and kept. */
class Version100Test {
  private static final Path PROFILE = Path.of("src/test/resources/version-1.0.0");
  private static final int RULES = 6;
  private static final long DAY = 20_781;
  private static final long BEGUN_DAY = 20_782;

  @TempDir Path folder;

  @BeforeEach
  void copyTheProfile() throws IOException {
    try (Stream<Path> files = Files.walk(PROFILE)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = folder.resolve(PROFILE.relativize(file).toString());
        Files.createDirectories(copy.resolveSibling(""));
        Files.copy(file, copy);
      }
    }
  }

  private Store open() {
    Store store = new Store(Folders.portable(folder));
    assertThat(store.messages()).isEmpty();
    return store;
  }

  @Test
  void settingsAndBindingsAreRead() {
    Settings settings = open().settings();
    assertThat(settings.get(Options.DIFFICULTY)).isEqualTo(Difficulty.HARD);
    assertThat(settings.get(Options.WINDOW_SIZE)).isEqualTo(new WindowSize(1600, 900));
    assertThat(settings.get(Options.MUSIC_VOLUME)).isEqualTo(35);
    assertThat(settings.get(Options.SHAKE)).isEqualTo(60);
    assertThat(settings.isOn(Options.VSYNC)).isFalse();
    assertThat(settings.get(Options.COLOUR_VISION)).isEqualTo(ColourVision.values()[1]);
    assertThat(settings.get(Options.FIRE)).isEqualTo(FireMode.TOGGLE);
    assertThat(settings.get(Options.LANGUAGE)).isEqualTo(Language.GERMAN);
    assertThat(settings.get(Options.INITIALS)).isEqualTo("EVE");
    assertThat(settings.bindings().get("UP")).containsExactly("key:W", "pad:LEFT_UP", "key:I");
  }

  @Test
  void scoresAreInTheTablesOfTheirRules() {
    Scores scores = open().scores();
    assertThat(scores.rules()).contains(RULES);
    assertThat(scores.of(PlayMode.ARCADE, Difficulty.NORMAL, RULES))
        .extracting(ScoreEntry::points)
        .containsExactly(35_798L);
    assertThat(scores.of(PlayMode.SURVIVAL, Difficulty.NORMAL, RULES))
        .extracting(ScoreEntry::points)
        .containsExactly(15_920L);
    assertThat(scores.of(PlayMode.ARCADE, Difficulty.EASY, RULES))
        .extracting(ScoreEntry::assistance)
        .containsExactly(Assistance.USED);
    assertThat(scores.daily(DAY)).extracting(ScoreEntry::initials).containsExactly("EVE");
  }

  @Test
  void attemptsMedalsAndStatisticsAreRead() {
    Store store = open();
    assertThat(store.progress().attemptOf(DAY).orElseThrow().points()).isEqualTo(13_944);
    assertThat(store.progress().attemptOf(BEGUN_DAY).orElseThrow().points()).isZero();
    assertThat(store.medals().days()).hasSizeGreaterThan(3);
    assertThat(store.statistics().sums()).hasSizeGreaterThan(10);
    assertThat(store.statistics().best("CHAIN")).isEqualTo(178);
  }

  /** A new run loses nothing: each file is written with its previous content and the additions. */
  @Test
  void nothingIsLostWhenThisVersionSaves() {
    Store store = open();
    Settings settings = store.settings();
    Map<String, Long> medals = store.medals().days();
    Statistics statistics = store.statistics();
    List<ScoreEntry> board = store.scores().of(PlayMode.ARCADE, Difficulty.NORMAL, RULES);
    store.save(settings.with(Options.SHAKE, 70));
    store.add(new Medals(Map.of("OF_TODAY", 1L)));
    store.add(new Statistics(Map.of("OF_TODAY", 1L), Map.of()));
    store.takeAttempt(1);
    ScoreEntry signed = store.setInitials(board.get(0), "ADA");
    Store again = open();
    assertThat(again.settings()).isEqualTo(settings.with(Options.SHAKE, 70));
    assertThat(again.medals().days()).containsAllEntriesOf(medals).containsKey("OF_TODAY");
    assertThat(again.statistics().sums())
        .containsAllEntriesOf(statistics.sums())
        .containsKey("OF_TODAY");
    assertThat(again.statistics().bests()).isEqualTo(statistics.bests());
    assertThat(again.progress().attempts()).containsOnlyKeys(1L, DAY, BEGUN_DAY);
    assertThat(again.scores().of(PlayMode.ARCADE, Difficulty.NORMAL, RULES)).contains(signed);
  }

  @Test
  void replaysAreReadWithTheirBehaviourVersion() throws Exception {
    Store store = open();
    List<ScoreEntry> scores = store.scores().of(PlayMode.ARCADE, Difficulty.NORMAL, RULES);
    Replay best =
        ReplayFormat.read(Files.readAllBytes(store.replays().of(scores.get(0)).orElseThrow()));
    assertThat(best.behaviour()).isLessThan(BehaviourVersion.CURRENT);
    assertThat(best.setup().mode()).isEqualTo(PlayMode.ARCADE);
    assertThat(store.replays().saved()).hasSize(2);
    for (Path file : store.replays().saved()) {
      Replay saved = store.replays().load(file, setup -> {}).orElseThrow();
      assertThat(saved.setup().mode()).isEqualTo(PlayMode.PRACTICE);
      assertThat(saved.setup().difficulty()).isEqualTo(Difficulty.HARD);
    }
    assertThat(store.messages()).isEmpty();
  }

  @Test
  void theSetupOfTheRangeIsLoaded() {
    LaunchOptions workbench = HeadlessGame.options(ScreenName.WORKBENCH);
    try (HeadlessGame game = new HeadlessGame(folder, workbench)) {
      WorkbenchScreen range = (WorkbenchScreen) game.game.current();
      range.load();
      assertThat(range.message()).isEmpty();
      assertThat(range.bench().setup()).anyMatch(line -> line.contains("77"));
    }
  }
}
