package towline.desktop.cli;

/** The exit codes of the process. */
public final class ExitCode {
  public static final int DONE = 0;

  /** A check or the command itself failed. */
  public static final int FAILED = 1;

  /** Bad usage, bad input, or an output that cannot be written, reported in one sentence. */
  public static final int BAD_INPUT = 2;

  /** The game crashed and has written a report. */
  public static final int CRASHED = 3;

  private ExitCode() {}
}
