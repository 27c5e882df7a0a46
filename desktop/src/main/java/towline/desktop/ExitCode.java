package towline.desktop;

/** What the process says to whoever started it. */
final class ExitCode {
  /** Done. */
  static final int DONE = 0;

  /** A check failed, or a command. */
  static final int FAILED = 1;

  /** Bad usage or bad input, said in one sentence. */
  static final int BAD_INPUT = 2;

  /** The game has failed, and has written down how. */
  static final int CRASHED = 3;

  private ExitCode() {}
}
