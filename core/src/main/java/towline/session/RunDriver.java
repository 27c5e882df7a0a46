package towline.session;

import towline.sim.api.Command;

/**
 * The loop of a run, whoever flies it: each tick asks for a command, quantises it and plays it.
 * Holds native memory until {@link #close()}.
 */
public final class RunDriver implements AutoCloseable {
  private final Run run;
  private final CommandSource source;
  private final Command command = new Command();

  /** Drives a run, and closes it in the end. */
  public RunDriver(Run run, CommandSource source) {
    this.run = run;
    this.source = source;
  }

  /** Moves everything on by one tick; false, and nothing moved, when there is no command. */
  public boolean tick() {
    command.clear();
    if (!source.fill(run, command)) {
      return false;
    }
    CommandCodec.quantise(command);
    run.tick(command);
    return true;
  }

  /** The command of the last tick, quantised. */
  public Command command() {
    return command;
  }

  /** The run. */
  public Run run() {
    return run;
  }

  @Override
  public void close() {
    run.close();
  }
}
