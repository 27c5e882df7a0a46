package towline.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.content.Difficulty;
import towline.session.PlayMode;
import towline.session.RulesVersion;

/** Boards belong to a version of the rules; those of older rules are kept as they were. */
class BoardsTest {
  @TempDir Path folder;
  private Folders folders;

  /** The file is as it was written before boards had versions. */
  @BeforeEach
  void copyAnOldFile() throws Exception {
    folders = Folders.portable(folder);
    Files.createDirectories(folders.data());
    Files.copy(
        Path.of("src/test/resources/scores/version-1.json"), folders.data().resolve("scores.json"));
  }

  @Test
  void aFileOfTheOldFormIsReadWithoutLoss() {
    Store store = new Store(folders);
    assertThat(store.messages()).isEmpty();
    assertThat(store.scores().rules()).containsExactly(RulesVersion.CURRENT, RulesVersion.FIRST);
    assertThat(store.scores().of(PlayMode.ARCADE, Difficulty.NORMAL)).isEmpty();
    assertThat(store.scores().of(PlayMode.ARCADE, Difficulty.NORMAL, RulesVersion.FIRST))
        .extracting(ScoreEntry::initials)
        .containsExactly("ADA", "BOB");
  }

  /** The file was written by version 1.0.0. */
  @Test
  void theBoardsOfVersion100AreKeptAndNamed() throws Exception {
    Path file = folders.data().resolve("scores.json");
    Files.copy(
        Path.of("src/test/resources/scores/rules-6.json"),
        file,
        StandardCopyOption.REPLACE_EXISTING);
    Store store = new Store(folders);
    assertThat(store.messages()).isEmpty();
    assertThat(store.add(Samples.run(500), Samples.replay(1))).hasValue(1);
    Scores again = new Store(folders).scores();
    assertThat(again.rules()).containsExactly(7, 6);
    assertThat(again.of(PlayMode.ARCADE, Difficulty.NORMAL, 6))
        .extracting(ScoreEntry::points)
        .containsExactly(38_566L, 17_202L);
    assertThat(again.of(PlayMode.SURVIVAL, Difficulty.HARD, 6)).hasSize(1);
    assertThat(again.days()).containsExactly(20_780L);
    assertThat(again.daily(20_780)).extracting(ScoreEntry::initials).containsExactly("EVE");
  }

  @Test
  void aRunOfTodayDoesNotCompeteWithOlderRules() {
    Store store = new Store(folders);
    assertThat(store.add(Samples.run(500), Samples.replay(1))).hasValue(1);
    Scores again = new Store(folders).scores();
    assertThat(again.of(PlayMode.ARCADE, Difficulty.NORMAL)).hasSize(1);
    assertThat(again.of(PlayMode.ARCADE, Difficulty.NORMAL, RulesVersion.FIRST))
        .isEqualTo(store.scores().of(PlayMode.ARCADE, Difficulty.NORMAL, RulesVersion.FIRST))
        .hasSize(2);
    assertThat(again.all().get(1).replay()).hasValue("arcade-12-0123456789abcdef");
  }

  @Test
  void fullBoardsOfAllRulesFitIntoTheFile() {
    byte[] bytes = new ChecksummedJson<>(new ScoresCodec()).write(Samples.scores(1, 4000));
    assertThat(bytes.length / 3 * RulesVersion.CURRENT).isLessThan(ChecksummedJson.MOST_BYTES / 2);
  }

  @Test
  void aScoreIsSignedWhereItStands() {
    Store store = new Store(folders);
    store.add(Samples.run(500), Samples.replay(1));
    store.add(Samples.run(400), Samples.replay(2));
    ScoreEntry second = store.scores().of(PlayMode.ARCADE, Difficulty.NORMAL).get(1);
    store.sign(second, "EVE");
    assertThat(new Store(folders).scores().of(PlayMode.ARCADE, Difficulty.NORMAL))
        .extracting(ScoreEntry::initials)
        .containsExactly("ABC", "EVE");
  }
}
