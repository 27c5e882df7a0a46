package towline.session;

/** A supplier of a run's commands: a player's devices, a bot, a replay. */
@FunctionalInterface
public interface CommandSource {
  /**
   * Fills in the input of the next tick of {@code run}.
   *
   * @param input cleared already
   * @return false if there is no further command, such as at the end of a replay
   */
  boolean fill(Run run, RunInput input);

  /** Returns the kind of pilot that flies. */
  default PilotKind pilot() {
    return PilotKind.BOT;
  }

  /** Returns true if the game does part of a person's flying: aims or fires by itself. */
  default boolean assisted() {
    return false;
  }

  /** Chooses the offer at {@code index}, from 0 on; no effect for replays and bots. */
  default void choose(int index) {}
}
