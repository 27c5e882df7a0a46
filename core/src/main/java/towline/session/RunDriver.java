package towline.session;

/**
 * The loop of a run, whoever flies it: each tick asks for a command, quantises it and plays it.
 * Holds native memory until {@link #close()}.
 */
public final class RunDriver implements AutoCloseable {
  private final Run run;
  private final CommandSource source;
  private final RunInput input = new RunInput();

  /** Drives a run, and closes it in the end. */
  public RunDriver(Run run, CommandSource source) {
    this.run = run;
    this.source = source;
  }

  /** Moves everything on by one tick; false, and nothing moved, when there is no command. */
  public boolean tick() {
    input.clear();
    if (!source.fill(run, input)) {
      return false;
    }
    CommandCodec.quantise(input);
    run.tick(input);
    return true;
  }

  /** What the player wanted in the last tick, quantised. */
  public RunInput input() {
    return input;
  }

  public Run run() {
    return run;
  }

  @Override
  public void close() {
    run.close();
  }
}
