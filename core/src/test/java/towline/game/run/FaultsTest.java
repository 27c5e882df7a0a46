package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.content.Difficulty;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.input.Control;
import towline.input.GamepadControl;
import towline.menu.LayoutChecker;
import towline.session.PlayMode;
import towline.settings.AimAssistLevel;
import towline.settings.FireMode;
import towline.settings.Options;
import towline.settings.Settings;

/** Faults of windows and gamepads in the middle of a fight do not change the fight. */
class FaultsTest {
  private static final int TIMES = 25;
  private static final int TICKS_BETWEEN = 12;

  @TempDir Path folder;

  /** A fault of the machine. */
  private interface Mishap {
    void happen(HeadlessGame game);
  }

  /** Returns the hash of the state after a fight in which the mishap happens repeatedly. */
  private long hashAfter(Mishap mishap) {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.ARCADE))) {
      Settings settings = game.settings();
      game.change(
          settings
              .with(Options.DIFFICULTY, Difficulty.EASY)
              .with(Options.FIRE, FireMode.AUTO)
              .with(Options.AIM_ASSIST, AimAssistLevel.FULL));
      game.game.play(PlayMode.ARCADE);
      game.pads.plugged = 1;
      game.frames(58);
      game.pad(GamepadControl.L3);
      for (int i = 0; i < TIMES; i++) {
        game.frames(TICKS_BETWEEN);
        String before = String.valueOf(game.state().get("tick"));
        mishap.happen(game);
        game.frames(3);
        if ("PAUSED".equals(game.state().get("screen"))) {
          assertThat(game.state()).containsEntry("tick", before);
          ((PlayScreen) game.game.current()).pages().resume();
        }
      }
      while (tick(game) < 60 + TIMES * (TICKS_BETWEEN + 3)) {
        game.frame();
      }
      return game.hash();
    }
  }

  private static int tick(HeadlessGame game) {
    return Integer.parseInt(String.valueOf(game.state().get("tick")));
  }

  @Test
  void faultsOfTheMachineDoNotChangeTheFight() {
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
  void aReconnectedGamepadFliesAgain() {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.ARCADE))) {
      game.pads.plugged = 1;
      game.frames(60);
      game.pad(GamepadControl.L3);
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
  void aDisconnectedGamepadDoesNotPauseAPlayerWithKeys() {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.ARCADE))) {
      game.pads.plugged = 1;
      game.frames(30);
      game.pad(GamepadControl.L3);
      game.keys(Keys.W);
      game.pads.plugged = 0;
      game.frames(3);
      assertThat(game.state()).containsEntry("screen", "PLAYING");
      assertThat(game.services().topLayer().message()).isEmpty();
    }
  }

  /** On a page over the pause, the pause key leads back to the pause, not into the fight. */
  @Test
  void pagesOverThePauseDoNotAffectTheRun() {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.PRACTICE))) {
      game.pads.plugged = 1;
      game.frames(60);
      for (String item : List.of("legend", "options", "controls", "restart", "leave")) {
        game.keys(Keys.ESCAPE);
        String tick = String.valueOf(game.state().get("tick"));
        game.goTo("open." + item, () -> game.keys(Keys.DOWN));
        game.keys(Keys.ENTER);
        String page = game.page();
        assertThat(page).isNotEqualTo("pause");
        game.keys(Keys.PERIOD, Keys.LEFT_BRACKET, Keys.R);
        assertThat(game.state())
            .containsEntry("page", page)
            .containsEntry("tick", tick)
            .containsEntry("time_scale", "1.0");
        if (item.equals("options")) {
          game.pad(GamepadControl.START);
        } else {
          game.keys(Keys.P);
        }
        assertThat(game.state())
            .containsEntry("page", "pause")
            .containsEntry("tick", tick)
            .containsEntry("screen", "PAUSED");
        game.keys(Keys.P);
        assertThat(game.state()).containsEntry("screen", "PLAYING");
      }
    }
  }

  /** The page has buttons for commands that the D-pad cannot give, because it moves the focus. */
  @Test
  void thePauseOffersAllItsCommandsToAGamepad() {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.PRACTICE))) {
      game.pads.plugged = 1;
      game.frames(60);
      game.pad(GamepadControl.START);
      game.frames(2);
      String names = String.join("\n", LayoutChecker.texts(game.services().menu()));
      for (GamepadControl part :
          List.of(GamepadControl.DPAD_LEFT, GamepadControl.DPAD_RIGHT, GamepadControl.DPAD_DOWN)) {
        assertThat(names)
            .doesNotContain(game.services().controls().names().of(Control.gamepad(part)));
      }
      final int tick = tick(game);
      game.goTo("open.step", () -> game.pad(GamepadControl.DPAD_DOWN));
      game.pad(GamepadControl.A);
      assertThat(tick(game)).isEqualTo(tick + 1);
      game.goTo("open.slower", () -> game.pad(GamepadControl.DPAD_DOWN));
      game.pad(GamepadControl.A);
      assertThat(game.state()).containsEntry("time_scale", "0.5");
      game.goTo("open.faster", () -> game.pad(GamepadControl.DPAD_DOWN));
      game.pad(GamepadControl.A);
      assertThat(game.state()).containsEntry("time_scale", "1.0");
      game.keys(Keys.L);
      assertThat(LayoutChecker.texts(game.services().menu()))
          .contains("Take screenshot", "F12", ".");
    }
  }

  @Test
  void everyWayOutOfAPauseResumesTheRun() {
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

  /** A cell shows controls of its own device, so presses of another device bind nothing. */
  @Test
  void aCellAcceptsOnlyControlsOfItsDevice() {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.CONTROLS))) {
      game.pads.plugged = 1;
      game.frame();
      assertThat(game.focus()).isEqualTo("bind.UP.0");
      game.keys(Keys.ENTER);
      game.pad(GamepadControl.L3);
      assertThat(game.settings().bindings()).isEmpty();
      // That press has ended the wait, so a player with only a gamepad is not stuck.
      game.goTo("bind.UP.2", () -> game.pad(GamepadControl.DPAD_RIGHT));
      game.pad(GamepadControl.A);
      game.keys(Keys.K);
      assertThat(game.settings().bindings()).isEmpty();
      game.pad(GamepadControl.A, GamepadControl.L3);
      assertThat(game.settings().bindings().get("UP")).containsExactly("key:W", "pad:L3");
      game.goTo("bind.UP.1", () -> game.pad(GamepadControl.DPAD_LEFT));
      game.keys(Keys.ENTER, Keys.K);
      assertThat(game.settings().bindings().get("UP")).containsExactly("key:W", "pad:L3", "key:K");
    }
  }

  @Test
  void aConflictMustBeConfirmed() {
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
