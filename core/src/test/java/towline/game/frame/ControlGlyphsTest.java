package towline.game.frame;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.graphics.g2d.BitmapFont;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.content.look.VectorIcons;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.game.SilentGl;
import towline.input.Control;
import towline.input.GamepadControl;
import towline.input.GamepadModel;
import towline.view.text.ControlGlyphs;
import towline.view.text.Fonts;
import towline.view.text.Localization;
import towline.view.text.TextSize;

/** Prompts show the controls of the gamepad in use as pictures among the letters. */
class ControlGlyphsTest {
  /** Text keys of controls whose printed name is a word, which prompts repeat. */
  private static final Set<String> WORDS =
      Set.of("pad.BACK", "pad.START", "pad.PLAYSTATION.BACK", "pad.PLAYSTATION.START");

  /** Number of text sizes: small, body and heading. */
  private static final int SIZES = 3;

  @TempDir Path folder;

  private static ControlGlyphs glyphs() {
    return new ControlGlyphs(new Fonts(), VectorIcons.load(VectorIcons.GAMEPAD_CONTROLS));
  }

  private static Set<String> keys() {
    Set<String> keys = new TreeSet<>(Set.of("key.leftStick", "key.rightStick"));
    for (GamepadModel model : GamepadModel.values()) {
      for (GamepadControl control : GamepadControl.values()) {
        keys.add(model.textKey(control));
      }
    }
    return keys;
  }

  @Test
  void everyControlIsDrawnOnceAndNothingElse() {
    List<String> drawn = new ArrayList<>();
    for (String key : keys()) {
      glyphs().of(key).ifPresent(drawn::add);
      assertThat(glyphs().of(key).isPresent()).as(key).isEqualTo(!WORDS.contains(key));
    }
    assertThat(drawn).doesNotHaveDuplicates();
    assertThat(keys())
        .containsAll(VectorIcons.load(VectorIcons.GAMEPAD_CONTROLS).strokes().keySet());
  }

  @ParameterizedTest
  @EnumSource(
      value = GamepadModel.class,
      names = {"XBOX", "PLAYSTATION", "SWITCH"})
  void aPromptShowsThePicturesOfThePadInHand(GamepadModel model) {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.TITLE))) {
      game.pads.name = model.name();
      game.pads.plugged = 1;
      game.frames(2);
      game.pad(GamepadControl.DPAD_DOWN);
      game.frames(2);
      Localization words = game.services().picture().localization();
      String prompt = words.of("menu.foot.select") + words.of("menu.foot.tab");
      for (GamepadControl control : List.of(GamepadControl.A, GamepadControl.L1)) {
        String picture = game.services().controls().names().of(Control.gamepad(control));
        assertThat(glyphs().of(model.textKey(control))).contains(picture);
        assertThat(prompt).contains(picture);
        for (TextSize size : List.of(TextSize.SMALL, TextSize.BODY, TextSize.HEADING)) {
          BitmapFont font = game.services().picture().fonts().of(size);
          BitmapFont.Glyph glyph = font.getData().getGlyph(picture.charAt(0));
          assertThat(glyph).as("%s at %s", control, size).isNotNull();
          assertThat(glyph.xadvance).isGreaterThan(font.getData().getGlyph('H').xadvance);
          assertThat(glyph.id).isEqualTo(picture.charAt(0));
          assertThat(glyph.width > glyph.height).isEqualTo(control == GamepadControl.L1);
          assertThat(glyph.height).isGreaterThan((int) font.getCapHeight());
        }
      }
    }
  }

  private static long renderedPictures() {
    return SilentGl.calls.stream().filter("glTexSubImage2D"::equals).count();
  }

  @Test
  void picturesAreRenderedWhenFirstShownAndAgainForAnotherSize() {
    SilentGl.calls.clear();
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.TITLE))) {
      game.frames(2);
      assertThat(renderedPictures()).as("without a gamepad").isZero();
      ControlGlyphs shown = game.services().picture().controlGlyphs();
      shown.of("pad.XBOX.A");
      shown.of("pad.XBOX.A");
      assertThat(renderedPictures()).as("one for each size of text").isEqualTo(SIZES);
      game.services().picture().setUiScale(1.5);
      assertThat(renderedPictures()).as("and again").isEqualTo(2 * SIZES);
    }
  }
}
