package towline.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.content.Difficulty;
import towline.input.GamepadControl;
import towline.session.PlayMode;
import towline.settings.AimAssistLevel;
import towline.settings.FireMode;
import towline.settings.Options;
import towline.settings.Settings;

/** Windows and gamepads come and go in the middle of a fight, and the fight is the same. */
class FaultsTest {
  private static final int TIMES = 50;
  private static final int BETWEEN = 12;

  @TempDir Path folder;

  /** Something that happens to the machine. */
  private interface Mishap {
    void happen(HeadlessGame game);
  }

  /** The state after so many ticks of a fight, with something happening again and again. */
  private long hashAfter(Mishap mishap) {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.ARCADE))) {
      Settings settings = game.settings();
      game.game.change(
          settings
              .with(Options.DIFFICULTY, Difficulty.EASY)
              .with(Options.FIRE, FireMode.AUTO)
              .with(Options.AIM_ASSIST, AimAssistLevel.FULL));
      game.game.play(PlayMode.ARCADE);
      game.pads.plugged = 1;
      game.frames(60);
      for (int i = 0; i < TIMES; i++) {
        game.frames(BETWEEN);
        String before = String.valueOf(game.state().get("tick"));
        mishap.happen(game);
        game.frames(3);
        if ("PAUSED".equals(game.state().get("screen"))) {
          assertThat(game.state()).containsEntry("tick", before);
          ((RunScreen) game.game.current()).resumeRun();
        }
      }
      while (tick(game) < 60 + TIMES * (BETWEEN + 3)) {
        game.frame();
      }
      return game.hash();
    }
  }

  private static int tick(HeadlessGame game) {
    return Integer.parseInt(String.valueOf(game.state().get("tick")));
  }

  @Test
  void theFightDoesNotNoticeWhatHappensToTheMachine() {
    long undisturbed = hashAfter(game -> {});
    assertThat(hashAfter(FaultsTest::unplug)).as("unplugged").isEqualTo(undisturbed);
    assertThat(hashAfter(game -> game.game.pause())).as("focus").isEqualTo(undisturbed);
    assertThat(hashAfter(FaultsTest::minimise)).as("minimised").isEqualTo(undisturbed);
    assertThat(hashAfter(FaultsTest::resize)).as("resized").isEqualTo(undisturbed);
  }

  private static void unplug(HeadlessGame game) {
    game.pads.plugged = 0;
    game.frame();
    assertThat(game.state()).containsEntry("screen", "PAUSED");
    game.pads.plugged = 1;
  }

  private static void minimise(HeadlessGame game) {
    game.game.pause();
    game.game.resize(0, 0);
    game.frame();
    game.game.resize(1280, 720);
  }

  private static void resize(HeadlessGame game) {
    game.game.pause();
    game.game.resize(0, 720);
    game.game.resize(1, 1);
    game.frame();
    game.game.resize(2560, 1080);
    game.frame();
    game.game.resize(1280, 720);
  }

  @Test
  void aGamepadThatComesBackFliesAgain() {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.ARCADE))) {
      game.pads.plugged = 1;
      game.frames(60);
      game.pads.plugged = 0;
      game.frame();
      assertThat(game.page()).isEqualTo("pause");
      game.pads.plugged = 1;
      game.frame();
      game.pad(GamepadControl.START);
      assertThat(game.state()).containsEntry("screen", "PLAYING");
    }
  }

  @Test
  void everyWayOutOfAPauseGoesOn() {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.ARCADE))) {
      game.frames(60);
      for (int key : new int[] {Keys.ESCAPE, Keys.P}) {
        game.keys(key);
        assertThat(game.state()).containsEntry("screen", "PAUSED");
        game.keys(key);
        assertThat(game.state()).containsEntry("screen", "PLAYING");
      }
      game.keys(Keys.P, Keys.ENTER);
      assertThat(game.state()).containsEntry("screen", "PLAYING");
    }
  }

  @Test
  void aConflictIsShownAndNothingIsLostByAccident() {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.CONTROLS))) {
      game.frame();
      assertThat(game.focus()).isEqualTo("bind.UP.0");
      game.keys(Keys.ENTER, Keys.S, Keys.ESCAPE);
      assertThat(game.settings().bindings()).isEmpty();
      game.keys(Keys.ENTER, Keys.S, Keys.S);
      assertThat(game.settings().bindings().get("UP")).contains("key:S");
      assertThat(game.settings().bindings().get("DOWN")).doesNotContain("key:S");
      game.goTo("reset", () -> game.keys(Keys.UP));
      game.keys(Keys.ENTER, Keys.ENTER);
      assertThat(game.settings().bindings().get("DOWN")).contains("key:S");
    }
  }
}
