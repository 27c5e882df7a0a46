package towline.view.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How texts are written, in every language: keys are never named, signs stand as they should. */
class WordingTest {
  private static final Path ASSETS = Path.of("../assets");

  /** Names of keys that are no words of the language: where one stands, it is the key. */
  private static final List<String> KEYS =
      List.of(
          "key.enter",
          "key.numpadEnter",
          "key.escape",
          "key.delete",
          "key.tab",
          "key.pageUp",
          "key.pageDown",
          "key.shiftLeft",
          "key.controlLeft",
          "key.altLeft",
          "key.capsLock",
          "key.backspace",
          "key.arrows",
          "key.directions");

  /** What is printed on a key, put where a prompt names one: (N), "N: ", a comma in words. */
  private static final Pattern PRINTED =
      Pattern.compile(
          "(?<!f)\\((?:\\p{Lu}|F\\d{1,2}|[,.;:-])\\)"
              + "|(?<![\\p{L}{(])(?:[B-DF-NP-XZ]|F\\d{1,2})(?:\u00a0?:| \\p{Ll})");

  /** The signs that some layouts have on other keys, in words. */
  private static final Map<String, String> SIGNS =
      Map.of(
          "", "[Cc]omma(?!nd)|minus|full stop",
          "_de", "Komma|Minus|\\(Punkt\\)",
          "_fr", "[Vv]irgule|moins changent|\\(point\\)",
          "_es", "Coma |menos cambian|\\(punto\\)",
          "_pt_BR", "V\u00edrgula|menos mudam|\\(ponto\\)");

  private static Map<String, String> bundle(String language) throws IOException {
    Properties bundle = new Properties();
    Path file = ASSETS.resolve(Localization.PATH + language + ".properties");
    try (Reader reader = Files.newBufferedReader(file)) {
      bundle.load(reader);
    }
    return bundle.entrySet().stream()
        .collect(
            Collectors.toMap(text -> (String) text.getKey(), text -> (String) text.getValue()));
  }

  /** Where the bundle names controls, for places to be filled with. */
  private static boolean isName(String key) {
    return Stream.of("key.", "mouse.", "pad.").anyMatch(key::startsWith);
  }

  private static List<String> matching(Map<String, String> bundle, Pattern fault) {
    List<String> found = new ArrayList<>();
    for (String key : new TreeSet<>(bundle.keySet())) {
      if (!isName(key) && fault.matcher(bundle.get(key)).find()) {
        found.add(key + " = " + bundle.get(key));
      }
    }
    return found;
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "_de", "_fr", "_es", "_pt_BR"})
  void noTextNamesAKeyThatThePlayerMayNotHave(String language) throws IOException {
    Map<String, String> bundle = bundle(language);
    String names =
        KEYS.stream()
            .map(key -> Pattern.quote(String.valueOf(bundle.get(key))))
            .collect(Collectors.joining("|", "(?<!\\p{L})(?:", ")(?!\\p{L})"));
    // A word such as Space or Left is a key where something is said of it.
    String others =
        bundle.keySet().stream()
            .filter(key -> key.startsWith("key.") || key.startsWith("mouse."))
            .map(key -> Pattern.quote(bundle.get(key)))
            .collect(Collectors.joining("|", "(?:^|[.,] )(?:", ")\u00a0?: "));
    assertThat(matching(bundle, Pattern.compile(names))).isEmpty();
    assertThat(matching(bundle, Pattern.compile(others))).isEmpty();
    assertThat(matching(bundle, PRINTED)).isEmpty();
    assertThat(matching(bundle, Pattern.compile(SIGNS.getOrDefault(language, "-")))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "_de", "_fr", "_es", "_pt_BR"})
  void thePercentSignStandsAsTheLanguageHasIt(String language) throws IOException {
    boolean close = language.isEmpty() || language.equals("_pt_BR");
    Pattern fault = Pattern.compile(close ? "[ \u00a0]%" : "[^\u00a0]%");
    assertThat(matching(bundle(language), fault)).isEmpty();
    assertThat(bundle(language).get("menu.value.percent")).endsWith("%");
  }

  /** Before a high sign French has a space, at which no line is broken. */
  @ParameterizedTest
  @ValueSource(strings = {"_fr"})
  void frenchSignsKeepTheirDistance(String language) throws IOException {
    assertThat(matching(bundle(language), Pattern.compile("[^\u00a0][:;?!]"))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "_de", "_es", "_pt_BR"})
  void otherSignsStandClose(String language) throws IOException {
    assertThat(matching(bundle(language), Pattern.compile("[ \u00a0][:;?!,.]"))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "_de", "_fr", "_es", "_pt_BR"})
  void typewriterSignsAreNotUsed(String language) throws IOException {
    assertThat(matching(bundle(language), Pattern.compile("['\"`]|\\.\\.\\.|^ | $"))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"_es"})
  void spanishQuestionsAndShoutsAreOpened(String language) throws IOException {
    Map<String, String> bundle = bundle(language);
    for (Map.Entry<String, String> text : bundle.entrySet()) {
      String words = text.getValue();
      assertThat(words.contains("?")).as(words).isEqualTo(words.contains("\u00bf"));
      assertThat(words.contains("!")).as(words).isEqualTo(words.contains("\u00a1"));
    }
  }
}
