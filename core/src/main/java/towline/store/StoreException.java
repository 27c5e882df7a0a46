package towline.store;

/**
 * A failure to read or write a file. The message is one sentence: the failure, the file, and a
 * remedy.
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

  /** Creates an exception for a defect of a file, in English. */
  StoreException(String detail) {
    this(Problem.of(Problem.Kind.DETAIL, detail));
  }

  /** Creates an exception for a defect of a file, in English, with its cause. */
  StoreException(String detail, Throwable cause) {
    this(Problem.of(Problem.Kind.DETAIL, detail), cause);
  }

  /** Returns the failure, for display in the player's language. */
  public Problem problem() {
    return problem;
  }

  /** Returns the sentence in English, which does not end in a full stop. */
  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}
