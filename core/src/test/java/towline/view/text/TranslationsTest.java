package towline.view.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.settings.Language;
import towline.view.Assets;

/**
 * Each language says all that English says, with the same placeholders, in letters that there are.
 */
class TranslationsTest {
  private static final Path ASSETS = Path.of("../assets");
  private static final Pattern PLACE = Pattern.compile("\\{[A-Z0-9_]+}");
  private static final String ROOT = "";

  @BeforeAll
  static void findTheAssets() {
    Assets.find();
  }

  private static Properties bundle(String language) throws IOException {
    Properties bundle = new Properties();
    Path file = ASSETS.resolve(Localization.PATH + language + ".properties");
    try (Reader reader = Files.newBufferedReader(file)) {
      bundle.load(reader);
    }
    return bundle;
  }

  private static List<String> places(String text) {
    return PLACE.matcher(text).results().map(MatchResult::group).sorted().toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"_de", "_fr", "_es", "_pt_BR"})
  void hasTheKeysOfEnglish(String language) throws IOException {
    TreeSet<String> keys = new TreeSet<>(bundle(language).stringPropertyNames());
    assertThat(keys).containsExactlyElementsOf(new TreeSet<>(bundle(ROOT).stringPropertyNames()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"_de", "_fr", "_es", "_pt_BR"})
  void hasThePlaceholdersOfEnglishAndNoEmptyText(String language) throws IOException {
    Properties english = bundle(ROOT);
    Properties translated = bundle(language);
    List<String> faults = new ArrayList<>();
    for (String key : new TreeSet<>(translated.stringPropertyNames())) {
      String text = translated.getProperty(key);
      if (text.isBlank() || !places(text).equals(places(english.getProperty(key, "")))) {
        faults.add(key + " = " + text);
      }
    }
    assertThat(faults).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "_de", "_fr", "_es", "_pt_BR"})
  void usesLettersThatTheTypefaceHas(String language) throws Exception {
    List<Font> fonts = new ArrayList<>();
    for (String file : List.of("Play-Regular.ttf", "Play-Bold.ttf")) {
      fonts.add(Font.createFont(Font.TRUETYPE_FONT, ASSETS.resolve("fonts/" + file).toFile()));
    }
    for (Object text : bundle(language).values()) {
      for (Font font : fonts) {
        // The game itself makes the space at which no line is broken.
        String signs = ((String) text).replace(Fonts.NO_BREAK_SPACE, ' ');
        assertThat(font.canDisplayUpTo(signs)).as(font + ": " + text).isEqualTo(-1);
      }
    }
  }

  /** What is not rendered stays invisible, so each letter must be asked for. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void asksForTheLettersThatItUses(Language language) throws IOException {
    Localization words = Localization.load();
    words.setLocale(language.locale(Locale.ROOT));
    Locale bundle = language == Language.SYSTEM ? Locale.ROOT : language.bundle();
    String file = bundle.equals(Locale.ROOT) ? "" : "_" + bundle;
    TreeSet<Character> unknown = new TreeSet<>();
    for (Object text : bundle(file).values()) {
      ((String) text)
          .chars()
          .filter(c -> c > '~' && c != Fonts.NO_BREAK_SPACE && Fonts.GLYPHS.indexOf(c) < 0)
          .filter(c -> words.letters().indexOf(c) < 0)
          .forEach(c -> unknown.add((char) c));
    }
    assertThat(unknown).isEmpty();
  }

  @Test
  void everyBundleHasALanguage() throws IOException {
    try (Stream<Path> files = Files.list(ASSETS.resolve("i18n"))) {
      assertThat(files.filter(file -> file.toString().endsWith(".properties")))
          .hasSize(Language.values().length - 1);
    }
  }
}
