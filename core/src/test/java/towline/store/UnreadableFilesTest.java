package towline.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.settings.Options;
import towline.settings.Settings;

/** An unreadable file is taken neither for a missing nor for a newer one. */
class UnreadableFilesTest {
  private final Folders folders;
  private final Path settings;

  UnreadableFilesTest(@TempDir Path folder) {
    folders = new Folders(folder.resolve("config"), folder.resolve("data"));
    settings = folders.settings().resolve("settings.json");
  }

  /** A path through a file: unreadable even for the super-user, whom rights do not stop. */
  @Test
  void eachUnreadableFileIsNamedWithTheReason() throws Exception {
    Files.writeString(folders.data(), "where the folder should be");
    List<Problem> messages = new Store(folders).messages();
    for (String file : List.of("scores.json", "medals.json")) {
      assertThat(messages)
          .extracting(Problem::toString)
          .contains(
              "cannot read "
                  + folders.data().resolve(file)
                  + ": a file is in the place of the folder; rename it");
    }
  }

  @Test
  void anUnreadableFileIsNotOverwritten() throws Exception {
    Files.writeString(folders.data(), "where the folder should be");
    Store store = new Store(folders);
    Files.delete(folders.data());
    store.add(Samples.run(100), Samples.replay(10));
    assertThat(folders.data().resolve("scores.json")).doesNotExist();
    assertThat(store.scores().all()).hasSize(1);
    assertThat(store.messages())
        .extracting(Problem::toString)
        .contains(
            "cannot save the scores of this session to " + folders.data().resolve("scores.json"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.5", "0", "-1", "1e3", "\"one\"", "[2]", "2147483648", "null"})
  void anInvalidVersionIsReportedAndTheSettingsCount(String version) throws Exception {
    Settings mine = Settings.defaults().with(Options.SHAKE, 35);
    new Store(folders).save(mine);
    String text = Files.readString(settings);
    Files.writeString(settings, text.replace("\"version\": 1", "\"version\": " + version));
    Store store = new Store(folders);
    assertThat(store.settings()).isEqualTo(mine);
    assertThat(store.messages())
        .singleElement()
        .asString()
        .startsWith(settings + ": the version '")
        .endsWith("' is not a whole number from 1 to 999999 and was ignored");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "999999"})
  void aNewerVersionIsLeftAlone(String version) throws Exception {
    new Store(folders).save(Settings.defaults().with(Options.SHAKE, 35));
    String text = Files.readString(settings).replace("\"version\": 1", "\"version\": " + version);
    Files.writeString(settings, text);
    Store store = new Store(folders);
    store.save(Settings.defaults());
    assertThat(settings).hasContent(text);
    assertThat(store.messages().get(0))
        .asString()
        .contains("from a newer Towline (version " + version + ";");
  }
}
