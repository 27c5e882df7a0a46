package towline.session;

import towline.sim.api.Command;

/**
 * The player's input to a run in one tick: the commands of flight, and those of the rules of play.
 *
 * <p>A reused buffer: call {@link #clear()} before filling it.
 */
public final class RunInput {
  /** The commands to ship, drone and enemies. */
  public final Command flight = new Command();

  /** The index of the difficulty, or {@link Command#UNCHANGED}. */
  public int difficulty = Command.UNCHANGED;

  /** The index of the chosen item of the open offer, from 0 on, or {@link Command#UNCHANGED}. */
  public int choice = Command.UNCHANGED;

  /** True in the first run of a player, whose first courier comes later. */
  public boolean firstRun;

  /** Resets all fields to no input. */
  public void clear() {
    flight.clear();
    difficulty = Command.UNCHANGED;
    choice = Command.UNCHANGED;
    firstRun = false;
  }
}
