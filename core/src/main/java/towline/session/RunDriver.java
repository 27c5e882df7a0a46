package towline.session;

import towline.sim.api.Command;

/**
 * The loop of a run, whoever flies it: each tick asks for a command, quantises it and plays it.
 * Holds native memory until {@link #close()}.
 */
public final class RunDriver implements AutoCloseable {
  private final Run run;
  private final CommandSource source;
  private final RunInput input = new RunInput();
  private Tutorial tutorial = Tutorial.none();
  private boolean awaitsStart;
  private int modeWhileWaiting = Command.SAME;

  /** Drives a run, and closes it in the end. */
  public RunDriver(Run run, CommandSource source) {
    this.run = run;
    this.source = source;
  }

  /** Lets {@code lessons} follow the run; called before the first tick. */
  public void teach(Tutorial lessons) {
    tutorial = lessons;
  }

  /** Lets the run stand still until the first thrust or shot; called before the first tick. */
  public void awaitStart() {
    awaitsStart = true;
    tutorial.awaitStart();
  }

  /** Returns true while the run stands still until the first thrust or shot. */
  public boolean awaitsStart() {
    return awaitsStart;
  }

  /** Moves everything on by one tick; false, and nothing moved, when there is no command. */
  public boolean tick() {
    input.clear();
    if (!source.fill(run, input) || standsStill()) {
      return false;
    }
    input.firstRun |= tutorial.isFirstRun();
    CommandCodec.quantise(input);
    run.tick(input);
    tutorial.onTick(run);
    return true;
  }

  /** The aim mode that is chosen while the run waits is the one that it starts with. */
  private boolean standsStill() {
    Command flight = input.flight;
    if (!awaitsStart) {
      return false;
    }
    if (flight.mode != Command.SAME) {
      modeWhileWaiting = flight.mode;
    }
    awaitsStart = flight.thrustX == 0 && flight.thrustY == 0 && !flight.fire && !flight.launch;
    flight.mode = modeWhileWaiting;
    return awaitsStart;
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
