package towline.game.frame;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.game.range.RangeCommand;
import towline.input.Device;
import towline.input.GamepadControl;
import towline.input.KeyLayout;
import towline.settings.Language;
import towline.settings.Options;
import towline.view.text.Localization;
import towline.view.text.TextSize;

/** Texts name the controls of this player's keyboard or gamepad. */
class KeyNamesTest {
  /** Parts of a French and a German keyboard: keys of the US layout, and their labels. */
  private static final Map<Integer, String> LAYOUT =
      Map.of(Keys.COMMA, ";", Keys.PERIOD, ":", Keys.MINUS, "\u00df", Keys.V, "{0}", Keys.C, "$1");

  @TempDir Path folder;

  private HeadlessGame open(ScreenName screen) {
    return open(screen, LAYOUT::get);
  }

  private HeadlessGame open(ScreenName screen, KeyLayout layout) {
    HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(screen), layout);
    game.frames(2);
    return game;
  }

  private static void useGamepad(HeadlessGame game) {
    game.pads.plugged = 1;
    game.frames(2);
    game.pad(GamepadControl.DPAD_DOWN);
    game.frames(2);
  }

  private static Localization words(HeadlessGame game) {
    return game.services().picture().localization();
  }

  private static Properties english() throws IOException {
    Properties bundle = new Properties();
    try (Reader reader = Files.newBufferedReader(Path.of("../assets/i18n/text.properties"))) {
      bundle.load(reader);
    }
    return bundle;
  }

  @ParameterizedTest
  @EnumSource(
      value = Device.class,
      names = {"KEYBOARD", "GAMEPAD"})
  void theRangeNamesItsControls(Device device) throws IOException {
    try (HeadlessGame game = open(ScreenName.WORKBENCH)) {
      if (device == Device.GAMEPAD) {
        useGamepad(game);
      }
      Properties texts = english();
      List<String> keys =
          texts.stringPropertyNames().stream()
              .filter(key -> texts.getProperty(key).contains("{RANGE_"))
              .toList();
      assertThat(keys).hasSizeGreaterThan(5);
      for (String key : keys) {
        String expected = texts.getProperty(key);
        for (RangeCommand command : RangeCommand.values()) {
          expected = expected.replace("{RANGE_" + command + "}", name(game, command, device));
        }
        assertThat(words(game).of(key)).isEqualTo(expected);
      }
    }
  }

  private static String name(HeadlessGame game, RangeCommand command, Device device) {
    return command.controls().stream()
        .filter(control -> control.device() == device)
        .findFirst()
        .map(control -> game.services().controls().names().of(control))
        .orElse("nothing on the " + device);
  }

  @Test
  void aKeyIsNamedByItsPrintedLabel() {
    try (HeadlessGame game = open(ScreenName.WORKBENCH)) {
      assertThat(words(game).of("range.pause.hint")).contains(": ; / \u00df");
      assertThat(words(game).of("range.tick.hint")).contains("(:)");
      assertThat(words(game).of("range.dial.view.hint")).contains("({0})");
      assertThat(words(game).of("range.copy.hint")).contains("($1)");
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void noTextHasAnUnfilledPlaceOnAnyDevice(Language language) throws IOException {
    try (HeadlessGame game = open(ScreenName.TITLE, code -> null)) {
      game.change(game.settings().with(Options.LANGUAGE, language));
      game.frames(2);
      for (int device = 0; device < 2; device++) {
        String unbound = words(game).of("key.unbound");
        for (String key : english().stringPropertyNames()) {
          String text = words(game).of(key, "", "", "", "", "");
          assertThat(text).as(key).doesNotContainPattern("\\{[A-Z_0-9]+}");
          if (!key.startsWith("key.") && !key.equals("menu.controls.lost")) {
            assertThat(text).as(key).doesNotContain(unbound);
          }
        }
        useGamepad(game);
      }
    }
  }

  @Test
  void textsForGamepadPlayersNameNoKeys() {
    try (HeadlessGame game = open(ScreenName.TITLE)) {
      useGamepad(game);
      String keys = words(game).of("key.enter") + "|" + words(game).of("key.escape");
      for (String key :
          new String[] {
            "menu.foot.select",
            "menu.foot.back",
            "menu.foot.tab",
            "menu.controls.change",
            "menu.controls.add",
            "menu.controls.waiting.pad",
            "menu.controls.conflict.pad",
            "menu.scores.watch"
          }) {
        assertThat(words(game).of(key, "", "", "")).as(key).doesNotContainPattern(keys);
      }
    }
  }

  @Test
  void theNonBreakingSpaceHasAGlyph() {
    try (HeadlessGame game = open(ScreenName.TITLE)) {
      for (TextSize size : TextSize.values()) {
        BitmapFont font = game.services().picture().fonts().of(size);
        BitmapFont.Glyph space = font.getData().getGlyph(' ');
        BitmapFont.Glyph fixed = font.getData().getGlyph('\u00a0');
        assertThat(fixed).as("%s", size).isNotNull();
        assertThat(fixed.xadvance).isEqualTo(space.xadvance);
        assertThat(fixed.width).isEqualTo(space.width);
        assertThat(font.getData().isWhitespace('\u00a0')).isFalse();
      }
    }
  }
}
