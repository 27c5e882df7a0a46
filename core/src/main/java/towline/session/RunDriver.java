package towline.session;

/**
 * The loop of a run, whoever flies it: each tick asks for a command, quantises it and plays it.
 * Holds native memory until {@link #close()}.
 */
public final class RunDriver implements AutoCloseable {
  private final Run run;
  private final CommandSource source;
  private final RunInput input = new RunInput();
  private Tutorial tutorial = Tutorial.none();

  /** Drives a run, and closes it in the end. */
  public RunDriver(Run run, CommandSource source) {
    this.run = run;
    this.source = source;
  }

  /** From now on the run waits for the lessons of that tutorial, which looks on. */
  public void teach(Tutorial lessons) {
    tutorial = lessons;
  }

  /** Moves everything on by one tick; false, and nothing moved, when there is no command. */
  public boolean tick() {
    input.clear();
    if (!source.fill(run, input)) {
      return false;
    }
    if (tutorial.waiting() != Tutorial.NONE) {
      input.lesson = tutorial.waiting();
    }
    CommandCodec.quantise(input);
    run.tick(input);
    tutorial.watch(run);
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
