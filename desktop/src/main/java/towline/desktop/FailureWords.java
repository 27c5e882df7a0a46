package towline.desktop;

import java.util.Locale;
import java.util.stream.Collectors;
import towline.game.diagnostics.GameCrashException;
import towline.game.frame.ProblemWords;
import towline.settings.Language;
import towline.view.draw.AssetException;
import towline.view.text.Localization;

/**
 * The text on a failure, in the language of the settings; in English where the bundle itself is
 * missing.
 *
 * @param text description of the failure, one sentence per line
 * @param labels texts of the dialog
 */
record FailureWords(String text, FailureDialog.Labels labels) {
  private static final FailureDialog.Labels ENGLISH =
      new FailureDialog.Labels(
          "OPEN FOLDER", "COPY", "CLOSE", "Yes: open the folder. No: copy this text.");

  /**
   * Returns the text on a failure for a language setting, on a system with the locale {@code
   * system}.
   */
  static FailureWords of(Exception failure, Language language, Locale system) {
    try {
      Localization words = Localization.load();
      words.setLocale(language.locale(system));
      FailureDialog.Labels labels =
          new FailureDialog.Labels(
              words.of("failure.folder"),
              words.of("failure.copy"),
              words.of("failure.close"),
              words.of("failure.windows"));
      return new FailureWords(text(failure, words), labels);
    } catch (AssetException e) {
      return inEnglish(String.valueOf(failure.getMessage()));
    }
  }

  /**
   * Returns {@code text} with English labels, for cases without a bundle or without memory to read
   * it.
   */
  static FailureWords inEnglish(String text) {
    return new FailureWords(text, ENGLISH);
  }

  private static String text(Exception failure, Localization words) {
    return failure instanceof GameCrashException crash
        ? crash.problems().stream()
            .map(problem -> ProblemWords.of(words, problem))
            .collect(Collectors.joining(System.lineSeparator()))
        : words.of("failure.stopped", String.valueOf(failure.getMessage()));
  }
}
