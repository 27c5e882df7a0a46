package towline.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.content.Difficulty;
import towline.session.PlayMode;
import towline.session.RulesVersion;

/** Boards belong to a version of the rules; those of older rules are kept unchanged. */
class BoardsTest {
  @TempDir Path folder;
  private Folders folders;

  /** The file of version 1.0.0 has the first version of the rules. */
  @BeforeEach
  void copyAnOldFile() throws Exception {
    folders = Folders.portable(folder);
    Files.createDirectories(folders.data());
    Files.copy(
        Path.of("src/test/resources/version-1.0.0/towline-files/scores.json"),
        folders.data().resolve("scores.json"));
  }

  @Test
  void aCurrentRunIsNotRankedWithOlderRules() {
    Store store = new Store(folders);
    List<ScoreEntry> older =
        store.scores().of(PlayMode.ARCADE, Difficulty.NORMAL, RulesVersion.FIRST);
    assertThat(older).isNotEmpty();
    assertThat(store.add(Samples.run(1), Samples.replay(1))).hasValue(1);
    Scores again = new Store(folders).scores();
    assertThat(again.rules()).containsExactly(RulesVersion.CURRENT, RulesVersion.FIRST);
    assertThat(again.of(PlayMode.ARCADE, Difficulty.NORMAL)).hasSize(1);
    assertThat(again.of(PlayMode.ARCADE, Difficulty.NORMAL, RulesVersion.FIRST)).isEqualTo(older);
  }

  /** The boards of a version of the rules take less than a tenth of the greatest file size. */
  @Test
  void fullBoardsOfManyVersionsOfTheRulesFitIntoTheFile() {
    int versions = RulesVersion.CURRENT - RulesVersion.FIRST + 1;
    byte[] bytes = new ChecksummedJson<>(new ScoresCodec()).write(Samples.scores(1, 4000));
    assertThat(bytes.length / versions).isLessThan(ChecksummedJson.MOST_BYTES / 10);
  }

  @Test
  void signingKeepsTheRankOfAScore() {
    Store store = new Store(folders);
    store.add(Samples.run(500), Samples.replay(1));
    store.add(Samples.run(400), Samples.replay(2));
    ScoreEntry second = store.scores().of(PlayMode.ARCADE, Difficulty.NORMAL).get(1);
    store.setInitials(second, "EVE");
    assertThat(new Store(folders).scores().of(PlayMode.ARCADE, Difficulty.NORMAL))
        .extracting(ScoreEntry::initials)
        .containsExactly("ABC", "EVE");
  }
}
