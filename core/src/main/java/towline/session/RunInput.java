package towline.session;

import towline.sim.api.Command;

/**
 * What the player wants of a run in one tick: how to fly, and what only the rules of play know of.
 *
 * <p>A reused buffer: whoever fills it in starts with {@link #clear()}.
 */
public final class RunInput {
  /** How to fly, and what is ordered of drone and enemies. */
  public final Command flight = new Command();

  /** The index of the difficulty, or {@link Command#SAME}. */
  public int difficulty = Command.SAME;

  /** Which of what the draft offers to fit, from 0 on, or {@link Command#SAME}. */
  public int choice = Command.SAME;

  /** True in the first run of a player, whose first courier comes later. */
  public boolean firstRun;

  /** Back to wanting nothing. */
  public void clear() {
    flight.clear();
    difficulty = Command.SAME;
    choice = Command.SAME;
    firstRun = false;
  }
}
