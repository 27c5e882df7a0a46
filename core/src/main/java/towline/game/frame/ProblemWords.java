package towline.game.frame;

import java.util.List;
import towline.store.Problem;
import towline.view.text.Localization;

/** Describes problems of the store in the player's language. */
public final class ProblemWords {
  private ProblemWords() {}

  /** Returns a sentence that describes {@code problem}. */
  public static String of(Localization words, Problem problem) {
    Object[] arguments =
        problem.arguments().stream()
            .map(part -> part instanceof Problem reason ? of(words, reason) : part)
            .toArray();
    return words.of("problem." + problem.kind().name(), arguments);
  }

  /** Returns a sentence for each problem. */
  public static List<String> of(Localization words, List<Problem> problems) {
    return problems.isEmpty()
        ? List.of()
        : problems.stream().map(problem -> of(words, problem)).toList();
  }
}
