package towline.session;

import towline.sim.api.Command;

/**
 * The driver of every run, in a window or without: in each tick it takes a command from its source,
 * quantises it and plays it. Holds native memory until {@link #close()}.
 */
public class RunDriver implements AutoCloseable {
  private final Run run;
  private final CommandSource source;
  private final RunInput input = new RunInput();
  private Tutorial tutorial = Tutorial.none();
  private boolean awaitsStart;
  private int modeWhileWaiting = Command.UNCHANGED;

  /** Creates a driver that owns {@code run} and closes it in {@link #close()}. */
  public RunDriver(Run run, CommandSource source) {
    this.run = run;
    this.source = source;
  }

  /** Sets the tutorial of the run; called before the first tick. */
  public final void teach(Tutorial lessons) {
    tutorial = lessons;
  }

  /** Pauses the run until the first thrust or shot; called before the first tick. */
  public final void awaitStart() {
    awaitsStart = true;
    tutorial.awaitStart();
  }

  /** Returns true while the run is paused until the first thrust or shot. */
  public final boolean awaitsStart() {
    return awaitsStart;
  }

  /**
   * Plays a tick; returns false, and plays none, if there is no command or the run waits for its
   * start.
   */
  public final boolean tick() {
    input.clear();
    if (!source.fill(run, input) || waitsForStart()) {
      return false;
    }
    input.firstRun |= tutorial.isFirstRun();
    CommandCodec.quantise(input);
    run.tick(input);
    tutorial.onTick(run);
    return true;
  }

  /**
   * Returns true while the run waits for its start. The aim mode that is chosen meanwhile is the
   * one with which it starts.
   */
  private boolean waitsForStart() {
    Command flight = input.flight;
    if (!awaitsStart) {
      return false;
    }
    if (flight.mode != Command.UNCHANGED) {
      modeWhileWaiting = flight.mode;
    }
    awaitsStart = flight.thrustX == 0 && flight.thrustY == 0 && !flight.fire && !flight.launch;
    flight.mode = modeWhileWaiting;
    return awaitsStart;
  }

  /** Returns the input of the last tick, quantised. */
  public final RunInput input() {
    return input;
  }

  /** Returns the kind of pilot that flies. */
  public final PilotKind pilot() {
    return source.pilot();
  }

  /** Returns true if the game does part of a person's flying. */
  public final boolean isAssisted() {
    return source.assisted();
  }

  /** Chooses the offer at {@code index}, from 0 on. */
  public final void choose(int index) {
    source.choose(index);
  }

  public final Run run() {
    return run;
  }

  @Override
  public final void close() {
    run.close();
  }
}
