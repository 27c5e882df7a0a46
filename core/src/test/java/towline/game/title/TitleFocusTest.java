package towline.game.title;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.game.HeadlessGame;
import towline.game.ScreenName;

/** The focus of the title. */
class TitleFocusTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"range", "shots", "options", "replays", "medals"})
  void theTitleFocusesTheEntryByWhichThePlayerLeft(String entry) {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.TITLE))) {
      game.frames(2);
      game.goTo("open." + entry, () -> game.keys(Keys.DOWN));
      game.keys(Keys.ENTER);
      game.frames(2);
      assertThat(game.page()).isNotEqualTo("title");
      game.keys(Keys.ESCAPE);
      game.frames(2);
      assertThat(game.page()).isEqualTo("title");
      assertThat(game.focus()).isEqualTo("open." + entry);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"daily", "modes"})
  void itDoesSoAfterARun(String entry) {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.TITLE))) {
      game.frames(2);
      game.goTo("open." + entry, () -> game.keys(Keys.DOWN));
      game.keys(Keys.ENTER, Keys.ENTER);
      game.frames(2);
      assertThat(game.state()).containsEntry("screen", "PLAYING");
      game.game.quitToTitle();
      game.frames(2);
      assertThat(game.focus()).isEqualTo("open." + entry);
    }
  }
}
