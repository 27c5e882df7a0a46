package towline.desktop.cli;

/** What the process says to whoever started it. */
public final class ExitCode {
  /** Done. */
  public static final int DONE = 0;

  /** A check failed, or a command. */
  public static final int FAILED = 1;

  /** Bad usage or bad input, said in one sentence. */
  public static final int BAD_INPUT = 2;

  /** The game has failed, and has written down how. */
  public static final int CRASHED = 3;

  private ExitCode() {}
}
