package towline.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.session.Assistance;
import towline.session.PlayMode;
import towline.session.RulesVersion;
import towline.session.Run;
import towline.session.RunSetup;
import towline.session.replay.BehaviourVersion;
import towline.session.replay.Replay;
import towline.settings.Options;
import towline.settings.Settings;

class StoreTest {
  private static final Settings OLD = Settings.defaults().with(Options.SHAKE, 10);
  private static final Settings NEW = Settings.defaults().with(Options.SHAKE, 20);

  private final Path root;
  private Folders folders;

  StoreTest(@TempDir Path root) {
    this.root = root;
    folders = folders("a");
  }

  /** Set by the class that the hostile files name. */
  static final class Canary {
    static {
      System.setProperty("towline.canary", "sings");
    }

    private Canary() {}
  }

  private Folders folders(String name) {
    return new Folders(root.resolve(name).resolve("config"), root.resolve(name).resolve("data"));
  }

  private Path settingsFile() {
    return folders.settings().resolve("settings.json");
  }

  private Path scoresFile() {
    return folders.data().resolve("scores.json");
  }

  /** Returns the messages for the player, in the words of the log. */
  private static List<String> messages(Store store) {
    return store.pollMessages().stream().map(Problem::toString).toList();
  }

  @Test
  void savedValuesAreThereAtTheNextStart() {
    Store store = new Store(folders);
    store.save(NEW);
    store.add(Samples.run(500), Samples.replay(90));
    Store next = new Store(folders);
    assertThat(next.settings()).isEqualTo(NEW);
    assertThat(next.scores()).isEqualTo(store.scores());
    ScoreEntry best = next.scores().of(PlayMode.ARCADE, Difficulty.NORMAL).get(0);
    Replay replay =
        next.replays().load(next.replays().of(best).orElseThrow(), setup -> {}).orElseThrow();
    assertThat(replay).usingRecursiveComparison().isEqualTo(Samples.replay(90));
    assertThat(messages(store)).isEmpty();
    assertThat(messages(next)).isEmpty();
  }

  @Test
  void readingCreatesNoFiles() {
    Store store = new Store(folders);
    assertThat(store.settings()).isEqualTo(Settings.defaults());
    assertThat(store.replays().saved()).isEmpty();
    assertThat(store.crashes().pollUnseen()).isEmpty();
    assertThat(messages(store)).isEmpty();
    assertThat(root).isEmptyDirectory();
  }

  @Test
  void aTableHasTenEntriesAndTheReplayOfADroppedOneIsDeleted() throws Exception {
    Store store = new Store(folders);
    for (int i = 1; i <= 12; i++) {
      assertThat(store.add(Samples.run(100L * i), Samples.replay(i))).hasValue(1);
    }
    assertThat(store.add(Samples.run(300), Samples.replay(99))).isEmpty();
    assertThat(store.add(Samples.run(1200), Samples.replay(100))).hasValue(2);
    List<ScoreEntry> table = new Store(folders).scores().of(PlayMode.ARCADE, Difficulty.NORMAL);
    assertThat(table).hasSize(10).isEqualTo(store.scores().all());
    assertThat(table.stream().map(ScoreEntry::points))
        .containsExactly(1200L, 1200L, 1100L, 1000L, 900L, 800L, 700L, 600L, 500L, 400L);
    try (Stream<Path> files = Files.list(folders.data().resolve("replays/best"))) {
      assertThat(files).hasSize(10);
    }
  }

  @Test
  void aRunWithoutPointsGetsNoRank() {
    assertThat(new Store(folders).add(Samples.run(0), Samples.replay(1))).isEmpty();
    assertThat(root).isEmptyDirectory();
  }

  @Test
  void theEntryOfARunDescribesTheRun() {
    RunSetup setup = new RunSetup(77, PlayMode.SURVIVAL, 2, 0, Difficulty.HARD);
    try (Run run = new Run(GameContent.load(), setup)) {
      ScoreEntry entry = ScoreEntry.of("ADA", run, Assistance.USED, LocalDate.of(1970, 1, 11));
      assertThat(entry)
          .isEqualTo(
              new ScoreEntry(
                  "ADA",
                  0,
                  2,
                  77,
                  PlayMode.SURVIVAL,
                  Difficulty.HARD,
                  Assistance.USED,
                  OptionalLong.of(10),
                  BehaviourVersion.CURRENT,
                  RulesVersion.CURRENT,
                  Optional.empty()));
    }
  }

  /** A sparse file of three gigabytes. */
  @Test
  void aHugeFileIsNotReadWhole() throws Exception {
    Files.createDirectories(folders.settings());
    try (SeekableByteChannel file =
        Files.newByteChannel(
            settingsFile(),
            StandardOpenOption.CREATE_NEW,
            StandardOpenOption.WRITE,
            StandardOpenOption.SPARSE)) {
      file.position((3L << 30) - 1).write(ByteBuffer.allocate(1));
    }
    Store store = new Store(folders);
    assertThat(messages(store))
        .singleElement()
        .asString()
        .contains("it is too large for such a file (at most 1048576 bytes)");
    assertThat(Files.size(settingsFile().resolveSibling("settings.json.damaged-1")))
        .isEqualTo(3L << 30);
  }

  @Test
  void eachDifficultyHasItsOwnTable() {
    Scores scores = Samples.scores(4, 2000);
    for (Difficulty difficulty : Difficulty.values()) {
      assertThat(scores.of(PlayMode.ARCADE, difficulty)).hasSize(10);
    }
  }

  @Test
  void scoresEnteredByAnotherGameAreKept() {
    Store firstStore = new Store(folders);
    Store two = new Store(folders);
    firstStore.add(Samples.run(500), Samples.replay(1));
    assertThat(two.add(Samples.run(400), Samples.replay(2))).hasValue(2);
    assertThat(new Store(folders).scores().all()).hasSize(2);
  }

  @Test
  void aReplaySavedByThePlayerIsListed() {
    Store store = new Store(folders);
    Path file = store.replays().save(Samples.replay(60)).orElseThrow();
    assertThat(store.replays().saved()).containsExactly(file);
    assertThat(file.getFileName().toString()).matches("arcade-60-[0-9a-f]{16}\\.replay");
  }

  @Test
  void everyFlippedByteAndEveryTruncationOfTheScoresLosesNothing() throws Exception {
    Store store = new Store(folders);
    store.add(Samples.run(100), Samples.replay(1));
    store.add(Samples.run(200), Samples.replay(2));
    int cases = 0;
    byte[] good = Files.readAllBytes(scoresFile());
    for (int i = 0; i < good.length; i++) {
      byte[] flipped = good.clone();
      flipped[i] ^= (byte) (1 << i % 8);
      damagedLosesNothing(scoresFile(), flipped, good);
      damagedLosesNothing(scoresFile(), Arrays.copyOf(good, i), good);
      cases += 2;
    }
    assertThat(cases).isGreaterThan(800);
  }

  /** A byte can spoil its own field, and a neighbour with which it merges. */
  @Test
  void aFlippedByteOfTheSettingsCostsNoMoreThanItsField() throws Exception {
    Settings mine = Samples.settings(3);
    Store store = new Store(folders);
    store.save(OLD);
    store.save(mine);
    byte[] good = Files.readAllBytes(settingsFile());
    for (int i = 0; i < good.length; i++) {
      byte[] flipped = good.clone();
      flipped[i] ^= (byte) (1 << i % 8);
      Files.write(settingsFile(), flipped);
      Store next = new Store(folders);
      Path aside = settingsFile().resolveSibling("settings.json.damaged-1");
      if (Files.exists(aside)) {
        assertThat(next.settings()).isEqualTo(OLD);
        assertThat(Files.readAllBytes(aside)).isEqualTo(flipped);
        Files.delete(aside);
      } else {
        assertThat(different(next.settings(), mine)).as("byte %d", i).isLessThanOrEqualTo(2);
        assertThat(Files.readAllBytes(settingsFile())).isEqualTo(flipped);
      }
    }
  }

  private static long different(Settings some, Settings others) {
    return Options.all().stream()
        .filter(option -> !some.asText(option).equals(others.asText(option)))
        .count();
  }

  @Test
  void settingsMayBeEditedByHand() throws Exception {
    new Store(folders).save(NEW);
    String text =
        Files.readString(settingsFile())
            .replace("\"comfort.shake\": \"20\"", "\t\"comfort.shake\": 35")
            .replace("\"comfort.flash\": \"100\"", "\"comfort.flash\": \"bright\"")
            .replace("\"bindings\": {", "\"bindings\": { \"FIRE\": [\"key:B\"], \"UP\": 7,")
            .replace("\n", "\r\n");
    Files.writeString(settingsFile(), "\uFEFF" + text);
    Store store = new Store(folders);
    assertThat(store.settings())
        .isEqualTo(
            Settings.defaults()
                .with(Options.SHAKE, 35)
                .withBindings(Map.of("FIRE", List.of("key:B"))));
    assertThat(messages(store))
        .containsExactly(
            settingsFile()
                + ": the setting comfort.flash cannot be 'bright', only a whole number from 0 to"
                + " 150; it was reset to 100",
            settingsFile() + ": the bindings of UP were ignored: they must be a list in brackets");
    assertThat(Files.readString(settingsFile())).isEqualTo("\uFEFF" + text);
  }

  @Test
  void aFileFullOfMistakesIsReportedInFewSentencesWithoutControlCharacters() throws Exception {
    new Store(folders).save(NEW);
    StringBuilder unknown = new StringBuilder("\"options\": {");
    for (int i = 0; i < 5000; i++) {
      unknown.append("\"\\u001b[31mx").append(i).append("\": \"1\",\n");
    }
    String text = Files.readString(settingsFile());
    Files.writeString(settingsFile(), text.replace("\"options\": {", unknown));
    Store store = new Store(folders);
    assertThat(store.settings()).isEqualTo(NEW);
    assertThat(messages(store))
        .hasSize(11)
        .noneMatch(line -> line.chars().anyMatch(Character::isISOControl))
        .last()
        .asString()
        .isEqualTo(settingsFile() + ": 4990 more fields were not valid");
  }

  @Test
  void aReplayWithoutAScoreIsDeleted() throws Exception {
    Store store = new Store(folders);
    store.add(Samples.run(500), Samples.replay(90));
    Path best = folders.data().resolve("replays/best");
    Path orphan = best.resolve("arcade-1-0123456789abcdef.replay");
    Files.writeString(orphan, "left by a kill");
    Path damaged = scoresFile().resolveSibling("scores.json.damaged-1");
    Files.writeString(damaged, "it may name the replay");
    assertThat(new Store(folders).pollMessages()).isEmpty();
    assertThat(orphan).exists();
    Files.delete(damaged);
    assertThat(new Store(folders).pollMessages()).isEmpty();
    assertThat(orphan).doesNotExist();
    try (Stream<Path> files = Files.list(best)) {
      assertThat(files).hasSize(1);
    }
  }

  @Test
  void anUnsavedScoreIsSavedWithTheNext() throws Exception {
    Store firstStore = new Store(folders);
    firstStore.add(Samples.run(100), Samples.replay(4));
    Path inTheWay = scoresFile().resolveSibling("scores.json.backup");
    Files.createDirectories(inTheWay);
    firstStore.add(Samples.run(500), Samples.replay(1));
    Files.delete(inTheWay);
    new Store(folders).add(Samples.run(400), Samples.replay(2));
    firstStore.add(Samples.run(300), Samples.replay(3));
    assertThat(new Store(folders).scores().all().stream().map(ScoreEntry::points))
        .containsExactly(500L, 400L, 300L, 100L);
  }

  private void damagedLosesNothing(Path file, byte[] damaged, byte[] good) throws IOException {
    Files.write(file, damaged);
    Store store = new Store(folders);
    assertThat(store.scores().all()).hasSizeBetween(1, 2);
    Path aside = file.resolveSibling(file.getFileName() + ".damaged-1");
    assertThat(messages(store))
        .hasSize(2)
        .first()
        .asString()
        .startsWith(file + " was damaged and has been moved to " + aside.getFileName());
    assertThat(Files.readAllBytes(aside)).isEqualTo(damaged);
    Files.delete(aside);
    Files.write(file, good);
  }

  @Test
  void aDamagedBackupIsMovedAsideToo() throws Exception {
    Store store = new Store(folders);
    store.save(OLD);
    store.save(NEW);
    Path backup = settingsFile().resolveSibling("settings.json.backup");
    Files.writeString(backup, "?");
    Files.writeString(settingsFile(), "!");
    Store next = new Store(folders);
    assertThat(next.settings()).isEqualTo(Settings.defaults());
    assertThat(messages(next)).hasSize(2);
    next.save(NEW);
    assertThat(Files.readString(settingsFile().resolveSibling("settings.json.damaged-1")))
        .isEqualTo("!");
    assertThat(Files.readString(backup.resolveSibling("settings.json.backup.damaged-1")))
        .isEqualTo("?");
    assertThat(new Store(folders).settings()).isEqualTo(NEW);
  }

  @Test
  void aMissingFileIsRestoredFromItsBackup() throws Exception {
    Store store = new Store(folders);
    store.save(OLD);
    store.save(NEW);
    Files.delete(settingsFile());
    Store next = new Store(folders);
    assertThat(next.settings()).isEqualTo(OLD);
    assertThat(messages(next))
        .containsExactly(settingsFile() + " was missing; its backup was used");
  }

  @Test
  void aDamagedReplayIsReportedAndLeftAlone() throws Exception {
    Store store = new Store(folders);
    Path file = store.replays().save(Samples.replay(130)).orElseThrow();
    byte[] good = Files.readAllBytes(file);
    for (int i = 0; i < good.length; i++) {
      byte[] flipped = good.clone();
      flipped[i] ^= (byte) 0xFF;
      for (byte[] damaged : List.of(flipped, Arrays.copyOf(good, i))) {
        Files.write(file, damaged);
        Store next = new Store(folders);
        assertThat(next.replays().load(file, setup -> {})).isEmpty();
        assertThat(messages(next)).singleElement().asString().startsWith("cannot use " + file);
        assertThat(Files.readAllBytes(file)).isEqualTo(damaged);
      }
    }
  }

  @Test
  void replaysAndOtherFilesAreNotConfused() throws Exception {
    Store store = new Store(folders);
    store.save(NEW);
    assertThat(store.replays().load(settingsFile(), setup -> {})).isEmpty();
    assertThat(messages(store)).singleElement().asString().contains("it is not a Towline replay");
    Path replay = store.replays().save(Samples.replay(60)).orElseThrow();
    byte[] bytes = Files.readAllBytes(replay);
    Files.write(settingsFile(), bytes);
    Store next = new Store(folders);
    assertThat(next.settings()).isEqualTo(Settings.defaults());
    assertThat(messages(next).get(0)).contains("does not start like a Towline file of");
    assertThat(Files.readAllBytes(settingsFile().resolveSibling("settings.json.damaged-1")))
        .isEqualTo(bytes);
  }

  @Test
  void theFileOfANewerVersionIsLeftAlone() throws Exception {
    Store store = new Store(folders);
    store.save(OLD);
    store.save(NEW);
    byte[] newer =
        FormsPropertyTest.withChecksum(
            Files.readString(settingsFile())
                .replace("\"version\": 1", "\"version\": 7")
                .replace("comfort", "comfortable")
                .getBytes(StandardCharsets.US_ASCII));
    Files.write(settingsFile(), newer);
    Store next = new Store(folders);
    assertThat(next.settings()).isEqualTo(OLD);
    assertThat(messages(next))
        .first()
        .asString()
        .isEqualTo(
            settingsFile()
                + " is from a newer Towline (version 7; this one reads 1);"
                + " it is left alone and nothing is saved to it");
    next.save(Settings.defaults());
    assertThat(next.settings()).isEqualTo(Settings.defaults());
    assertThat(messages(next))
        .containsExactly("cannot save the settings of this session to " + settingsFile());
    assertThat(Files.readAllBytes(settingsFile())).isEqualTo(newer);
    assertThat(new Store(folders).settings()).isEqualTo(OLD);
  }

  @Test
  void aFileThatNamesAClassLoadsNone() throws Exception {
    String name = "towline.store.StoreTest$Canary";
    new Store(folders).save(NEW);
    String good = Files.readString(settingsFile());
    for (String hostile :
        List.of(
            "{class:" + name + "}",
            good.replace("\"options\": {", "\"class\": \"" + name + "\",\n\"options\": {"),
            good.replace("\"options\": {", "\"options\": {\n\"class\": \"" + name + "\","),
            good.replace("\"20\"", "{ \"class\": \"" + name + "\" }"))) {
      Files.write(
          settingsFile(),
          FormsPropertyTest.withChecksum(hostile.getBytes(StandardCharsets.US_ASCII)));
      Store store = new Store(folders);
      assertThat(messages(store)).isNotEmpty();
      assertThat(System.getProperty("towline.canary")).isNull();
    }
    Class.forName(name);
    assertThat(System.getProperty("towline.canary")).isEqualTo("sings");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a file where the folder should be", "a folder where a file should be"})
  void theGameGoesOnIfNothingCanBeSaved(String trouble) throws Exception {
    if (trouble.startsWith("a file")) {
      Files.writeString(root.resolve("a"), "in the way");
    } else {
      Files.createDirectories(settingsFile());
      Files.createDirectories(scoresFile());
    }
    goesOnWithoutSaving();
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "no folder is known that nobody may write")
  void theGameGoesOnIfTheSystemRefusesAccess() {
    assertThat(Path.of("/proc/self")).isDirectory();
    folders = new Folders(Path.of("/proc/self/towline"), Path.of("/proc/self/towline"));
    goesOnWithoutSaving();
  }

  private void goesOnWithoutSaving() {
    Store store = new Store(folders);
    store.save(NEW);
    assertThat(store.add(Samples.run(500), Samples.replay(1))).hasValue(1);
    assertThat(store.add(Samples.run(400), Samples.replay(2))).hasValue(2);
    assertThat(store.settings()).isEqualTo(NEW);
    assertThat(store.scores().all()).hasSize(2);
    assertThat(messages(store)).isNotEmpty().allMatch(line -> line.contains(File.separator));
    assertThat(messages(store)).isEmpty();
    assertThat(new Store(folders).settings()).isEqualTo(Settings.defaults());
  }

  @Test
  void leftoversOfAKilledProgramAreDeleted() throws Exception {
    new Store(folders).save(NEW);
    long nobody = Long.MAX_VALUE / 100;
    Path left = settingsFile().resolveSibling(".settings.json." + nobody + ".part");
    Path busy =
        settingsFile().resolveSibling(".settings.json." + ProcessHandle.current().pid() + ".part");
    Files.writeString(left, "half");
    Files.writeString(busy, "half");
    assertThat(new Store(folders).pollMessages()).isEmpty();
    assertThat(left).doesNotExist();
    assertThat(busy).exists();
  }
}
