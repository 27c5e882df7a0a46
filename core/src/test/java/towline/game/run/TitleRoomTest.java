package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.settings.Language;
import towline.settings.Options;
import towline.view.text.Localization;
import towline.view.text.TextSize;

class TitleRoomTest {
  @TempDir Path folder;

  private static Properties english() throws IOException {
    Properties bundle = new Properties();
    try (Reader reader = Files.newBufferedReader(Path.of("../assets/i18n/text.properties"))) {
      bundle.load(reader);
    }
    return bundle;
  }

  /** At twice the text size a title is between the score and the edge. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void noTitleReachesTheScoreAtAnyTextSize(Language language) throws IOException {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.ARCADE))) {
      game.change(game.settings().with(Options.UI_SCALE, 200).with(Options.LANGUAGE, language));
      game.game.resize(1280, 720);
      game.frames(20);
      double room = ((PlayScreen) game.game.current()).hud().titleRoom();
      BitmapFont font = game.services().picture().fonts().of(TextSize.HEADING);
      Localization words = game.services().picture().localization();
      List<String> tooWide = new ArrayList<>();
      for (String key : english().stringPropertyNames()) {
        if (key.startsWith("wave.") || key.startsWith("sector.") || key.equals("hud.victory")) {
          if (new GlyphLayout(font, words.of(key)).width > room) {
            tooWide.add(words.of(key));
          }
        }
      }
      assertThat(room).isPositive();
      assertThat(tooWide).isEmpty();
    }
  }

  /** A letter that a font lacks would be left out without a word. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void theFontOfCalloutsHasAllTheirLetters(Language language) {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.ARCADE))) {
      game.change(game.settings().with(Options.LANGUAGE, language));
      game.frames(20);
      BitmapFont font = game.services().picture().fonts().of(TextSize.CALLOUT);
      Localization words = game.services().picture().localization();
      StringBuilder all = new StringBuilder("+\u2212\u00d70123456789").append(words.decimalSign());
      for (String key :
          List.of("hud.haul", "hud.haul.banked", "hud.haul.lost", "hud.sweep", "hud.flee")) {
        all.append(words.of(key));
      }
      assertThat(all.chars().filter(letter -> font.getData().getGlyph((char) letter) == null))
          .isEmpty();
    }
  }
}
