package towline.game.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.settings.Language;
import towline.settings.Options;
import towline.store.Folders;
import towline.store.Problem;
import towline.store.Store;
import towline.view.text.Bundles;
import towline.view.text.Localization;

/** Problems with files are described in the player's language, with all their arguments. */
class ProblemWordsTest {
  private static final Pattern PLACEHOLDER = Pattern.compile("<\\d>");

  @TempDir Path folder;

  private static Localization words(Language language) {
    Localization words = Localization.load();
    words.setLocale(language.locale(Locale.ROOT));
    return words;
  }

  private static Set<String> placeholders(String text) {
    return PLACEHOLDER.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
  }

  /**
   * Returns the arguments that only a log needs: the kind of content, which the file's name shows,
   * too.
   */
  private static Set<String> omitted(Problem.Kind kind) {
    return kind == Problem.Kind.NOT_SAVED ? Set.of("<1>") : Set.of();
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyKindHasATextWithTheArgumentsOfTheLog(Language language) {
    Localization words = words(language);
    for (Problem.Kind kind : Problem.Kind.values()) {
      Problem problem = new Problem(kind, List.of("<0>", "<1>", "<2>", "<3>"));
      Set<String> wanted = new TreeSet<>(placeholders(problem.toString()));
      wanted.removeAll(omitted(kind));
      assertThat(placeholders(ProblemWords.of(words, problem))).as("%s", kind).isEqualTo(wanted);
    }
  }

  /** No two languages have one text for a kind, except for the detail, which is quoted. */
  @ParameterizedTest
  @MethodSource("towline.view.text.Bundles#translations")
  void everyKindIsTranslated(Language language) {
    Localization english = words(Language.ENGLISH);
    Localization words = words(language);
    for (Problem.Kind kind : Problem.Kind.values()) {
      Problem problem = new Problem(kind, List.of("a", "b", "c", "d"));
      boolean quoted = kind == Problem.Kind.DETAIL || kind == Problem.Kind.NOTE;
      // Untranslated texts are listed by TranslationsTest.
      if (!quoted && !Bundles.missing(language).contains("problem." + kind)) {
        assertThat(ProblemWords.of(words, problem)).isNotEqualTo(ProblemWords.of(english, problem));
      }
    }
  }

  @Test
  void theReasonIsInThePlayersLanguage() throws IOException {
    Path settings = Folders.portable(folder).settings();
    Files.createDirectories(settings);
    Files.writeString(
        settings.resolve("settings.json"),
        "{\"towline\": \"settings\", \"version\": 1, \"content\": {\"options\":"
            + " {\"nonsense\": \"1\"}, \"bindings\": {}}}");
    Store store = new Store(Folders.portable(folder));
    List<Problem> problems = store.pollMessages();
    assertThat(problems).hasSize(1);
    assertThat(problems.get(0).toString())
        .isEqualTo(
            settings.resolve("settings.json")
                + ": the setting nonsense is unknown and was ignored");
    assertThat(ProblemWords.of(words(Language.GERMAN), problems))
        .containsExactly(
            settings.resolve("settings.json")
                + ": die Einstellung nonsense ist unbekannt und wurde ignoriert.");
  }

  @Test
  void theGameShowsProblemsToThePlayer() throws IOException {
    Path data = Folders.portable(folder).data();
    Files.createDirectories(data);
    Files.writeString(data.resolve("scores.json"), "no scores");
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.TITLE))) {
      game.change(game.settings().with(Options.LANGUAGE, Language.FRENCH));
      game.frames(2);
      assertThat(game.services().topLayer().message())
          .contains("scores.json", "endommag\u00e9", "scores.json.damaged-1");
    }
  }
}
