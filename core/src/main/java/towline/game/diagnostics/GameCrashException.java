package towline.game.diagnostics;

import java.util.List;
import java.util.stream.Collectors;
import towline.store.Problem;

/** A crash of the game. Its message is plain English, one sentence a line. */
public final class GameCrashException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<Problem> problems;

  GameCrashException(List<Problem> problems, Throwable cause) {
    super(
        problems.stream()
            .map(GameCrashException::line)
            .collect(Collectors.joining(System.lineSeparator())),
        cause);
    this.problems = List.copyOf(problems);
  }

  private static String line(Problem problem) {
    return switch (problem.kind()) {
      case DETAIL -> problem.toString();
      case NO_REPORT -> problem + ":";
      default -> problem + ".";
    };
  }

  /** Returns the sentences for the player. */
  public List<Problem> problems() {
    return problems;
  }
}
