package towline.store;

/**
 * A file could not be read or written. The message is one sentence: what happened, where, and what
 * to do about it.
 */
public final class StoreException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Problem problem;

  StoreException(Problem problem) {
    super(problem.toString());
    this.problem = problem;
  }

  StoreException(Problem problem, Throwable cause) {
    super(problem.toString(), cause);
    this.problem = problem;
  }

  /** What the reader of a file found wrong in it, in English. */
  StoreException(String detail) {
    this(Problem.of(Problem.Kind.DETAIL, detail));
  }

  /** As above, with what led to it. */
  StoreException(String detail, Throwable cause) {
    this(Problem.of(Problem.Kind.DETAIL, detail), cause);
  }

  /** What happened, to be told in the player's language. */
  public Problem problem() {
    return problem;
  }

  /** The sentence in English, which does not end in a full stop. */
  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}
