package towline.game.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.input.Control;
import towline.input.IgnoringMenu;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.session.replay.Replay;
import towline.session.replay.ReplayFormat;
import towline.session.replay.ReplayRecorder;

/** A replay that this game cannot play causes a message, and never ends the session. */
class CraftedReplayTest {
  @TempDir Path folder;

  private Path craft(int wave, int aimMode) throws Exception {
    RunSetup setup = new RunSetup(7, PlayMode.ARCADE, wave, aimMode);
    Replay replay = new ReplayRecorder(setup).replay(0);
    Path file = folder.resolve("towline-files/replays/saved/crafted.replay");
    Files.createDirectories(file.resolveSibling(""));
    Files.write(file, ReplayFormat.write(replay));
    return file;
  }

  @ParameterizedTest
  @CsvSource({"13,1,the arcade has no wave 13", "1,14,there is no aim mode 14"})
  void aReplayOfAnImpossibleRunIsRejectedInTheMenu(int wave, int aimMode, String why)
      throws Exception {
    Path file = craft(wave, aimMode);
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.REPLAYS))) {
      game.frames(2);
      assertThat(game.focus()).isEqualTo("replay.0");
      game.keys(Keys.ENTER);
      game.frame();
      assertThat(game.page()).isEqualTo("replays");
      assertThat(game.services().topLayer().message())
          .startsWith("Cannot play " + file + ": " + why);
    }
  }

  @Test
  void theEffectOfAKeyHappensInsideTheFrame() throws Exception {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.TITLE))) {
      game.frames(2);
      game.services().controls().devices().setMenuInput(new FailingMenu());
      assertThatCode(() -> game.hold(Keys.ENTER)).doesNotThrowAnyException();
      assertThatThrownBy(game::frame).hasMessage("forced by a key");
    }
  }

  /** A menu with a bug. */
  private static final class FailingMenu extends IgnoringMenu {
    @Override
    public boolean pressed(Control control) {
      throw new IllegalStateException("forced by a key");
    }
  }
}
