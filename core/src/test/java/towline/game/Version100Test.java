package towline.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.content.Difficulty;
import towline.game.range.WorkbenchScreen;
import towline.game.replay.ReplayScreen;
import towline.input.Action;
import towline.input.Bindings;
import towline.input.Control;
import towline.session.Assistance;
import towline.session.PlayMode;
import towline.session.replay.BehaviourVersion;
import towline.session.replay.Replay;
import towline.session.replay.ReplayFormat;
import towline.settings.ColourVision;
import towline.settings.FireMode;
import towline.settings.Language;
import towline.settings.Option;
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

  /** Keys and values in the options of a settings file, read without the game. */
  private static Map<String, String> optionsIn(Path file) throws IOException {
    String text = Files.readString(file);
    Map<String, String> options = new TreeMap<>();
    Pattern.compile("\"([a-z]+\\.\\w+)\": \"([^\"]*)\"")
        .matcher(text)
        .results()
        .forEach(option -> options.put(option.group(1), option.group(2)));
    return options;
  }

  /** The second file was saved with another value of each option. */
  @ParameterizedTest
  @ValueSource(strings = {"towline-files/settings.json", "more/settings.json"})
  void everySettingKeepsItsValueExceptThoseOfRemovedOptions(String saved) throws IOException {
    Path file = PROFILE.resolve(saved);
    Files.copy(
        file, folder.resolve("towline-files/settings.json"), StandardCopyOption.REPLACE_EXISTING);
    Settings settings = open().settings();
    Map<String, String> kept = new TreeMap<>(optionsIn(file));
    assertThat(kept).hasSize(38);
    assertThat(kept.remove("play.mastery")).isNotNull();
    Map<String, String> now = new TreeMap<>();
    for (Option<?> option : Options.all()) {
      now.put(option.key(), settings.asText(option));
    }
    assertThat(now).containsAllEntriesOf(kept);
    if (saved.startsWith("more")) {
      assertThat(kept)
          .allSatisfy(
              (key, value) ->
                  assertThat(value)
                      .as(key)
                      .isNotEqualTo(Settings.defaults().asText(optionNamed(key))));
    }
  }

  private static Option<?> optionNamed(String key) {
    return Options.all().stream()
        .filter(option -> option.key().equals(key))
        .findFirst()
        .orElseThrow();
  }

  /**
   * Keys that the player chose keep their actions, also those that this version gives to new
   * actions; nothing is reported.
   */
  @Test
  void chosenKeysWinOverNewActions() throws IOException {
    Files.copy(
        PROFILE.resolve("more/settings.json"),
        folder.resolve("towline-files/settings.json"),
        StandardCopyOption.REPLACE_EXISTING);
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.TITLE))) {
      game.frames(2);
      assertThat(game.services().topLayer().message())
          .as("in the language of the profile")
          .contains("Escolher o alvo do drone, Escolher o próximo alvo");
      Bindings bindings = game.services().controls().bindings();
      assertThat(formats(bindings, Action.MISSILE)).containsExactly("mouse:RIGHT");
      assertThat(formats(bindings, Action.REEL_IN)).containsExactly("key:C", "pad:R3");
      assertThat(formats(bindings, Action.VISION)).containsExactly("key:F");
      assertThat(formats(bindings, Action.FIRE)).containsExactly("key:Space", "mouse:LEFT");
      assertThat(formats(bindings, Action.NAME_TARGET)).isEmpty();
      assertThat(formats(bindings, Action.NEXT_TARGET)).isEmpty();
    }
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.TITLE))) {
      game.frames(2);
      assertThat(game.services().topLayer().message()).as("named once").isEmpty();
    }
  }

  private static List<String> formats(Bindings bindings, Action action) {
    return bindings.controlsOf(action).stream().map(Control::format).toList();
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
  void attemptsMedalsAndStatisticsAreRead() throws IOException {
    Store store = open();
    assertThat(store.progress().attemptOf(DAY).orElseThrow().points()).isEqualTo(13_944);
    assertThat(store.progress().attemptOf(BEGUN_DAY).orElseThrow().points()).isZero();
    assertThat(store.progress().attempts()).containsOnlyKeys(DAY, BEGUN_DAY);
    assertThat(store.medals().days()).hasSize(12).isEqualTo(numbersIn("medals.json", "day"));
    Map<String, Long> numbers = new TreeMap<>(store.statistics().sums());
    assertThat(numbers).hasSize(51).doesNotContainKeys("SWING", "CHAIN", "WAVE");
    numbers.putAll(store.statistics().bests());
    assertThat(numbers).isEqualTo(numbersIn("statistics.json", "number"));
  }

  /** Returns the numbers in a kept file by the names before them, read without the game. */
  private static Map<String, Long> numbersIn(String file, String field) throws IOException {
    String text = Files.readString(PROFILE.resolve("towline-files").resolve(file));
    Map<String, Long> numbers = new TreeMap<>();
    Pattern.compile("\"name\": \"(\\w+)\",\\s+\"" + field + "\": (\\d+)")
        .matcher(text)
        .results()
        .forEach(entry -> numbers.put(entry.group(1), Long.parseLong(entry.group(2))));
    return numbers;
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

  /** The panel of the replay names the time at which it diverges, and the reason. */
  @Test
  void oldReplaysDivergeVisibly() {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.REPLAYS))) {
      Path best = folder.resolve("towline-files/replays/best/arcade-6533-80b3f7f82b476303.replay");
      game.game.watchReplay(best.toString());
      game.frames(180);
      assertThat(((ReplayScreen) game.game.current()).desyncedAt()).isPositive();
    }
  }

  /** Replays of 1.0.0 open, but cannot be challenges. */
  @Test
  void oldReplaysOpenButAreNoChallenges() throws Exception {
    Map<Path, byte[]> before = replayFiles();
    assertThat(before).hasSize(6);
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.REPLAYS))) {
      for (Path file : before.keySet()) {
        game.game.watchReplay(file.toString());
        game.frames(3);
        assertThat(game.game.current()).as("%s", file).isInstanceOf(ReplayScreen.class);
        assertThat(game.services().topLayer().message()).isEmpty();
      }
    }
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.REPLAYS))) {
      game.game.challenge(before.keySet().iterator().next().toString());
      game.frames(1);
      assertThat(game.services().topLayer().message())
          .isEqualTo("Dieses Replay ist von einer anderen Version von Towline.");
    }
    assertThat(replayFiles()).containsExactlyInAnyOrderEntriesOf(before);
  }

  private Map<Path, byte[]> replayFiles() throws IOException {
    Map<Path, byte[]> contents = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder.resolve("towline-files/replays"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        contents.put(file, Files.readAllBytes(file));
      }
    }
    return contents;
  }

  @ParameterizedTest
  @ValueSource(strings = {"homing", "swarm"})
  void setupsOfTheOtherBenchesAreLoaded(String bench) throws IOException {
    Files.copy(
        PROFILE.resolve("more").resolve(bench + ".csv"),
        folder.resolve("towline-files/range.csv"),
        StandardCopyOption.REPLACE_EXISTING);
    LaunchOptions workbench = HeadlessGame.options(ScreenName.WORKBENCH);
    try (HeadlessGame game = new HeadlessGame(folder, workbench)) {
      WorkbenchScreen range = (WorkbenchScreen) game.game.current();
      range.load();
      assertThat(range.message()).isEmpty();
      assertThat(range.bench().name()).isEqualTo(bench);
    }
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
