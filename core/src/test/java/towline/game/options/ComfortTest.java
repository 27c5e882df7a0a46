package towline.game.options;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Vector2;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.content.look.ColorRole;
import towline.content.sound.SoundSpec.Bus;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.input.Action;
import towline.input.Control;
import towline.input.GamepadControl;
import towline.menu.LayoutChecker;
import towline.menu.Menu;
import towline.menu.MenuItems;
import towline.settings.CrosshairColour;
import towline.settings.OptionGroup;
import towline.settings.Options;
import towline.sound.GameAudio;
import towline.view.hud.HudCanvas;

/** Options of comfort have their effect at once. */
class ComfortTest {
  @TempDir Path folder;

  private HeadlessGame open(ScreenName screen) {
    HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(screen));
    game.change(game.settings().with(Options.UI_SCALE, 100));
    game.game.resize(1280, 720);
    game.frames(2);
    return game;
  }

  @Test
  void aChangeOfTheRumbleIsFelt() {
    try (HeadlessGame game = open(ScreenName.OPTIONS)) {
      game.pads.plugged = 1;
      game.pads.rumbled = -1;
      game.pad(GamepadControl.L1);
      game.goTo("option.controls.rumble", () -> game.pad(GamepadControl.DPAD_DOWN));
      game.pad(GamepadControl.DPAD_RIGHT);
      double felt = game.pads.rumbled;
      assertThat(felt).isPositive();
      game.pad(GamepadControl.DPAD_LEFT, GamepadControl.DPAD_LEFT);
      assertThat(game.pads.rumbled).isLessThan(felt);
    }
  }

  @Test
  void theCrosshairHasTheChosenSizeAndColour() {
    try (HeadlessGame game = open(ScreenName.TITLE)) {
      HudCanvas canvas = game.services().picture().canvas();
      double usual = canvas.crosshairUnit();
      game.change(
          game.settings()
              .with(Options.CROSSHAIR_SIZE, 250)
              .with(Options.CROSSHAIR_COLOUR, CrosshairColour.MINT));
      assertThat(canvas.crosshairUnit()).isEqualTo(2.5 * usual);
      assertThat(canvas.crosshairColour())
          .isEqualTo(game.services().picture().palette().colour(ColorRole.SHARD));
    }
  }

  @Test
  void menusHaveTheChosenVolumeAndNothingElseChanges() {
    try (HeadlessGame game = open(ScreenName.TITLE)) {
      GameAudio sound = game.services().sound();
      double effects = sound.volume(Bus.EFFECTS);
      double menus = sound.volume(Bus.INTERFACE);
      game.change(game.settings().with(Options.MENU_VOLUME, 50));
      assertThat(sound.volume(Bus.INTERFACE)).isEqualTo(0.5 * menus).isPositive();
      assertThat(sound.volume(Bus.EFFECTS)).isEqualTo(effects);
    }
  }

  @Test
  void anActionCanHaveTwoControlsOfTheGamepad() {
    try (HeadlessGame game = open(ScreenName.CONTROLS)) {
      game.pads.plugged = 1;
      game.goTo("bind.UP.3", () -> game.pad(GamepadControl.DPAD_RIGHT));
      game.pad(GamepadControl.A, GamepadControl.L3);
      assertThat(game.services().controls().bindings().controlsOf(Action.UP))
          .contains(Control.gamepad(GamepadControl.LEFT_UP), Control.gamepad(GamepadControl.L3));
    }
  }

  /** For a control that is given to another action, the picture shows the new action. */
  @Test
  void thePictureOfTheGamepadShowsTheActionOfEachControl() {
    try (HeadlessGame game = open(ScreenName.CONTROLS)) {
      game.services()
          .controls()
          .bindings()
          .bind(Action.SCREENSHOT, Control.gamepad(GamepadControl.L3));
      game.keys(Keys.PAGE_UP);
      game.frame();
      String screenshot = game.services().picture().localization().of("action.SCREENSHOT");
      assertThat(LayoutChecker.texts(game.services().menu())).contains(screenshot);
      assertThat(LayoutChecker.items(game.services().menu()))
          .filteredOn(item -> item.getName().startsWith("pad."))
          .hasSize(GamepadControl.values().length);
    }
  }

  @Test
  void aTabIsShownFromItsHead() {
    try (HeadlessGame game =
        HeadlessGame.onPhone(folder, HeadlessGame.options(ScreenName.OPTIONS))) {
      Menu menu = game.services().menu();
      menu.showTab(OptionGroup.DISPLAY.ordinal());
      menu.focus("reset");
      game.frames(30);
      assertThat(MenuItems.scrolledHeight(menu)).isGreaterThan(60);
      Vector2 tab = MenuItems.middle(menu, "tab." + OptionGroup.CONTROLS.ordinal());
      game.tap(tab.x, tab.y);
      game.frame();
      assertThat(MenuItems.hiddenHeight(menu)).isGreaterThan(60);
      assertThat(MenuItems.scrolledHeight(menu)).isZero();
    }
  }
}
