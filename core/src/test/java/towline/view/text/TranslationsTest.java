package towline.view.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.settings.Language;
import towline.view.Assets;

/** Each language has all texts of English, with the same placeholders, in available letters. */
class TranslationsTest {
  private static final Path ASSETS = Path.of("../assets");
  private static final Pattern PLACE = Pattern.compile("\\{[A-Z0-9_]+}");

  @BeforeAll
  static void findTheAssets() {
    Assets.find();
  }

  static Stream<Language> languages() {
    return Bundles.languages();
  }

  static Stream<Language> translations() {
    return Bundles.translations();
  }

  private static List<String> places(String text) {
    return PLACE.matcher(text).results().map(MatchResult::group).sorted().toList();
  }

  /** An untranslated text stays English, and is listed; a release has none. */
  @ParameterizedTest
  @MethodSource("translations")
  void isCompleteInARelease(Language language) {
    Set<String> missing = Bundles.missing(language);
    if (!missing.isEmpty()) {
      System.out.printf(
          Locale.ROOT,
          "Not translated in %s: %s%n",
          Bundles.file(language),
          String.join(", ", missing));
    }
    if (Boolean.getBoolean("translations.complete")) {
      assertThat(missing).as("keys that %s lacks", Bundles.file(language)).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("translations")
  void hasNoKeyThatEnglishLacks(Language language) {
    Set<String> left = Bundles.keys(language);
    left.removeAll(Bundles.keys(Language.ENGLISH));
    assertThat(left).as("keys to be deleted from %s", Bundles.file(language)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("translations")
  void hasThePlaceholdersOfEnglishAndNoEmptyText(Language language) {
    Properties english = Bundles.of(Language.ENGLISH);
    Properties translated = Bundles.of(language);
    List<String> faults = new ArrayList<>();
    for (String key : Bundles.keys(language)) {
      String text = translated.getProperty(key);
      if (text.isBlank() || !places(text).equals(places(english.getProperty(key, "")))) {
        faults.add(key + " = " + text);
      }
    }
    assertThat(faults).as("texts of %s", Bundles.file(language)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void usesLettersThatTheTypefaceHas(Language language) throws Exception {
    List<Font> fonts = new ArrayList<>();
    for (String file : List.of("Play-Regular.ttf", "Play-Bold.ttf")) {
      fonts.add(Font.createFont(Font.TRUETYPE_FONT, ASSETS.resolve("fonts/" + file).toFile()));
    }
    for (Object text : Bundles.of(language).values()) {
      for (Font font : fonts) {
        // The game itself makes the space at which no line is broken.
        String signs = ((String) text).replace(Fonts.NO_BREAK_SPACE, ' ');
        assertThat(font.canDisplayUpTo(signs)).as(font + ": " + text).isEqualTo(-1);
      }
    }
  }

  /** Letters that are not rendered would be invisible, so the game must request each of them. */
  @ParameterizedTest
  @MethodSource("languages")
  void requestsTheLettersThatItUses(Language language) {
    Localization words = Localization.load();
    words.setLocale(language.locale(Locale.ROOT));
    TreeSet<Character> unknown = new TreeSet<>();
    for (Object text : Bundles.of(language).values()) {
      ((String) text)
          .chars()
          .filter(c -> c > '~' && c != Fonts.NO_BREAK_SPACE && Fonts.GLYPHS.indexOf(c) < 0)
          .filter(c -> words.letters().indexOf(c) < 0)
          .forEach(c -> unknown.add((char) c));
    }
    assertThat(unknown).isEmpty();
  }

  /** A bundle file without a language in settings.Language would never be read. */
  @Test
  void everyBundleHasALanguage() throws IOException {
    try (Stream<Path> files = Files.list(Bundles.FOLDER)) {
      assertThat(files.filter(file -> file.toString().endsWith(".properties")))
          .as("files of the languages in settings/Language.java")
          .containsExactlyInAnyOrderElementsOf(Bundles.languages().map(Bundles::file).toList());
    }
  }
}
