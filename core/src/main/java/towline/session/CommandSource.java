package towline.session;

/** Where a run's commands come from: a player's devices, a bot, a replay. */
@FunctionalInterface
public interface CommandSource {
  /**
   * Fills in what the player wants in the next tick of a run.
   *
   * @param input cleared already
   * @return false when there is no further command, as at the end of a replay
   */
  boolean fill(Run run, RunInput input);
}
