package towline.game.range;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.g2d.Batch;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.game.range.TextLayer.Written;
import towline.menu.Slider;
import towline.settings.Language;
import towline.settings.Options;
import towline.view.text.Bundles;

/** The text of the range is readable in every language. */
@Tag("long")
class RangeTextTest {
  private static final int BENCHES = 3;

  /** Tolerance for texts that touch because of rounding, physical pixels. */
  private static final double SPARE = 1.5;

  @TempDir Path folder;

  static Stream<Arguments> languagesAndScales() {
    return Stream.concat(
        Stream.of(arguments(Language.ENGLISH, 100)),
        Bundles.languages().map(language -> arguments(language, 200)));
  }

  private HeadlessGame open(Language language, int width, int height, int scale) {
    HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.WORKBENCH));
    game.change(game.settings().with(Options.LANGUAGE, language).with(Options.UI_SCALE, scale));
    game.game.resize(width, height);
    // Text is rendered again once the window's size has stopped changing.
    game.frames(20);
    return game;
  }

  private static WorkbenchScreen range(HeadlessGame game) {
    return (WorkbenchScreen) game.game.current();
  }

  /** Returns the text beside the panel. */
  private static List<Written> written(HeadlessGame game) {
    WorkbenchScreen range = range(game);
    range.drawWorld();
    range.drawShapes();
    List<Written> written = range.text().written();
    Batch batch = game.services().picture().canvas().batch();
    batch.begin();
    range.drawText();
    batch.end();
    return written;
  }

  /** Returns the explanations of all numbers, by bench and slider. */
  private static Map<String, String> sentences(HeadlessGame game) {
    Map<String, String> sentences = new HashMap<>();
    for (int i = 0; i < BENCHES; i++) {
      Bench bench = range(game).bench();
      for (int preset = 0; preset < bench.presetNames().size(); preset++) {
        bench.choosePreset(preset);
        for (Slider slider : bench.sliders()) {
          if (!Double.isNaN(slider.fraction())) {
            sentences.put(bench.name() + " " + slider.name(), slider.help());
          }
        }
      }
      game.keys(Keys.PAGE_DOWN);
    }
    return sentences;
  }

  @ParameterizedTest
  @MethodSource("towline.view.text.Bundles#translations")
  void everySliderSaysWhatItDoesInTheLanguage(Language language) {
    // Untranslated texts are listed by TranslationsTest.
    assumeThat(Bundles.missing(language)).noneMatch(key -> key.startsWith("range."));
    Map<String, String> english;
    try (HeadlessGame game = open(Language.ENGLISH, 1280, 720, 100)) {
      english = sentences(game);
    }
    try (HeadlessGame game = open(language, 1280, 720, 100)) {
      Map<String, String> own = sentences(game);
      assertThat(own).hasSameSizeAs(english).hasSizeGreaterThan(50);
      own.forEach(
          (slider, text) ->
              assertThat(text)
                  .as(slider)
                  .matches("(?s)\\p{Lu}.*\\.")
                  .isNotEqualTo(english.get(slider)));
    }
  }

  @Test
  void numbersHaveTheDecimalSignOfTheLanguage() {
    try (HeadlessGame game = open(Language.GERMAN, 1280, 720, 100)) {
      List<String> texts = new ArrayList<>();
      for (int i = 0; i < BENCHES; i++) {
        Bench bench = range(game).bench();
        for (int preset = 0; preset < bench.presetNames().size(); preset++) {
          bench.choosePreset(preset);
          game.frames(30);
          written(game).forEach(text -> texts.add(text.text()));
          bench.sliders().forEach(slider -> texts.add(slider.value()));
        }
        game.keys(Keys.PAGE_DOWN);
      }
      // The name of a law.
      texts.replaceAll(text -> text.replaceAll("TEXTBOOK 0\\.\\d+", "TEXTBOOK"));
      assertThat(texts).filteredOn(text -> text.matches("(?s).*\\d\\.\\d.*")).isEmpty();
      assertThat(texts).filteredOn(text -> text.matches("(?s).*\\d,\\d.*")).hasSizeGreaterThan(50);
    }
  }

  @Test
  void soHaveTheSecondsBesideTheTankUnderTheMouse() {
    try (HeadlessGame game = open(Language.GERMAN, 1280, 720, 100)) {
      game.keys(Keys.PAGE_DOWN, Keys.PAGE_DOWN);
      game.frames(60);
      List<String> texts = new ArrayList<>();
      for (int x = 10; x < 800; x += 20) {
        for (int y = 250; y < 600; y += 20) {
          range(game).hover(x, y);
          written(game).forEach(text -> texts.add(text.text()));
        }
      }
      List<String> seconds = texts.stream().filter(text -> text.matches(".*\\d s")).toList();
      assertThat(seconds).isNotEmpty().allMatch(text -> text.matches(".*  \\d,\\d s"));
    }
  }

  @ParameterizedTest
  @MethodSource("languagesAndScales")
  void noTextLiesOverAnotherOrLeavesItsPlace(Language language, int scale) {
    try (HeadlessGame game = open(language, 1280, 720, scale)) {
      List<String> faults = new ArrayList<>();
      for (int i = 0; i < BENCHES; i++) {
        Bench bench = range(game).bench();
        for (int preset = 0; preset < bench.presetNames().size(); preset++) {
          bench.choosePreset(preset);
          game.frames(20);
          String name = bench.presetNames().get(preset);
          double room = 1280 * (1 - WorkbenchPage.PANEL);
          faults(written(game), room, 720).forEach(fault -> faults.add(name + ": " + fault));
        }
        game.keys(Keys.PAGE_DOWN);
      }
      assertThat(faults).isEmpty();
    }
  }

  private static List<String> faults(List<Written> texts, double width, double height) {
    List<String> faults = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      Written a = texts.get(i);
      boolean outX = a.left() < -SPARE || a.left() + a.width() > width + SPARE;
      boolean outY = a.bottom() < -SPARE || a.bottom() + a.height() > height + SPARE;
      if (outX || outY) {
        faults.add("'" + a.text() + "' lies outside");
      }
      for (Written b : texts.subList(i + 1, texts.size())) {
        if (overlap(a.left(), a.width(), b.left(), b.width())
            && overlap(a.bottom(), a.height(), b.bottom(), b.height())) {
          faults.add("'" + a.text() + "' lies over '" + b.text() + "'");
        }
      }
    }
    return faults;
  }

  private static boolean overlap(double from, double length, double otherFrom, double otherLength) {
    return Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom) > SPARE;
  }
}
