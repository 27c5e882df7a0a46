package towline.desktop;

/** What the process says to whoever started it. */
final class ExitCode {
  /** Done. */
  static final int DONE = 0;

  /** A check failed, or the program itself. */
  static final int FAILED = 1;

  /** Bad usage or bad input, said in one sentence. */
  static final int BAD_INPUT = 2;

  private ExitCode() {}
}
