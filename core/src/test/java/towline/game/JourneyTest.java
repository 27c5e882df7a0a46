package towline.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.game.replay.ReplayScreen;
import towline.input.Action;
import towline.input.Control;
import towline.input.GamepadControl;
import towline.settings.FireMode;
import towline.settings.Options;
import towline.settings.Settings;

/**
 * A whole evening: play, lose the ship, enter initials, change settings, leave. All of it is there
 * after a restart.
 */
class JourneyTest {
  @TempDir Path folder;

  private HeadlessGame start() {
    return new HeadlessGame(folder, HeadlessGame.options(ScreenName.TITLE));
  }

  @Test
  void withKeysAlone() {
    try (HeadlessGame game = start()) {
      assertThat(game.page()).isEqualTo("title");
      game.keys(Keys.ENTER, Keys.ENTER);
      assertThat(game.state()).containsEntry("screen", "PLAYING");
      die(game);
      game.goTo("open.details", () -> game.keys(Keys.DOWN));
      game.keys(Keys.ENTER);
      game.goTo("open.scores", () -> game.keys(Keys.DOWN));
      game.keys(Keys.ENTER);
      assertThat(game.page()).isEqualTo("initials");
      game.type("abc");
      assertThat(game.focus()).isEqualTo("enter");
      game.keys(Keys.ENTER);
      assertThat(game.page()).isEqualTo("scores");
      game.keys(Keys.ESCAPE, Keys.ESCAPE, Keys.ESCAPE);
      assertThat(game.page()).isEqualTo("title");
      setFiveOptions(game, () -> game.keys(Keys.DOWN), () -> game.keys(Keys.RIGHT), Keys.PAGE_DOWN);
      game.keys(Keys.ESCAPE);
      game.goTo("open.controls", () -> game.keys(Keys.DOWN));
      game.keys(Keys.ENTER);
      game.goTo("bind.UP.1", () -> game.keys(Keys.RIGHT));
      game.keys(Keys.ENTER, Keys.I);
    }
    checkAllOfIt("ABC", Control.key(Keys.I));
  }

  @Test
  void withAGamepadAlone() {
    try (HeadlessGame game = start()) {
      game.pads.plugged = 1;
      game.pad(GamepadControl.A, GamepadControl.A);
      assertThat(game.state()).containsEntry("screen", "PLAYING");
      die(game);
      game.goTo("open.details", () -> game.pad(GamepadControl.DPAD_DOWN));
      game.pad(GamepadControl.A);
      game.goTo("open.scores", () -> game.pad(GamepadControl.DPAD_DOWN));
      game.pad(GamepadControl.A);
      assertThat(game.page()).isEqualTo("initials");
      game.pad(
          GamepadControl.DPAD_DOWN,
          GamepadControl.A,
          GamepadControl.DPAD_DOWN,
          GamepadControl.DPAD_DOWN,
          GamepadControl.A);
      game.pad(GamepadControl.A, GamepadControl.A);
      assertThat(game.page()).isEqualTo("scores");
      game.pad(GamepadControl.B, GamepadControl.B, GamepadControl.B);
      assertThat(game.page()).isEqualTo("title");
      Runnable down = () -> game.pad(GamepadControl.DPAD_DOWN);
      Runnable right = () -> game.pad(GamepadControl.DPAD_RIGHT);
      setFiveOptions(game, down, right, -1);
      game.pad(GamepadControl.B);
      game.goTo("open.controls", down);
      game.pad(GamepadControl.A);
      game.goTo("bind.UP.2", right);
      game.pad(GamepadControl.A, GamepadControl.L3);
    }
    checkAllOfIt("BCA", Control.gamepad(GamepadControl.L3));
  }

  private static void die(HeadlessGame game) {
    game.hurryToResults();
    game.frames(100);
  }

  private static void setFiveOptions(HeadlessGame game, Runnable down, Runnable right, int turn) {
    game.goTo("open.options", down);
    Runnable confirm = turn < 0 ? () -> game.pad(GamepadControl.A) : () -> game.keys(Keys.ENTER);
    Runnable next = turn < 0 ? () -> game.pad(GamepadControl.R1) : () -> game.keys(turn);
    confirm.run();
    assertThat(game.page()).isEqualTo("options");
    game.goTo("option.display.vsync", down);
    right.run();
    next.run();
    game.goTo("option.sound.music", down);
    right.run();
    next.run();
    game.goTo("preset.CALM", down);
    confirm.run();
    next.run();
    game.goTo("option.play.difficulty", down);
    right.run();
    next.run();
    game.goTo("option.controls.fire", down);
    right.run();
  }

  private void checkAllOfIt(String initials, Control bound) {
    try (HeadlessGame game = start()) {
      Settings settings = game.settings();
      assertThat(settings.isOn(Options.VSYNC)).isFalse();
      assertThat(settings.get(Options.MUSIC_VOLUME)).isEqualTo(75);
      assertThat(settings.get(Options.SHAKE)).isZero();
      assertThat(settings.get(Options.FLASH)).isZero();
      assertThat(settings.get(Options.DIFFICULTY)).isEqualTo(towline.content.Difficulty.HARD);
      assertThat(settings.get(Options.FIRE)).isEqualTo(FireMode.TOGGLE);
      assertThat(settings.get(Options.INITIALS)).isEqualTo(initials);
      assertThat(settings.bindings().get(Action.UP.name())).contains(bound.format());
      assertThat(game.runs().records().replays()).hasSize(1);
      game.goTo("open.replays", () -> game.keys(Keys.DOWN));
      game.keys(Keys.ENTER);
      game.goTo("replay.0", () -> game.keys(Keys.UP));
      game.keys(Keys.ENTER);
      assertThat(game.state()).containsEntry("screen", "WATCHING");
      game.hurryUntil("the end of the replay", now -> now.page().equals("watch"));
      assertThat(((ReplayScreen) game.game.current()).desyncedAt()).isZero();
    }
  }
}
