package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunInput;
import towline.session.RunSetup;
import towline.settings.Options;

/** A rematch repeats a run, and its ghost has no effect on it. */
class GhostRaceTest {
  private static final int TICKS = 240;

  @TempDir Path folder;

  @Test
  void theGhostDoesNotChangeTheRun() {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.TITLE))) {
      game.change(game.settings().with(Options.INITIALS, "EVE"));
      game.game.play(PlayMode.SURVIVAL);
      game.hurryToResults();
      final RunSetup first = game.run().setup();
      game.frames(60);
      game.keys(Keys.G);
      assertThat(game.state()).containsEntry("screen", "PLAYING");
      assertThat(game.run().setup()).isEqualTo(first);
      game.until("some flight", now -> now.run().current().tick() >= TICKS);
      Run shown = game.run();
      long ticks = shown.current().tick();
      try (Run alone = new Run(game.services().content(), first)) {
        RunInput nothing = new RunInput();
        for (long tick = 0; tick < ticks; tick++) {
          alone.tick(nothing);
        }
        assertThat(shown.current().x(0)).isEqualTo(alone.current().x(0));
        assertThat(shown.score().points()).isEqualTo(alone.score().points());
        assertThat(shown.current().size()).isEqualTo(alone.current().size());
      }
    }
  }

  @Test
  void aRestartOfARematchIsARematch() {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.TITLE))) {
      game.game.play(PlayMode.ARCADE);
      game.frames(120);
      final RunSetup first = game.run().setup();
      ((PlayScreen) game.game.current()).pages().choices().rematch();
      for (int again = 0; again < 2; again++) {
        game.frames(60);
        game.keys(Keys.P, Keys.R);
        game.goTo("open.yes", () -> game.keys(Keys.RIGHT));
        game.keys(Keys.ENTER);
        PlayScreen screen = (PlayScreen) game.game.current();
        assertThat(screen.state()).isEqualTo("PLAYING");
        assertThat(game.run().setup()).isEqualTo(first);
        assertThat(game.run().current().tick()).isLessThan(5);
        assertThat(screen.record().hasGhost()).isTrue();
      }
      // A new run is another button of the results.
      ((PlayScreen) game.game.current()).pages().choices().playAgain();
      assertThat(game.run().setup()).isNotEqualTo(first);
      assertThat(((PlayScreen) game.game.current()).record().hasGhost()).isFalse();
    }
  }

  @Test
  void theLoopOfTheLastMomentsDoesNotChangeTheRun() {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.SURVIVAL))) {
      game.hurryToResults();
      long hash = game.hash();
      long tick = game.run().current().tick();
      game.hurry(30, now -> {});
      assertThat(game.hash()).isEqualTo(hash);
      assertThat(game.run().current().tick()).isEqualTo(tick);
      assertThat(game.page()).isEqualTo("over");
    }
  }
}
