package towline.view.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.settings.Language;

/** Rules for texts in every language: no names of keys, and correct signs. */
class WordingTest {
  /** Names of keys that are not words of the language, so that each occurrence means the key. */
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

  /** Labels of keys where a prompt would name them: (N), "N: ", a comma in words. */
  private static final Pattern PRINTED =
      Pattern.compile(
          "(?<!f)\\((?:\\p{Lu}|F\\d{1,2}|[,.;:-])\\)"
              + "|(?<![\\p{L}{(])(?:[B-DF-NP-XZ]|F\\d{1,2})(?:\u00a0?:| \\p{Ll})");

  /** The names of signs that some layouts have on other keys. */
  private static final Map<Language, String> SIGNS =
      Map.of(
          Language.ENGLISH, "[Cc]omma(?!nd)|minus|full stop",
          Language.GERMAN, "Komma|Minus|\\(Punkt\\)",
          Language.FRENCH, "[Vv]irgule|moins changent|\\(point\\)",
          Language.SPANISH, "Coma |menos cambian|\\(punto\\)",
          Language.PORTUGUESE, "V\u00edrgula|menos mudam|\\(ponto\\)");

  private static Map<String, String> bundle(Language language) {
    return Bundles.of(language).entrySet().stream()
        .collect(
            Collectors.toMap(text -> (String) text.getKey(), text -> (String) text.getValue()));
  }

  static Stream<Language> languages() {
    return Bundles.languages();
  }

  /** True for keys of the bundle that name controls, to be inserted into other texts. */
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
  @MethodSource("languages")
  void noTextNamesAKeyThatThePlayerMayNotHave(Language language) {
    Map<String, String> bundle = bundle(language);
    Properties english = Bundles.of(Language.ENGLISH);
    String names =
        KEYS.stream()
            // An untranslated text is shown in English.
            .map(key -> Pattern.quote(bundle.getOrDefault(key, english.getProperty(key))))
            .collect(Collectors.joining("|", "(?<!\\p{L})(?:", ")(?!\\p{L})"));
    // A word such as Space or Left is a key if something is said of it.
    String others =
        bundle.keySet().stream()
            .filter(key -> key.startsWith("key.") || key.startsWith("mouse."))
            .map(key -> Pattern.quote(bundle.get(key)))
            .collect(Collectors.joining("|", "(?:^|[.,] )(?:", ")\u00a0?: "));
    assertThat(matching(bundle, Pattern.compile(names))).isEmpty();
    assertThat(matching(bundle, Pattern.compile(others))).isEmpty();
    assertThat(matching(bundle, PRINTED)).isEmpty();
    assertThat(matching(bundle, Pattern.compile(SIGNS.getOrDefault(language, "(?!)")))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void thePercentSignFollowsTheLanguagesRules(Language language) {
    boolean close = language == Language.ENGLISH || language == Language.PORTUGUESE;
    Pattern fault = Pattern.compile(close ? "[ \u00a0]%" : "[^\u00a0]%");
    assertThat(matching(bundle(language), fault)).isEmpty();
    assertThat(bundle(language).getOrDefault("menu.value.percent", "%")).endsWith("%");
  }

  /**
   * French has a space before high signs, at which no line is broken; all other languages have
   * none.
   */
  @ParameterizedTest
  @MethodSource("languages")
  void signsFollowTheLanguagesRules(Language language) {
    String fault = language == Language.FRENCH ? "[^\u00a0][:;?!]" : "[ \u00a0][:;?!,.]";
    assertThat(matching(bundle(language), Pattern.compile(fault))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void typewriterSignsAreNotUsed(Language language) {
    assertThat(matching(bundle(language), Pattern.compile("['\"`]|\\.\\.\\.|^ | $"))).isEmpty();
  }

  @Test
  void spanishQuestionsAndExclamationsHaveOpeningMarks() {
    for (Map.Entry<String, String> text : bundle(Language.SPANISH).entrySet()) {
      String words = text.getValue();
      assertThat(words.contains("?")).as(words).isEqualTo(words.contains("\u00bf"));
      assertThat(words.contains("!")).as(words).isEqualTo(words.contains("\u00a1"));
    }
  }
}
