package towline.session;

import towline.sim.api.Command;

/** Where a run's commands come from: a player's devices, a bot, a replay. */
@FunctionalInterface
public interface CommandSource {
  /**
   * Fills in what the player wants in the next tick of a run.
   *
   * @param command cleared already
   * @return false when there is no further command, as at the end of a replay
   */
  boolean fill(Run run, Command command);
}
